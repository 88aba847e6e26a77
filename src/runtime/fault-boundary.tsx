import { Component, type MouseEvent, type ReactNode } from 'react';

import * as labels from '../config/words.ts';

type Props = { children: ReactNode };

/** Keeps a fault inside its island, its dialog or the overlay. Forms have drafts, so trying again shows what was typed. */
export class FaultBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  /** The pressed button goes, so the focus moves to the first control of what came back. */
  readonly tryAgain = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const place = currentTarget.closest('[role=alert]')?.parentElement;
    this.setState({ hasFailed: false }, () =>
      place?.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus(),
    );
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="grid gap-3 border-s-2 border-attack bg-ground py-2 ps-4">
        <h2 className="text-h4">{labels.unexpectedError}</h2>
        <p>{labels.stoppedByFault}</p>
        <p className="flex flex-wrap gap-x-6">
          <button type="button" className="link" onClick={this.tryAgain}>
            {labels.tryAgain}
          </button>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- An empty address reloads this page. */}
          <a className="link" href="">
            {labels.reload}
          </a>
          <a className="link" href="/">
            {labels.home}
          </a>
        </p>
      </div>
    );
  }
}

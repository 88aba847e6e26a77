import { Component, type ReactNode } from 'react';

import { ButtonLink } from '../ui/button.tsx';

type Props = { children: ReactNode };

/** The failure screen: says what happened and offers the two ways out that cannot fail. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="wrap grid min-h-screen content-center gap-6 py-20">
        <h1>Unexpected Application Error!</h1>
        <p className="lede">
          The page stopped because of a fault of ours. Messages you handed over are still in the
          Outbox.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink look="primary" href="">
            Reload
          </ButtonLink>
          <ButtonLink href="/">Home</ButtonLink>
        </div>
      </main>
    );
  }
}

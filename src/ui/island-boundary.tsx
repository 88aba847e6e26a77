import { Component, type ReactNode } from 'react';

/** A fault in one island stays there: the page around it goes on. */
export class IslandBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="grid gap-3 border-l-2 border-alpha py-2 pl-4">
        <p className="font-semibold">Unexpected Application Error!</p>
        <p>
          This part of the page stopped because of a fault of ours. Messages you handed over are
          still in the Outbox.
        </p>
        <p>
          {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- An empty address loads this page anew. */}
          <a className="link" href="">
            Reload
          </a>
        </p>
      </div>
    );
  }
}

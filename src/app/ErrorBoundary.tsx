import { Component } from 'react';
import type { ReactNode } from 'react';

type Props = { children: ReactNode };
type State = { failed: boolean };

/** The last resort: whatever breaks while rendering ends in a page that offers a way on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="last-resort" role="alert">
        <h1>Something went wrong on this page</h1>
        <p>Nothing you saved is lost. Loading the page again usually helps.</p>
        <p>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => window.location.reload()}
          >
            Load again
          </button>{' '}
          <a className="btn btn-ghost" href="/">
            Return to home
          </a>
        </p>
      </main>
    );
  }
}

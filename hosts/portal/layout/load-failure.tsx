import { warning } from '@echelon/membership/icons';
import { Button, EmptyState } from '@echelon/membership/ui';
import { Component, type ReactNode } from 'react';

/** Stands in for a page whose code could not be loaded: after a new release, or without a connection. */
export class LoadFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="main" id="main" tabIndex={-1} role="alert">
        <EmptyState icon={warning} title="This page could not be loaded" action={<Button onClick={() => location.reload()}>Load it again</Button>}>
          Check your connection. Nothing that you have entered elsewhere is lost.
        </EmptyState>
      </main>
    );
  }
}

import { warning } from '@echelon/membership/icons';
import { Button, EmptyState, useWords } from '@echelon/membership/ui';
import { Component, type ReactNode } from 'react';
import { layoutWords } from './layout-words.js';

function NotLoaded() {
  const { notLoaded } = useWords(layoutWords);
  return (
    <EmptyState
      icon={warning}
      title={notLoaded.title}
      action={<Button onClick={() => location.reload()}>{notLoaded.again}</Button>}
    >
      {notLoaded.text}
    </EmptyState>
  );
}

export interface LoadFailureProps {
  children: ReactNode;
  /** A `main` is around it already. */
  withinMain?: boolean;
}

/** Replaces a page whose code could not be loaded: after a new release, or without a connection. */
export class LoadFailure extends Component<LoadFailureProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { children, withinMain } = this.props;
    if (!this.state.failed) return children;
    return withinMain ? (
      <div role="alert">
        <NotLoaded />
      </div>
    ) : (
      <main className="main" id="main" tabIndex={-1} role="alert">
        <NotLoaded />
      </main>
    );
  }
}

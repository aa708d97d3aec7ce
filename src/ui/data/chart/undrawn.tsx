import { Component, type ReactNode } from 'react';

interface UndrawnProps {
  children: ReactNode;
  /** The drawing's code did not come, or it failed. */
  onFail: () => void;
}

/** Lets a drawing fail without what is around it: the figures are still there. */
export class Undrawn extends Component<UndrawnProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

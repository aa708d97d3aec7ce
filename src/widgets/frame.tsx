import { Component, type ReactNode } from 'react';
import { Banner } from '../ui/banner/banner.js';
import { Button } from '../ui/button/button.js';
import { Root } from '../ui/root/root.js';
import { frameCopy } from './copy.js';

export interface FrameProps {
  children: ReactNode;
  host?: HTMLElement | undefined;
  theme?: 'light' | 'dark' | undefined;
  /** Told once per failure, for a log. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/** What is around every widget, as component and as element: its root style, its host, and a way out when it breaks. */
export function Frame({ children, host, theme, onFailure }: FrameProps) {
  return (
    <Root host={host} theme={theme}>
      <Boundary onFailure={onFailure}>{children}</Boundary>
    </Root>
  );
}

interface BoundaryProps {
  children: ReactNode;
  onFailure: ((error: unknown) => void) | undefined;
}

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <div part="failure">
        <Banner tone="critical" title={frameCopy.broken} actions={<Button type="secondary" size="sm" onClick={() => this.setState({ broken: false })}>{frameCopy.tryAgain}</Button>} />
      </div>
    );
  }
}

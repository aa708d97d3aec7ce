import { Component } from 'react';
import { Banner } from '../ui/banner/banner.js';
import { Button } from '../ui/button/button.js';
import { Root, type RootProps } from '../ui/root/root.js';
import { frameCopy } from './copy.js';

export interface FrameProps extends RootProps {
  /** Told once per failure, for a log. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/** What is around every widget, as component and as element: its root style, its host, and a way out when it breaks. */
export class Frame extends Component<FrameProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return (
      <Root {...this.props}>
        {this.state.broken ? (
          <div part="failure">
            <Banner tone="critical" title={frameCopy.broken} actions={<Button type="secondary" size="sm" onClick={() => this.setState({ broken: false })}>{frameCopy.tryAgain}</Button>} />
          </div>
        ) : this.props.children}
      </Root>
    );
  }
}

import { Component, type ReactNode } from 'react';
import { LanguageContext } from '../ui/language/language.js';
import { Root } from '../ui/root/root.js';
import { Failure } from './failure.js';
import { usePageLanguage } from './language.js';

export interface FrameProps {
  children: ReactNode;
  host?: HTMLElement | undefined;
  theme?: 'light' | 'dark' | undefined;
  /** The locale that prerendered markup was written in. */
  locale?: string | undefined;
  /** Told once per failure, for a log. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/** What is around every widget, as component and as element: its root style, its host, and a way out when it breaks. */
export function Frame({ children, host, theme, locale, onFailure }: FrameProps) {
  return (
    <Root host={host} theme={theme}>
      <LanguageContext value={usePageLanguage(locale)}>
        <Boundary onFailure={onFailure}>{children}</Boundary>
      </LanguageContext>
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
    return <Failure is="broken" onRetry={() => this.setState({ broken: false })} />;
  }
}

import { Component, type ReactNode } from 'react';
import { LanguageContext } from '../../ui/language/language.js';
import { Root, type RootProps } from '../../ui/root/root.js';
import { Failure } from '../screen/failure.js';
import { usePageLanguage } from './language.js';
import { Patient } from '../screen/patience.js';

interface SpokenProps {
  /** The locale that prerendered markup was written in. */
  locale?: string | undefined;
  children: ReactNode;
}

/** Gives everything below the page's language, and follows it. */
export function PageLanguage({ locale, children }: SpokenProps) {
  return <LanguageContext value={usePageLanguage(locale)}>{children}</LanguageContext>;
}

export interface FrameProps extends RootProps, SpokenProps {
  /** Called once per failure, for a log. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/** What is around every widget, as component and as element: its root style, its language, its host, and a way out when it breaks. */
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
        <PageLanguage locale={this.props.locale}>
          {this.state.broken ? (
            <Failure is="broken" onRetry={() => this.setState({ broken: false })} />
          ) : (
            <Patient>{this.props.children}</Patient>
          )}
        </PageLanguage>
      </Root>
    );
  }
}

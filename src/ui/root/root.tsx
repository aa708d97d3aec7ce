import type { CSSProperties, ReactNode } from 'react';
import { keepsFocus } from '../hooks/keeps-focus.js';
import { HostContext } from '../host/host.js';
import { root } from '../style/root.css.js';

export interface RootProps {
  children: ReactNode;
  /** The custom element this is rendered under, when there is one. */
  host?: HTMLElement | undefined;
  /** Forces a colour scheme; without it the page's own is followed. */
  theme?: 'light' | 'dark' | undefined;
  /** Tokens of its own, as `--echelon-*` properties. */
  style?: CSSProperties | undefined;
}

/** The box every widget is rendered into: our type, colours and tokens, nothing of the page's by accident; the focus stays in it. */
export function Root({ children, host, theme, style }: RootProps) {
  return (
    <HostContext value={host}>
      {/* It takes no press, it only hears of those in it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={root} data-echelon-theme={theme} style={style} onKeyUp={keepsFocus} onClick={keepsFocus}>
        {children}
      </div>
    </HostContext>
  );
}

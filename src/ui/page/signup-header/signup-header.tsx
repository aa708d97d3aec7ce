import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../../actions/button/button.js';
import { useWords } from '../../language/language.js';
import { Logo } from '../../identity/logo/logo.js';
import { header, home } from './signup-header.css.js';
import { signupHeaderWords } from './words.js';

export interface SignupHeaderProps {
  logo?: ReactNode;
  homeHref?: string | undefined;
  /** What the logo's link is called for a screen reader. */
  homeLabel?: string | undefined;
  /** The Login link can be hidden (spec s.2). */
  showLogin?: boolean | undefined;
  loginHref?: string | undefined;
  loginLabel?: string | undefined;
  /** For a page that goes there without a reload: call `preventDefault`. */
  onLogin?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** Beside or instead of the Login link. */
  children?: ReactNode;
}

/** The head of the signup pages, 92 px. */
export function SignupHeader({
  logo = <Logo />,
  homeHref = '/',
  homeLabel,
  showLogin = true,
  loginHref = '/login',
  loginLabel,
  onLogin,
  children,
}: SignupHeaderProps) {
  const words = useWords(signupHeaderWords);
  return (
    <header className={header} part="header">
      <a className={home} href={homeHref} aria-label={homeLabel ?? words.home}>
        {logo}
      </a>
      {children}
      {showLogin && (
        <Button type="ghost" href={loginHref} onClick={onLogin}>
          {loginLabel ?? words.login}
        </Button>
      )}
    </header>
  );
}

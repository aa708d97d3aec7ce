import { unseen } from '../../style/unseen.css.js';
import { logo, mark } from './logo.css.js';

export interface LogoProps {
  name?: string | undefined;
  /** The bars alone, where there is no room for the name. A screen reader still reads it. */
  markOnly?: boolean | undefined;
}

/** The word mark: a name behind three bars, each a step back from the one before. */
export function Logo({ name = 'Echelon', markOnly = false }: LogoProps) {
  return (
    <span className={logo} part="logo">
      <svg className={mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M10 3h12v4.5H10zM6 9.75h12v4.5H6zM2 16.5h12V21H2z" />
      </svg>
      {markOnly ? <span className={unseen}>{name}</span> : name}
    </span>
  );
}

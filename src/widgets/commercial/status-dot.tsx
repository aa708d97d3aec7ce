import type { ReactNode } from 'react';
import { dot, status } from './desk.css.js';

export type DotTone = 'neutral' | 'success' | 'info' | 'warning' | 'critical';

interface StatusDotProps {
  tone: DotTone;
  /** Somebody has to do something about it. */
  isException?: boolean | undefined;
  children: ReactNode;
}

/** A state in a table: a dot and a word. */
export const StatusDot = ({ tone, isException = false, children }: StatusDotProps) => (
  <span className={status} data-exception={isException ? '' : undefined}>
    <span className={dot} data-tone={tone} />
    {children}
  </span>
);

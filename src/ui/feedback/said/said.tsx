import type { ReactNode } from 'react';
import { useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { heldBack } from './held-back.js';
import { saidWords } from './words.js';

export interface SaidProps {
  /** Without it 'Loading'. */
  children?: ReactNode;
}

/**
 * Words that are only read out, as they come, wherever they come from. Where a region can stay on the page while it says
 * nothing, a plain `role="status"` does.
 */
export function Said({ children }: SaidProps) {
  const { loading } = useWords(saidWords);
  return (
    <span className={unseen} role="status">
      <span ref={heldBack}>{children ?? loading}</span>
    </span>
  );
}

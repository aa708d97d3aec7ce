import type { ReactNode } from 'react';
import { unseen } from '../../style/unseen.css.js';
import { seenHeldBack, unseenHeldBack } from './held-back.js';

interface SaidProps {
  children: ReactNode;
}

/**
 * Words that are only read out, as they come, wherever they come from. Where a region can stay on the page while it says
 * nothing, a plain `role="status"` does.
 */
export function Said({ children }: SaidProps) {
  return (
    <span className={unseen} role="status">
      <span ref={unseenHeldBack}>{children}</span>
    </span>
  );
}

export interface SeenAndSaidProps extends SaidProps {
  className?: string | undefined;
  part?: string | undefined;
}

/** The same for words that are seen, too; how they look is of what is in the region. */
export function SeenAndSaid({ children, className, part }: SeenAndSaidProps) {
  return (
    <div role="status">
      <div ref={seenHeldBack} className={className} part={part}>
        {children}
      </div>
    </div>
  );
}

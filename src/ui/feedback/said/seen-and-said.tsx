import { heldBack } from './held-back.js';
import type { SaidProps } from './said.js';

export interface SeenAndSaidProps extends SaidProps {
  className?: string | undefined;
  part?: string | undefined;
}

/** Words that are read out as `Said` has them, and seen, too; how they look is of what is in the region. */
export function SeenAndSaid({ children, className, part }: SeenAndSaidProps) {
  return (
    <div role="status">
      <div ref={heldBack} className={className} part={part}>
        {children}
      </div>
    </div>
  );
}

import { Children, type ReactNode } from 'react';
import { box, cell, grid } from './card-grid.css.js';

export interface CardGridProps {
  /** Pricing cards or their skeletons; each is laid out as an item of a list. */
  children: ReactNode;
  /** What the list is called for a screen reader. */
  label?: string | undefined;
  /** The cards are not known yet. */
  busy?: boolean | undefined;
}

/** One card or many: side by side where 280 px are left for each, one below the other where not. */
export function CardGrid({ children, label, busy }: CardGridProps) {
  return (
    <div className={box} part="cards" aria-busy={busy || undefined}>
      <ul className={grid} role="list" aria-label={label}>
        {Children.map(children, child => (
          <li className={cell}>{child}</li>
        ))}
      </ul>
    </div>
  );
}

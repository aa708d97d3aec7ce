import type { ReactNode } from 'react';
import { item, list } from './bullet-list.css.js';

export interface BulletListProps {
  /** Short lines of equal weight. Nothing is shown for none. */
  items: readonly ReactNode[];
}

/** Things to look at, one per line. */
export function BulletList({ items }: BulletListProps) {
  return (
    items.length > 0 && (
      <ul className={list} part="list">
        {items.map((text, index) => (
          <li key={index} className={item}>
            {text}
          </li>
        ))}
      </ul>
    )
  );
}

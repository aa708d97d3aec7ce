import type { ReactNode } from 'react';
import { intro as introClass, sheet } from './foundations.css.js';

/** One page of specimens, with what they have in common said above. */
export function Sheet({ intro, children }: { intro: string; children: ReactNode }) {
  return (
    <div className={sheet}>
      <p className={introClass}>{intro}</p>
      {children}
    </div>
  );
}

/** `colorTextMuted` → `Text muted`. */
export const spoken = (name: string): string => {
  const words = name.replace(/([A-Z]|\d+)/g, part => ` ${part.toLowerCase()}`).trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

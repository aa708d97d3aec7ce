import type { MouseEvent } from 'react';
import { toBulk } from './to-bulk.css.js';

/** Gives the focus to the first thing that can be done, in the nearest line of them. */
function go({ currentTarget }: MouseEvent<HTMLElement>): void {
  let around = currentTarget.parentElement;
  let first: HTMLElement | null = null;
  while (around && !first) {
    first = around.querySelector('[part=table-bulk] button');
    around = around.parentElement;
  }
  first?.focus();
}

/** After the box that was ticked last: the way to what can be done with what is chosen, past all rows between. */
export const ToBulk = ({ label }: { label: string }) => (
  <button type="button" className={toBulk} onClick={go}>
    {label}
  </button>
);

import type { MouseEvent } from 'react';
import { Button } from '../../actions/button/button.js';
import { useWords } from '../../language/language.js';
import { toBulk } from './to-bulk.css.js';
import { dataTableWords } from './words.js';

const FIRST = '[part=table-bulk] button';

/** Gives the focus to the first thing that can be done, in the nearest line of them. */
const go = ({ currentTarget }: MouseEvent<HTMLElement>): void =>
  currentTarget.closest(`:has(${FIRST})`)?.querySelector<HTMLElement>(FIRST)?.focus();

/** After the box that was ticked last: the way to what can be done with what is chosen, past all rows between. */
export const ToBulk = () => (
  <span className={toBulk}>
    <Button size="sm" onClick={go}>
      {useWords(dataTableWords).toActions}
    </Button>
  </span>
);

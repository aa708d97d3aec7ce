import { useWords } from '../../language/language.js';
import { line } from './copyright.css.js';
import { copyrightWords } from './words.js';

export interface CopyrightProps {
  /** The current year. Given, so that a page that was made ahead shows the same everywhere. */
  year: number;
  owner?: string | undefined;
}

/** Who owns what is on a page. */
export function Copyright({ year, owner = 'Echelon' }: CopyrightProps) {
  return (
    <p className={line} part="copyright">
      {useWords(copyrightWords).line(year, owner)}
    </p>
  );
}

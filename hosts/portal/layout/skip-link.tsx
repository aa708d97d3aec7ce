import { useWords } from '@echelon/membership/ui';
import { layoutWords } from './layout-words.js';

/** A link past the header for keyboard users. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useWords(layoutWords).skip}
    </a>
  );
}

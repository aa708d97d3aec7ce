import { useWords } from '@echelon/membership/ui';
import { layoutWords } from './layout-words.js';

/** Leads past the header, for whoever uses a keyboard. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useWords(layoutWords).skip}
    </a>
  );
}

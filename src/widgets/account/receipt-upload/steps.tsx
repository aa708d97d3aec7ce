import { useId } from 'react';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import type { Screen } from './screen.js';
import { heading } from '../../layout/sections.css.js';
import { aside, step } from './view.css.js';

/** How far the newest receipt has come. */
function reachedIn(screen: Screen): number {
  if (screen.is === 'sent') return 2;
  if (screen.is !== 'receipts') return 1;
  const [newest] = screen.items;
  return newest?.status === 'approved' ? 3 : newest?.status === 'pending' ? 2 : 1;
}

/** What happens with a receipt, as the mark's three bars. */
export function Steps({ screen }: { screen: Screen }) {
  const { next } = useWords(words);
  const id = useId();
  const reached = reachedIn(screen);
  return (
    <aside className={aside} aria-labelledby={id}>
      <h3 className={heading} id={id}>
        {next.title}
      </h3>
      <ol role="list">
        {[next.send, next.check, next.code].map((text, index) => (
          <li
            key={text}
            className={step}
            data-reached={index < reached ? '' : undefined}
            aria-current={index === reached - 1 ? 'step' : undefined}
          >
            {text}
          </li>
        ))}
      </ol>
    </aside>
  );
}

import type { MouseEvent } from 'react';
import { Button } from '../../actions/button/button.js';
import { useWords } from '../../language/language.js';
import { page, text as textClass, title as titleClass } from './not-found.css.js';
import { notFoundWords } from './words.js';

export interface NotFoundProps {
  title?: string | undefined;
  text?: string | undefined;
  backLabel?: string | undefined;
  /** '/' without one (spec s.2). */
  backHref?: string | undefined;
  /** For a page that goes there without a reload: call `preventDefault`. */
  onBack?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Says that there is no such page, and leads home (texts: spec s.2). */
export function NotFound({ title, text, backLabel, backHref = '/', onBack }: NotFoundProps) {
  const words = useWords(notFoundWords);
  return (
    <div className={page} part="not-found">
      <h1 className={titleClass}>{title ?? words.title}</h1>
      <p className={textClass}>{text ?? words.text}</p>
      <Button href={backHref} onClick={onBack}>
        {backLabel ?? words.back}
      </Button>
    </div>
  );
}

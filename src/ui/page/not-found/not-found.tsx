import type { MouseEvent } from 'react';
import { Button } from '../../button/button.js';
import { page, text as textClass, title as titleClass } from './not-found.css.js';

export interface NotFoundProps {
  title?: string | undefined;
  text?: string | undefined;
  backLabel?: string | undefined;
  backHref?: string | undefined;
  /** For a page that goes there without loading anew: call `preventDefault`. */
  onBack?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Says that there is no such page, and leads home (texts: spec s.2). */
export function NotFound({
  title = 'Page Not Found', text = "Sorry, the page you're looking for has been moved or doesn't exist.", backLabel = 'Back to Home', backHref = '/', onBack,
}: NotFoundProps) {
  return (
    <div className={page} part="not-found">
      <h1 className={titleClass}>{title}</h1>
      <p className={textClass}>{text}</p>
      <Button href={backHref} onClick={onBack}>{backLabel}</Button>
    </div>
  );
}

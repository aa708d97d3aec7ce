import { useId, type MouseEvent, type Ref } from 'react';
import { Icon } from '../../icon/icon.js';
import { error } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { Link } from '../../navigation/link/link.js';
import { list, summary, title as titleClass } from './error-summary.css.js';
import { errorSummaryWords } from './words.js';

export interface FieldError {
  /** Id of the control it is about. Without one it is about the whole form. */
  field?: string | undefined;
  text: string;
}

export interface ErrorSummaryProps {
  /** Without it 'There is a problem'. */
  title?: string | undefined;
  errors: readonly FieldError[];
  /** To move the focus here after a form was refused. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Everything that is wrong in a form, in one place, each with the way to its field. Nothing without errors. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  const words = useWords(errorSummaryWords);
  const titleId = useId();
  if (errors.length === 0) return null;
  const go = (event: MouseEvent<HTMLElement>, field: string) => {
    // Not by the address: a fragment finds nothing inside a shadow root.
    event.preventDefault();
    const tree = event.currentTarget.getRootNode();
    (tree instanceof ShadowRoot ? tree : document).getElementById(field)?.focus();
  };
  return (
    <div ref={ref} className={summary} role="alert" tabIndex={-1} aria-labelledby={titleId} part="error-summary">
      <p className={titleClass} id={titleId}>
        <Icon shape={error} />
        {title ?? words.title}
      </p>
      <ul className={list}>
        {errors.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            {field === undefined ? (
              text
            ) : (
              <Link href={`#${field}`} onClick={event => go(event, field)}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useEffect, type FormEvent, type ReactNode } from 'react';
import { noticePresses } from '../../hooks/after-press.js';
import { useRefusalFocus } from '../../hooks/use-refusal-focus.js';
import { holdUnsaved } from './unsaved.js';

export interface FormProps {
  /** What the form is called for a screen reader. */
  label: string;
  children: ReactNode;
  onSubmit: () => void;
  /**
   * Why the form was not taken; a new object for each time it was sent. The focus goes to the first control that is
   * marked as wrong, else to what carries `refusalMark`.
   */
  refusal?: object | undefined;
  /** Something typed would be lost: the browser asks before the page is left. For forms that take a while to fill in. */
  unsaved?: boolean | undefined;
  className?: string | undefined;
  id?: string | undefined;
  part?: string | undefined;
}

/**
 * A real form, so that Enter, autofill and password managers work, in shadow roots too. It leaves checking to its owner:
 * the browser's own bubbles say less, and only of one field.
 */
export function Form({ label, children, onSubmit, refusal, unsaved = false, className, id, part = 'form' }: FormProps) {
  const form = useRefusalFocus(refusal);
  useEffect(noticePresses, []);
  useEffect(() => (unsaved ? holdUnsaved() : undefined), [unsaved]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form ref={form} id={id} className={className} part={part} onSubmit={submit} noValidate aria-label={label}>
      {children}
    </form>
  );
}

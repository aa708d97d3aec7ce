import { useEffect, useRef, type RefObject } from 'react';

/** Marks what says why a form was refused, for when no control of it is to blame. Give it a `tabIndex` of -1 too. */
export const refusalMark = { 'data-refusal': '', tabIndex: -1 };

/**
 * Each time a form is refused anew, brings the focus to the first control that is marked as wrong, else to what
 * carries `refusalMark`. Put the ref on the form.
 */
export function useRefusalFocus(refusal: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid=true]') ?? find('[data-refusal]'))?.focus();
  }, [refusal]);
  return form;
}

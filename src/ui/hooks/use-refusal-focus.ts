import { useEffect, useRef } from 'react';

/** Marks what says why a form was refused, for when no control of it is to blame. */
export const refusalMark = { 'data-refusal': '', tabIndex: -1 };

/** Each time a form is refused again, brings the focus to what is wrong. Put the ref on the form. */
export function useRefusalFocus(refusal: object | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refusal) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid=true]') ?? find('[data-refusal]'))?.focus();
  }, [refusal]);
  return form;
}

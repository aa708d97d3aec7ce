import type { Kept } from './keep-draft.js';

/**
 * Types again what a user without an account had typed before a reload of this tab, and keeps what they type until it
 * is sent. In the tab's own storage, which closes with it. Secrets are left out by naming the fields that may be kept.
 */
export function keepTyped<Field extends string, Values extends Record<Field, string>>(
  name: string,
  form: Kept<Values>,
  fields: readonly Field[],
): () => void {
  const key = `echelon-typed-${name}`;
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const field of fields) {
      const value: unknown = typeof kept === 'object' && kept && Reflect.get(kept, field);
      if (value && typeof value === 'string') form.type(field, value as Values[Field]);
    }
  } catch {
    // Without storage, or with another user's words in it, it is typed again.
  }
  return form.$form.listen(({ values, dirty }) => {
    try {
      if (dirty) sessionStorage.setItem(key, JSON.stringify(values, [...fields]));
      else sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  });
}

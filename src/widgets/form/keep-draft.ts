import type { ReadableAtom } from 'nanostores';
import type { Session } from '../../core/session/session.js';

/** What was typed and not sent: by session of a page, then by form and person. In memory alone: it is about people, and goes with the page. */
const draftsBySession = new WeakMap<Session['$state'], Map<string, object>>();

function draftsOf({ $state }: Session): Map<string, object> {
  const known = draftsBySession.get($state);
  if (known) return known;
  const drafts = new Map<string, object>();
  draftsBySession.set($state, drafts);
  // A user who signs out leaves nothing behind.
  $state.listen(({ endedBy }) => {
    if (endedBy === 'person') drafts.clear();
  });
  return drafts;
}

export interface Kept<Values extends object> {
  $form: ReadableAtom<{ values: Values; dirty: boolean }>;
  fields: readonly (keyof Values & string)[];
  type: <Field extends keyof Values & string>(field: Field, value: Values[Field]) => void;
}

/**
 * Types again what a person had typed into a form when their session ended, and keeps what they type from now on until
 * it is sent. For forms that show what is known already; begin it once they know that, and stop it before they are
 * emptied or know another user. Secrets are left out by naming the fields that may be kept.
 */
export function keepDraft<Values extends object>(
  name: string,
  form: Kept<Values>,
  session: Session,
  fields: readonly (keyof Values & string)[] = form.fields,
): () => void {
  const drafts = draftsOf(session);
  const key = `${name} ${session.get().userId}`;
  // The name identifies one form, so its draft has that form's values.
  const draft = drafts.get(key) as Values | undefined;
  for (const field of fields)
    if (draft && draft[field] !== form.$form.get().values[field]) form.type(field, draft[field]);
  return form.$form.listen(({ values, dirty }) => {
    if (dirty) drafts.set(key, Object.fromEntries(fields.map(field => [field, values[field]])));
    else drafts.delete(key);
  });
}

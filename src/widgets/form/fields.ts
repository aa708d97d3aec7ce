import type { ReadableAtom } from 'nanostores';
import { useId } from 'react';
import { afterPress } from '../../ui/hooks/after-press.js';
import { problemText, type FormState } from './form.js';
import { useStore } from '../screen/use-store.js';

interface Form<Values extends object, Code extends string, FailureCode extends string> {
  $form: ReadableAtom<FormState<Values, Code, FailureCode>>;
  fields: readonly (keyof Values & string)[];
  type: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  leave: (name: keyof Values & string) => void;
}

/**
 * What a form holds, and how each of its fields is tied to it: `<TextField {...field('email')} label={…} />`. `words`
 * say what is wrong with one; `id` is for a form whose fields are in several components.
 */
export function useFields<Values extends object, Code extends string, FailureCode extends string>(
  form: Form<Values, Code, FailureCode>,
  words: Readonly<Record<Code, string>>,
  id?: string,
) {
  const own = useId();
  const state = useStore(form.$form);
  const field = <Name extends keyof Values & string>(name: Name) => ({
    id: `${id ?? own}-${name}`,
    name,
    value: state.values[name],
    error: problemText(state.problems[name], words),
    onChange: (value: Values[Name]) => form.type(name, value),
    // A problem that appears in the middle of a press would push the button away.
    onBlur: () => afterPress(() => form.leave(name)),
  });
  return {
    ...state,
    field,
    /** Of every field that is marked, in the order of the form, for a summary above it. */
    errors: form.fields.flatMap(name => {
      const { id: at, error } = field(name);
      return error === undefined ? [] : [{ name, field: at, text: error }];
    }),
  };
}

import { createContext, useContext, useId, type ReactNode } from 'react';
import { afterPress } from '../../../ui/hooks/after-press.js';
import { useWords } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { problemText } from '../../form.js';
import { useStore } from '../../use-store.js';
import { words } from './copy.js';
import type { createProfileEditor } from './model.js';
import type { Editing } from './screen.js';
import { changedFields, type Field, type Values } from './values.js';
import { dot } from './view.css.js';

export type Model = ReturnType<typeof createProfileEditor>;

/** The form that the fields are of. */
export const FormContext = createContext<{ model: Model; screen: Editing; id: string } | undefined>(undefined);

export function useEditing(): { model: Model; screen: Editing; id: string } {
  const found = useContext(FormContext);
  const id = useId();
  if (!found) throw new Error(`The profile's field ${id} stands outside its form.`);
  return found;
}

/** What is typed, what is wrong with it, and how each field is tied to the form. */
export function useFields() {
  const copy = useWords(words);
  const { model, screen, id } = useEditing();
  const { values, problems } = useStore(model.form.$form);
  const changed = changedFields(values, screen.known);
  const errorOf = (name: Field) => problemText(problems[name], copy.problems);
  return {
    copy,
    model,
    screen,
    values,
    changed,
    errorOf,
    idOf: (name: Field) => `${id}-${name}`,
    /** For any control whose value is not a text. */
    wiring: (name: Field) => ({
      id: `${id}-${name}`,
      name,
      label: <Label isChanged={changed.includes(name)}>{copy.labels[name]}</Label>,
      error: errorOf(name),
      // A problem that appears in the middle of a press would push the button away.
      onBlur: () => afterPress(() => model.leave(name)),
    }),
    text: <Name extends Field>(name: Name, value: Values[Name]) => ({
      value,
      onChange: (typed: Values[Name]) => model.type(name, typed),
    }),
  };
}

function Label({ isChanged, children }: { isChanged: boolean; children: ReactNode }) {
  const copy = useWords(words);
  return isChanged ? (
    <>
      {children}
      <span className={dot} />
      <span className={unseen}>, {copy.changed}</span>
    </>
  ) : (
    children
  );
}

import { createContext, useContext, useId, type ReactNode } from 'react';
import { useWords } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { useFields as useFormFields } from '../../form/fields.js';
import { measureWords } from '../../form/measure-copy.js';
import { words } from './copy.js';
import type { createProfileEditor } from './model.js';
import type { Editing } from './screen.js';
import { changedFields, type Field } from './values.js';
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
  const measures = useWords(measureWords);
  const { model, screen, id } = useEditing();
  const problems = { ...measures.problems, ...copy.problems };
  const form = useFormFields({ ...model.form, type: model.type, leave: model.leave }, problems, id);
  const changed = changedFields(form.values, screen.known);
  return {
    ...form,
    copy,
    model,
    screen,
    changed,
    field: <Name extends Field>(name: Name) => ({
      ...form.field(name),
      label: <Label isChanged={changed.includes(name)}>{copy.labels[name]}</Label>,
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

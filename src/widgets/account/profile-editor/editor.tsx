import { useId, useMemo, useRef } from 'react';
import { Form } from '../../../ui/forms/form/form.js';
import { useWords } from '../../../ui/language/language.js';
import { title, view } from '../../layout/sections.css.js';
import { useStore } from '../../screen/use-store.js';
import { About, Address, Body, Contact } from './parts.js';
import { words } from './copy.js';
import { Refused } from './refused.js';
import { SaveBar } from './save-bar.js';
import type { Editing } from './screen.js';
import { FormContext, type Model } from './use-fields.js';
import { changedFields } from './values.js';

/** The profile as one form. */
export function Editor({ model, screen }: { model: Model; screen: Editing }) {
  const copy = useWords(words);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { values, refusal } = useStore(model.form.$form);
  const context = useMemo(() => ({ model, screen, id }), [model, screen, id]);
  const name = screen.isOwn ? copy.title : copy.titleOf(`${screen.row.firstName} ${screen.row.lastName}`.trim());
  // What was pressed is gone: the focus must not go with it.
  const toTop = () => heading.current?.focus();
  return (
    <FormContext value={context}>
      <Form
        label={name}
        className={view}
        refusal={refusal}
        unsaved={changedFields(values, screen.known).length > 0}
        onSubmit={() => void model.save()}
      >
        <h2 ref={heading} className={title} tabIndex={-1}>
          {name}
        </h2>
        <Refused onGone={toTop} />
        <About />
        <Contact />
        <Address />
        <Body />
        {!screen.conflict && <SaveBar onGone={toTop} />}
      </Form>
    </FormContext>
  );
}

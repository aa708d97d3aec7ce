import { useEffect, useId } from 'react';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { Conflict } from '../../../editor/conflict.js';
import { useFields } from '../../../form/fields.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { view } from '../view.css.js';
import { formWords } from './copy.js';
import { Details } from './details.js';
import { createEdit } from './edit-model.js';
import { editable, valuesOf } from './values.js';

export interface EditProps {
  location: Location;
  onSaved: (location: Location) => void;
  onClose: () => void;
}

/** The details of a location. When a colleague was quicker, both versions are shown. */
export function View({ location, onSaved, onClose }: EditProps) {
  const copy = useWords(formWords);
  const id = useId();
  const model = useWorkModel(session => createEdit({ session, location, onSaved }), []);
  const { known, conflict } = useStore(model.$screen);
  const { field, values, refusal, sending } = useFields(model.form, copy.problems, id);
  useEffect(() => model.begin(), [model]);
  const title = copy.editTitle(location.name);
  return (
    <Drawer
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button type="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button submit form={id} loading={sending} disabled={conflict !== undefined}>
            {copy.save}
          </Button>
        </>
      }
    >
      <Form id={id} label={title} className={view} refusal={refusal} onSubmit={() => void model.save()}>
        {conflict && (
          <Conflict
            conflict={conflict}
            fields={editable}
            base={known}
            mine={values}
            theirs={valuesOf(conflict.theirs)}
            label={name => copy.labels[name]}
            say={(_, value) => String(value ?? '')}
            saving={sending}
            onKeepMine={() => void model.keepMine()}
            onTakeTheirs={model.takeTheirs}
          />
        )}
        {refusal?.code && !conflict && (
          <div {...refusalMark}>
            <Banner>{failureText({ ...refusal, code: refusal.code }, copy)}</Banner>
          </div>
        )}
        <TextField {...field('name')} label={copy.labels.name} required autoComplete="off" />
        <Details form={model.form} id={id} />
      </Form>
    </Drawer>
  );
}

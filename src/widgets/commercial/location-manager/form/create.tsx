import { useEffect, useId } from 'react';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { Combobox } from '../../../../ui/forms/combobox/combobox.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useFields } from '../../../form/fields.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { view } from '../view.css.js';
import { formWords } from './copy.js';
import { createCreation } from './create-model.js';
import { Details } from './details.js';

export interface CreateProps {
  onCreated: (location: Location) => void;
  onClose: () => void;
}

/** A new location. What was typed is still there after the drawer was closed. */
export function View({ onCreated, onClose }: CreateProps) {
  const copy = useWords(formWords);
  const id = useId();
  const model = useWorkModel(session => createCreation({ session, onCreated }), []);
  const owners = useStore(model.$owners);
  const { field, refusal, sending } = useFields(model.form, copy.problems, id);
  useEffect(() => model.begin(), [model]);
  const { onBlur, ...owner } = field('owner');
  return (
    <Drawer
      open
      title={copy.createTitle}
      onClose={onClose}
      footer={
        <>
          <Button type="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button submit form={id} loading={sending}>
            {copy.create}
          </Button>
        </>
      }
    >
      <Form id={id} label={copy.createTitle} className={view} refusal={refusal} onSubmit={() => void model.create()}>
        {refusal?.code && (
          <div {...refusalMark}>
            <Banner>{failureText({ ...refusal, code: refusal.code }, copy)}</Banner>
          </div>
        )}
        <TextField {...field('name')} label={copy.labels.name} required autoComplete="off" />
        {model.asksOwner && (
          <div onBlur={onBlur}>
            <Combobox
              {...owner}
              label={copy.labels.owner}
              helper={copy.ownerHelper}
              required
              suggestions={
                typeof owners === 'string'
                  ? owners
                  : owners.map(one => ({ value: one.id, label: one.name, note: one.id }))
              }
              emptyText={copy.ownerEmpty}
              onChange={model.typeOwner}
              onChoose={({ label }) => model.form.type('owner', label)}
              onRetry={model.retryOwners}
            />
          </div>
        )}
        <Details form={model.form} id={id} />
      </Form>
    </Drawer>
  );
}

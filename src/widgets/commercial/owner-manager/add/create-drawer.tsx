import { useId } from 'react';
import type { Owner } from '../../../../core/contract/schemas/commercial/owners.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Drawer } from '../../../../ui/feedback/drawer/drawer.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useFields } from '../../../form/fields.js';
import { rows } from '../../../layout/sections.css.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { addWords } from './add-copy.js';
import { createNewOwner } from './model.js';

export interface AddProps {
  dealerId: string;
  onAdded: (owner: Owner) => void;
  onClose: () => void;
}

/** A new owner beside the list. */
export function View({ dealerId, onAdded, onClose }: AddProps) {
  const copy = useWords(addWords);
  const id = useId();
  const model = useWorkModel(session => createNewOwner({ session, dealerId, onAdded }), [dealerId]);
  const { field, sending, dirty, refusal } = useFields(model.form, copy.problems);
  return (
    <Drawer
      open
      title={copy.create.title}
      onClose={onClose}
      footer={
        <Button submit form={id} loading={sending}>
          {copy.create.action}
        </Button>
      }
    >
      <Form
        id={id}
        label={copy.create.title}
        className={rows}
        refusal={refusal}
        unsaved={dirty}
        onSubmit={() => void model.create()}
      >
        {refusal?.code && (
          <div {...refusalMark}>
            <Banner>{failureText({ ...refusal, code: refusal.code }, copy)}</Banner>
          </div>
        )}
        <TextField {...field('name')} label={copy.labels.name} autoComplete="off" required />
        <TextField {...field('contactName')} label={copy.labels.contactName} autoComplete="off" />
        <TextField {...field('contactEmail')} label={copy.labels.contactEmail} type="email" autoComplete="off" />
        <TextField {...field('contactPhone')} label={copy.labels.contactPhone} type="tel" autoComplete="off" />
      </Form>
    </Drawer>
  );
}

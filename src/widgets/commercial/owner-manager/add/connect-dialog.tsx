import { useId } from 'react';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Dialog } from '../../../../ui/feedback/dialog/dialog.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { TextField } from '../../../../ui/forms/text-field/text-field.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useFields } from '../../../form/fields.js';
import { rows } from '../../../layout/sections.css.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { addWords } from './add-copy.js';
import type { AddProps } from './create-drawer.js';
import { createConnection } from './model.js';

/** An owner that exists, by its id. */
export function View({ dealerId, onAdded, onClose }: AddProps) {
  const copy = useWords(addWords);
  const id = useId();
  const model = useWorkModel(session => createConnection({ session, dealerId, onAdded }), [dealerId]);
  const { field, sending, refusal } = useFields(model.form, copy.problems);
  return (
    <Dialog
      open
      title={copy.connect.title}
      onClose={onClose}
      left={{ type: 'secondary', disabled: sending }}
      right={{ label: copy.connect.action, form: id, loading: sending }}
    >
      <Form id={id} label={copy.connect.title} className={rows} refusal={refusal} onSubmit={() => void model.connect()}>
        <p>{copy.connect.text}</p>
        {refusal?.code && (
          <div {...refusalMark}>
            <Banner>{failureText({ ...refusal, code: refusal.code }, copy)}</Banner>
          </div>
        )}
        <TextField
          {...field('ownerId')}
          label={copy.connect.id}
          helper={copy.connect.helper}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </Form>
    </Dialog>
  );
}

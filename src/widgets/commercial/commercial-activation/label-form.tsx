import { Button } from '../../../ui/actions/button/button.js';
import { Form } from '../../../ui/forms/form/form.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useWords } from '../../../ui/language/language.js';
import { useFields } from '../../form/fields.js';
import { rows } from '../../layout/sections.css.js';
import { words } from './copy.js';
import type { ActivationModel } from './model.js';
import { Refused } from './refused.js';
import { Scan } from './scan.js';
import { actions } from './view.css.js';

/** The serial number of a machine and a code of the location; for whoever has both, signed in or not. */
export function LabelForm({ model }: { model: ActivationModel }) {
  const { label: copy, labelProblems, labelFailures, wait } = useWords(words);
  const { label } = model;
  const { field, sending, refusal, errors } = useFields(label.form, labelProblems);
  const typed = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, required: 'unmarked' } as const;
  return (
    <Form label={copy.submit} className={rows} refusal={refusal} onSubmit={() => void label.activate()}>
      {errors.length === 0 && <Refused why={refusal} copy={{ failures: labelFailures, wait }} />}
      <TextField
        {...field('serialNumber')}
        {...typed}
        onChange={text => label.type('serialNumber', text)}
        label={copy.serialNumber}
        helper={copy.serialHelper}
      />
      <TextField
        {...field('activationCode')}
        {...typed}
        onChange={text => label.type('activationCode', text)}
        label={copy.activationCode}
        helper={copy.codeHelper}
      />
      <div className={actions}>
        <Button submit type="start" loading={sending}>
          {copy.submit}
        </Button>
        <Scan onRead={model.read} />
      </div>
    </Form>
  );
}

import { Button } from '../../../ui/actions/button/button.js';
import { Form } from '../../../ui/forms/form/form.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useWords } from '../../../ui/language/language.js';
import { useFields } from '../../form/fields.js';
import type { ConsoleModel } from './console-model.js';
import { Title } from './console-moments.js';
import { actions, texts } from './console.css.js';
import { consoleWords } from './console-copy.js';
import { Refused } from './refused.js';

/** The other way: a code of the location, typed on the machine. */
export function TypedCode({ model }: { model: ConsoleModel }) {
  const { title, typing: copy, problems, failures, wait } = useWords(consoleWords);
  const { field, sending, refusal, errors } = useFields(model.form, problems);
  return (
    <Form label={title} className={texts} refusal={refusal} onSubmit={() => void model.activate()}>
      <Title>{title}</Title>
      {errors.length === 0 && <Refused why={refusal} copy={{ failures, wait }} />}
      <TextField
        {...field('activationCode')}
        onChange={model.type}
        label={copy.label}
        helper={copy.helper}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required="unmarked"
      />
      <div className={actions}>
        <Button submit size="lg" type="start" loading={sending}>
          {copy.submit}
        </Button>
        <Button size="lg" type="secondary" onClick={model.start}>
          {copy.back}
        </Button>
      </div>
    </Form>
  );
}

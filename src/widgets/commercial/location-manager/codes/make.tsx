import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { NumberField } from '../../../../ui/forms/number-field/number-field.js';
import { SelectField } from '../../../../ui/forms/select-field/select-field.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { useFields } from '../../../form/fields.js';
import { heading, view } from '../view.css.js';
import { codesWords } from './copy.js';
import { lifetimes, MOST_USES, type CodesModel } from './model.js';
import { timeLeft } from './time-left.js';

/** A new code: for how many machines, and for how long. */
export function MakeCode({ model }: { model: CodesModel }) {
  const words = useWords(codesWords);
  const { make: copy } = words;
  const locale = useLocale();
  const { field, refusal, sending } = useFields(model.form, copy.problems);
  return (
    <Form label={copy.title} className={view} refusal={refusal} onSubmit={() => void model.create()}>
      <h3 className={heading}>{copy.title}</h3>
      {refusal?.code && (
        <div {...refusalMark}>
          <Banner>{failureText({ ...refusal, code: refusal.code }, words)}</Banner>
        </div>
      )}
      <NumberField
        {...field('maxUses')}
        label={copy.maxUses}
        helper={copy.maxUsesHelper}
        min={1}
        max={MOST_USES}
        required
      />
      <SelectField
        {...field('lifetime')}
        label={copy.lifetime}
        settled
        options={lifetimes.map(seconds => ({ value: String(seconds), label: timeLeft(seconds, locale) }))}
      />
      <div>
        <Button submit loading={sending}>
          {copy.submit}
        </Button>
      </div>
    </Form>
  );
}

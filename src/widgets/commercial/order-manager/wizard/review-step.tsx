import { Button } from '../../../../ui/actions/button/button.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { useWords } from '../../../../ui/language/language.js';
import { heading, muted } from '../../desk.css.js';
import type { WizardModel } from './model.js';
import type { Writing } from './screen.js';
import { wizardWords } from './wizard-copy.js';
import { foot, step as stepClass } from './wizard.css.js';

/** What we should know, and the last press. */
export function ReviewStep({ model, writing: { order, notes, working } }: { model: WizardModel; writing: Writing }) {
  const { review: copy } = useWords(wizardWords);
  return (
    <Form label={copy.title} className={stepClass} onSubmit={() => void model.submit()}>
      <div>
        <h3 className={heading}>{copy.title}</h3>
        {order && <p className={muted}>{copy.text(order.owner.name)}</p>}
      </div>
      <Textarea
        label={copy.notes}
        helper={copy.notesHelper}
        name="notes"
        limit={1000}
        value={notes}
        onChange={model.explain}
      />
      <div className={foot}>
        <Button type="secondary" onClick={() => model.go('lines')}>
          {copy.change}
        </Button>
        <Button submit loading={working === 'submitting'}>
          {copy.submit}
        </Button>
      </div>
    </Form>
  );
}

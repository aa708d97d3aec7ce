import { Button } from '../../../../ui/actions/button/button.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { useWords } from '../../../../ui/language/language.js';
import { PlaceField } from '../../../places/field.js';
import { useStore } from '../../../screen/use-store.js';
import { heading } from '../../desk.css.js';
import type { WizardModel } from './model.js';
import type { Writing } from './screen.js';
import { wizardWords } from './wizard-copy.js';
import { step as stepClass } from './wizard.css.js';

/** Where to. The draft begins with it. */
export function PlaceStep({ model, writing }: { model: WizardModel; writing: Writing }) {
  const { place: copy } = useWords(wizardWords);
  const { typed } = useStore(model.$place);
  const places = useStore(model.$places);
  const { placeMissing, working } = writing;
  return (
    <Form
      label={copy.title}
      className={stepClass}
      refusal={placeMissing ? writing : undefined}
      onSubmit={() => void model.next()}
    >
      <h3 className={heading}>{copy.title}</h3>
      <PlaceField
        label={copy.label}
        helper={copy.helper}
        noneText={copy.none}
        typed={typed}
        error={placeMissing ? copy.missing : undefined}
        places={places}
        onSeek={model.seek}
        onChoose={model.choose}
        onRetry={model.retryPlaces}
      />
      <div>
        <Button submit loading={working === 'creating'}>
          {copy.next}
        </Button>
      </div>
    </Form>
  );
}

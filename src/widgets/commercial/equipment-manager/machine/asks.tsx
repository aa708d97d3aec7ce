import { useId } from 'react';
import { Dialog } from '../../../../ui/feedback/dialog/dialog.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { refusalMark } from '../../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../../ui/language/language.js';
import { useFields } from '../../../form/fields.js';
import { rows } from '../../../layout/sections.css.js';
import { useStore } from '../../../screen/use-store.js';
import { askWords } from './ask-copy.js';
import type { AskModel, AskName } from '../ask.js';
import { AskFields } from './ask-fields.js';
import type { MachineModel, MachineShown } from '../machine.js';
import { Refusal } from './remarks.js';

export interface AsksProps {
  model: MachineModel;
  ask: AskModel;
  screen: MachineShown;
  asking: AskName;
  places: readonly { id: string; name: string }[];
  onSeated: (() => void) | undefined;
}

/** What takes something away. */
const warns: ReadonlySet<AskName> = new Set<AskName>(['unseat', 'rest', 'trash', 'release', 'replace']);

/** A question about a machine, with what has to be known before it is done. */
export function View({ model, ask, screen: { machine, refused }, asking, places, onSeated }: AsksProps) {
  const copy = useWords(askWords);
  const beside = useStore(model.$beside);
  const { title, text, action } = copy.questions[asking];
  const id = useId();
  const fields = useFields(ask.form, copy.problems);
  const { sending, refusal } = fields;
  const close = () => {
    if (!sending) ask.close();
  };
  return (
    <Dialog
      open
      title={title(machine.name)}
      onClose={close}
      left={{ type: 'secondary', disabled: sending }}
      right={{ label: action, type: warns.has(asking) ? 'warning' : 'primary', loading: sending, form: id }}
    >
      <Form id={id} label={title(machine.name)} className={rows} refusal={refusal} onSubmit={() => void ask.submit()}>
        {refused && refusal?.code && (
          <div {...refusalMark}>
            <Refusal refused={refused} places={places} beside={beside} onSeated={onSeated} />
          </div>
        )}
        <p>{text}</p>
        <AskFields asking={asking} ask={ask} machine={machine} beside={beside} field={fields.field} />
      </Form>
    </Dialog>
  );
}

import { Button } from '../../../ui/actions/button/button.js';
import { Form } from '../../../ui/forms/form/form.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useWords } from '../../../ui/language/language.js';
import { useFields } from '../../form/fields.js';
import { AskToSignIn } from '../../screen/person-view.js';
import { rows } from '../../layout/sections.css.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { ActivationModel, Screen } from './model.js';
import { Refused } from './refused.js';
import { Scan } from './scan.js';
import { actions } from './view.css.js';

interface Props {
  model: ActivationModel;
  screen: Extract<Screen, { is: 'asking' }>;
  onSignIn: () => void;
}

/** The code that a machine shows: only those who run a location confirm it. */
export function ScreenForm({ model, screen, onSignIn }: Props) {
  const { screen: copy } = useWords(words);
  const { values } = useStore(model.pairing.form.$form);
  if (screen.isSignedIn) return <CodeForm model={model} />;
  const kept = values.code.trim();
  return (
    <AskToSignIn title={copy.signIn} onSignIn={onSignIn}>
      {[screen.ended ? copy.ended : copy.signInText, kept && copy.kept(kept)].filter(Boolean).join(' ')}
    </AskToSignIn>
  );
}

function CodeForm({ model }: { model: ActivationModel }) {
  const { screen: copy, pairingProblems, pairingFailures, wait } = useWords(words);
  const { pairing } = model;
  const { field, sending, refusal, problems } = useFields(pairing.form, pairingProblems);
  return (
    <Form label={copy.submit} className={rows} refusal={refusal} onSubmit={() => void pairing.lookUp()}>
      {!problems.code && <Refused why={refusal} copy={{ failures: pairingFailures, wait }} />}
      <TextField
        {...field('code')}
        onChange={pairing.type}
        label={copy.label}
        helper={copy.helper}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required="unmarked"
      />
      <div className={actions}>
        <Button submit loading={sending}>
          {copy.submit}
        </Button>
        <Scan onRead={model.read} />
      </div>
    </Form>
  );
}

import { useId, useState, type FormEvent } from 'react';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Field } from '../../../ui/forms/field/field.js';
import { useWords } from '../../../ui/language/language.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useStore } from '../../screen/use-store.js';
import type { ProofModel, ProofRefusal } from './proof.js';
import { proofWords } from './proof-copy.js';
import { divider, grow, row, stack } from './view.css.js';

const aboutFile = (code: ProofRefusal) =>
  code === 'fileMissing' || code === 'fileTooLarge' || code === 'fileTypeRefused';

/** Serial number or receipt, for months that came with equipment. */
export function ProofStep({ proof, onProven }: { proof: ProofModel; onProven: () => void }) {
  const copy = useWords(proofWords);
  const screen = useStore(proof.$screen);
  const [serial, setSerial] = useState(proof.given);
  const [file, setFile] = useState<File>();
  const fileId = useId();
  const busy = screen.is === 'checking';
  const refused = screen.is === 'refused' ? screen.code : undefined;
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (!busy) await proof.checkSerial(serial);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!busy) await proof.sendReceipt(file);
  };
  if (screen.is === 'proven') {
    return (
      <div className={stack}>
        <Banner tone="success">
          {screen.by === 'serial' ? copy.serialFound(screen.name) : copy.receiptFound(screen.name)}
        </Banner>
        <Button size="lg" full onClick={onProven}>
          {copy.continue}
        </Button>
      </div>
    );
  }
  return (
    <div className={stack}>
      <p>{copy.text}</p>
      <form className={stack} onSubmit={event => void check(event)} noValidate>
        <TextField
          label={copy.serial}
          helper={copy.serialHelper}
          name="serialNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required="unmarked"
          value={serial}
          onChange={setSerial}
          error={refused && !aboutFile(refused) ? copy.failures[refused] : undefined}
        />
        <Button submit size="lg" full loading={busy} loadingLabel={copy.checking}>
          {copy.check}
        </Button>
      </form>
      <hr className={divider} />
      <form className={stack} onSubmit={event => void send(event)} noValidate>
        <p>{copy.or}</p>
        <Field
          label={copy.receipt}
          helper={copy.receiptHelper}
          id={fileId}
          error={refused && aboutFile(refused) ? copy.failures[refused] : undefined}
        >
          {wiring => (
            <input
              {...wiring}
              type="file"
              name="receipt"
              accept="application/pdf,image/jpeg,image/png,image/webp"
              onChange={event => setFile(event.target.files?.[0])}
            />
          )}
        </Field>
        <div className={row}>
          <div className={grow}>
            <Button submit type="secondary" full loading={busy}>
              {copy.send}
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}

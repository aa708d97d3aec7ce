import { RECEIPT_BYTES } from '../../../core/uploads.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { Button } from '../../../ui/actions/button/button.js';
import { DateField } from '../../../ui/forms/date-field/date-field.js';
import { ErrorSummary } from '../../../ui/forms/error-summary/error-summary.js';
import { Optional } from '../../../ui/forms/field/optional.js';
import { FileUpload } from '../../../ui/forms/file-upload/file-upload.js';
import { Form } from '../../../ui/forms/form/form.js';
import { afterPress } from '../../../ui/hooks/after-press.js';
import { refusalMark } from '../../../ui/hooks/use-refusal-focus.js';
import { useWords } from '../../../ui/language/language.js';
import { TextField } from '../../../ui/forms/text-field/text-field.js';
import { useFields } from '../../form/fields.js';
import { useStore } from '../../screen/use-store.js';
import { failureText } from '../../copy.js';
import { sendingWords, type SendingCopy } from './copy.js';
import type { ReceiptUploadModel } from './model.js';
import type { Person } from './screen.js';
import type { SerialFacts } from './serial.js';
import { actions, form as formClass, pair } from './view.css.js';

interface AskingProps {
  model: ReceiptUploadModel;
  hasReceipts: boolean;
  person: Person;
  onSignIn: () => void;
}

/** What is known of the number, said beside its field: it never blocks the form. */
function serialTexts(facts: SerialFacts, { serial, serialHelper }: SendingCopy): { helper?: string; warning?: string } {
  switch (facts.is) {
    case 'nothing':
      return { helper: serialHelper };
    case 'looking':
      return { helper: serial.looking };
    case 'unknown':
      return { warning: serial.unknown };
    case 'known':
      return facts.bundle === 'available'
        ? { helper: serial.known(facts.name) }
        : { warning: serial.taken(facts.name) };
    default:
      return facts satisfies never;
  }
}

/** What was bought, where and when, and the picture that shows it. */
export function Asking({ model, hasReceipts, person, onSignIn }: AskingProps) {
  const { form } = model;
  const copy = useWords(sendingWords);
  const { values, problems, sending, dirty, refusal, errors, field } = useFields(form, copy.problems);
  const facts = useStore(model.$serial);
  const receipt = field('file');
  const begun = model.begunBefore();
  const code = refusal?.code;
  return (
    <Form
      label={copy.send}
      className={formClass}
      refusal={refusal}
      unsaved={dirty && values.file !== undefined}
      onSubmit={() => void model.send()}
    >
      <p>{copy.intro}</p>
      {person.is === 'child' && (
        <Banner tone="info" announced={false}>
          {copy.child}
        </Banner>
      )}
      {person.is === 'visitor' && (
        <Banner
          tone={person.ended ? 'warning' : 'info'}
          announced={person.ended}
          actions={
            <Button type="secondary" size="sm" onClick={onSignIn}>
              {copy.visitor.signIn}
            </Button>
          }
        >
          {person.ended ? copy.ended : copy.visitor.text}
        </Banner>
      )}
      {begun !== undefined && (
        <Banner tone="info" announced={false}>
          {copy.begun(begun)}
        </Banner>
      )}
      {refusal && errors.length > 0 && <ErrorSummary title={copy.problemTitle} errors={errors} />}
      {refusal && errors.length === 0 && code && code !== 'aborted' && (
        <div {...refusalMark}>
          <Banner tone="critical">{failureText({ ...refusal, code }, copy)}</Banner>
        </div>
      )}
      <TextField
        {...field('serialNumber')}
        {...serialTexts(facts, copy)}
        label={<Optional>{copy.labels.serialNumber}</Optional>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        onChange={model.typeSerial}
        onBlur={() => afterPress(model.leaveSerial)}
      />
      <div className={pair}>
        <TextField
          {...field('retailer')}
          label={<Optional>{copy.labels.retailer}</Optional>}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={100}
        />
        <DateField
          {...field('purchasedOn')}
          label={<Optional>{copy.labels.purchasedOn}</Optional>}
          max={model.today()}
        />
      </div>
      {person.is === 'visitor' && (
        <TextField
          {...field('email')}
          label={copy.labels.email}
          helper={problems.email ? undefined : copy.emailHelper}
          required="unmarked"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      )}
      <FileUpload
        id={receipt.id}
        name="receipt"
        label={copy.labels.file}
        helper={copy.fileHelper}
        required="unmarked"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        maxSize={RECEIPT_BYTES}
        error={receipt.error}
        files={values.file ? [{ id: 'receipt', file: values.file, state: 'chosen' }] : []}
        onAdd={([file]) => receipt.onChange(file)}
        onRemove={() => receipt.onChange(undefined)}
      />
      <div className={actions}>
        <Button submit size="lg" loading={sending}>
          {copy.send}
        </Button>
        {hasReceipts && (
          <Button type="ghost" onClick={model.back}>
            {copy.back}
          </Button>
        )}
      </div>
    </Form>
  );
}

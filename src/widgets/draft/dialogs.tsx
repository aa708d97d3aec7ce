import { useId, useState, type ReactNode } from 'react';
import { instantOf, localTime } from '../../core/instants.js';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { DateTimeField } from '../../ui/forms/date-time-field/date-time-field.js';
import { Dialog } from '../../ui/feedback/dialog/dialog.js';
import { Form } from '../../ui/forms/form/form.js';
import { useWords } from '../../ui/language/language.js';
import { RadioGroup } from '../../ui/forms/radio-group/radio-group.js';
import { Textarea } from '../../ui/forms/textarea/textarea.js';
import { rows } from '../layout/sections.css.js';
import { draftWords } from './copy.js';

interface DialogProps {
  onClose: () => void;
}

export interface DialogsProps extends DialogProps {
  /** Which of them. */
  open: 'discard' | 'discardBeside' | 'remove' | 'at' | 'unpublish' | 'ask';
  now: number;
  onDiscard: () => void;
  onRemove: () => void;
  onPublish: (input: { at: number; reason?: string }) => void;
  onUnpublish: (input: { at?: number; keep: boolean }) => void;
  onAsk: (note: string) => void;
}

/** What is asked before something happens to a draft; fetched when nothing else is to do. */
export function View({ open, now, onDiscard, onRemove, onPublish, onUnpublish, onAsk, onClose }: DialogsProps) {
  const words = useWords(draftWords);
  switch (open) {
    case 'at':
      return <PublishAt now={now} onPublish={onPublish} onClose={onClose} />;
    case 'unpublish':
      return <Unpublish now={now} onUnpublish={onUnpublish} onClose={onClose} />;
    case 'ask':
      return <AskToPublish onAsk={onAsk} onClose={onClose} />;
    default: {
      const { title, action, text } = words[open];
      return (
        <ConfirmDialog
          open
          title={title}
          action={action}
          onClose={onClose}
          onConfirm={() => {
            onClose();
            (open === 'remove' ? onRemove : onDiscard)();
          }}
        >
          {text}
        </ConfirmDialog>
      );
    }
  }
}

interface AskingProps extends DialogProps {
  title: string;
  action: string;
  warns?: boolean;
  children: ReactNode;
  onSubmit: () => void;
  refusal?: object | undefined;
}

/** A question with a form in it; Enter answers. */
function Asking({ title, action, warns, children, onSubmit, onClose, refusal }: AskingProps) {
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      left={{ type: 'secondary' }}
      right={{ label: action, type: warns ? 'warning' : 'primary', form: id }}
    >
      <Form id={id} label={title} className={rows} onSubmit={onSubmit} refusal={refusal}>
        {children}
      </Form>
    </Dialog>
  );
}

/** An instant to come, as it is typed. */
function useInstant(now: number, label: string) {
  const { at: words } = useWords(draftWords);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const at = instantOf(typed);
  const isToCome = at !== null && at > now;
  return {
    /** Unix seconds; undefined, and marked, where it is none or has passed. */
    take: (): number | undefined => {
      setWrong(!isToCome);
      return isToCome ? at : undefined;
    },
    field: (
      <DateTimeField
        label={label}
        name="at"
        required
        min={localTime(now)}
        value={typed}
        error={wrong && !isToCome ? words.past : undefined}
        onChange={setTyped}
      />
    ),
  };
}

/** When something is to be published, and why. */
function PublishAt({
  now,
  onPublish,
  onClose,
}: DialogProps & { now: number; onPublish: (input: { at: number; reason?: string }) => void }) {
  const { at: words } = useWords(draftWords);
  const instant = useInstant(now, words.label);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<object>();
  const submit = () => {
    const at = instant.take();
    if (at === undefined || reason.length > 500) return setRefusal({});
    onPublish({ at, ...(reason.trim() && { reason: reason.trim() }) });
    onClose();
  };
  return (
    <Asking title={words.title} action={words.action} onSubmit={submit} onClose={onClose} refusal={refusal}>
      {instant.field}
      <Textarea
        label={words.reason}
        name="reason"
        helper={words.reasonHelper}
        limit={500}
        value={reason}
        onChange={setReason}
      />
    </Asking>
  );
}

/** Whether what was live stays as a draft, and when it is taken back. */
function Unpublish({
  now,
  onUnpublish,
  onClose,
}: DialogProps & { now: number; onUnpublish: (input: { at?: number; keep: boolean }) => void }) {
  const { unpublish: words } = useWords(draftWords);
  const [keep, setKeep] = useState('keep');
  const [when, setWhen] = useState('now');
  const instant = useInstant(now, words.when);
  const [refusal, setRefusal] = useState<object>();
  const submit = () => {
    const at = when === 'later' ? instant.take() : undefined;
    if (when === 'later' && at === undefined) return setRefusal({});
    onUnpublish({ keep: keep === 'keep', ...(at !== undefined && { at }) });
    onClose();
  };
  return (
    <Asking title={words.title} action={words.action} warns onSubmit={submit} onClose={onClose} refusal={refusal}>
      <p>{words.text}</p>
      <RadioGroup
        label={words.what}
        name="keep"
        value={keep}
        onChange={setKeep}
        options={[
          { value: 'keep', label: words.keep, helper: words.keepHelper },
          { value: 'drop', label: words.drop, helper: words.dropHelper },
        ]}
      />
      <RadioGroup
        label={words.when}
        name="when"
        value={when}
        onChange={setWhen}
        options={[
          { value: 'now', label: words.now },
          { value: 'later', label: words.later },
        ]}
      />
      {when === 'later' && instant.field}
    </Asking>
  );
}

/** A note for those who may publish. */
function AskToPublish({ onAsk, onClose }: DialogProps & { onAsk: (note: string) => void }) {
  const { asking: words } = useWords(draftWords);
  const [note, setNote] = useState('');
  const [refusal, setRefusal] = useState<object>();
  const problem = note.trim() === '' ? words.missing : note.length > 500 ? words.long : undefined;
  const submit = () => {
    if (problem) return setRefusal({});
    onAsk(note.trim());
    onClose();
  };
  return (
    <Asking title={words.title} action={words.action} onSubmit={submit} onClose={onClose} refusal={refusal}>
      <p>{words.text}</p>
      <Textarea
        label={words.label}
        name="note"
        required
        limit={500}
        value={note}
        error={refusal ? problem : undefined}
        onChange={setNote}
      />
    </Asking>
  );
}

import { useEffect, useId } from 'react';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { Dialog } from '../../../../ui/feedback/dialog/dialog.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { Form } from '../../../../ui/forms/form/form.js';
import { Textarea } from '../../../../ui/forms/textarea/textarea.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { rows } from '../../../layout/sections.css.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { cancel, rehearsalButtons, type RehearsalStage, type TwoButtons } from '../rehearsal-buttons.js';
import { bulkWords } from './bulk-copy.js';
import { FateView } from './fate-view.js';
import { createBulk, type BulkName, type BulkScreen } from './model.js';
import { PlaceField } from '../../../places/field.js';

export interface BulkDialogProps {
  action: BulkName;
  ids: readonly string[];
  onChanged: () => void;
  onClose: () => void;
}

type Model = ReturnType<typeof createBulk>;

/** One change for many machines: what would become of each, then the press that does it, then what has. */
export function View({ action, ids, onChanged, onClose }: BulkDialogProps) {
  const copy = useWords(bulkWords);
  const texts = copy.actions[action];
  const model = useWorkModel(session => createBulk({ session, action, ids, onChanged }), []);
  const screen = useStore(model.$screen);
  const form = useId();
  useEffect(() => model.begin(), [model]);
  const close = () => {
    if (screen.is !== 'changing') onClose();
  };
  const { left, right } = buttonsOf(screen, { model, form, action, onClose, copy });
  return (
    <Dialog open title={texts.title(ids.length)} onClose={close} left={left} right={right}>
      <div className={rows}>
        {screen.is !== 'changed' && <p>{texts.text}</p>}
        {screen.is === 'choosing' && (
          <Choosing model={model} screen={screen} form={form} label={texts.title(ids.length)} />
        )}
        {screen.is === 'checking' && <ListSkeleton label={copy.checking} items={2} />}
        {screen.is === 'failed' && (
          <Banner title={screen.fate ? undefined : copy.nothingDone}>{failureText(screen, copy)}</Banner>
        )}
        {'fate' in screen && screen.fate && (
          <FateView fate={screen.fate} action={action} isDone={screen.is === 'changed'} />
        )}
      </div>
    </Dialog>
  );
}

function Choosing({
  model,
  screen,
  form,
  label,
}: {
  model: Model;
  screen: Extract<BulkScreen, { is: 'choosing' }>;
  form: string;
  label: string;
}) {
  const copy = useWords(bulkWords);
  const { typed, chosen } = useStore(model.$place);
  const places = useStore(model.$places);
  const reason = useStore(model.$reason);
  const isMissing = screen.missing && !chosen;
  return (
    <Form
      id={form}
      label={label}
      className={rows}
      refusal={isMissing ? screen : undefined}
      onSubmit={() => void model.check()}
    >
      <PlaceField
        label={copy.place}
        helper={copy.placeHelper}
        noneText={copy.noPlaces}
        typed={typed}
        error={isMissing ? copy.placeMissing : undefined}
        places={places}
        onSeek={model.seek}
        onChoose={model.choose}
        onRetry={model.retryPlaces}
      />
      <Textarea
        label={copy.reason}
        helper={copy.reasonHelper}
        name="reason"
        rows={2}
        limit={300}
        value={reason}
        onChange={model.explain}
      />
    </Form>
  );
}

interface ButtonsOf {
  model: Model;
  form: string;
  action: BulkName;
  onClose: () => void;
  copy: ReturnType<typeof useWords<(typeof bulkWords)['english']>>;
}

const stages: Readonly<Record<BulkScreen['is'], RehearsalStage>> = {
  choosing: 'choosing',
  checking: 'checking',
  checked: 'checked',
  changing: 'doing',
  changed: 'done',
  failed: 'failed',
};

/** What can be pressed: the way on, and the way back. */
function buttonsOf(screen: BulkScreen, { model, form, action, onClose, copy }: ButtonsOf): TwoButtons {
  const { changed } = ('fate' in screen ? screen.fate : undefined) ?? { changed: 0 };
  return rehearsalButtons(stages[screen.is], {
    form,
    back: action === 'place' ? { type: 'secondary', label: copy.back, onClick: model.back } : cancel,
    action:
      changed === 0
        ? undefined
        : {
            label: copy.actions[action].action(changed),
            type: action === 'releaseLicense' || action === 'rest' ? 'warning' : 'primary',
            onClick: () => void model.change(),
          },
    onAgain: () => void model.again(),
    onClose,
    copy,
  });
}

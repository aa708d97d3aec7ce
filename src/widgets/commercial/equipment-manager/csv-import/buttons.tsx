import type { TextsOf } from '../../../../core/words.js';
import type { DialogButton } from '../../../../ui/feedback/dialog/dialog.js';
import { rehearsalButtons, type RehearsalStage, type TwoButtons } from '../rehearsal-buttons.js';
import type { importWords } from './import-copy.js';
import { changesOf, type ImportModel, type ImportScreen } from './model.js';

interface ButtonsOf {
  model: ImportModel;
  form: string;
  skips: boolean;
  onClose: () => void;
  copy: TextsOf<typeof importWords>;
}

const stages: Readonly<Record<Exclude<ImportScreen['is'], 'matching'>, RehearsalStage>> = {
  choosing: 'choosing',
  checking: 'checking',
  checked: 'checked',
  importing: 'doing',
  imported: 'done',
  failed: 'failed',
};

/** The press that imports what was checked. */
function actionOf(screen: ImportScreen, { model, skips, copy }: ButtonsOf): DialogButton | undefined {
  const { counts } = ('fates' in screen ? screen.fates : undefined) ?? {};
  const changes = counts ? changesOf(counts) : 0;
  if (!counts || changes === 0) return undefined;
  const isHeld = counts.error > 0 && !skips;
  return {
    label: copy.action(changes),
    disabled: isHeld,
    tooltip: isHeld ? copy.mustDecide : undefined,
    onClick: () => void model.run(),
  };
}

/** What can be pressed: the way on, and the way back. */
export function buttonsOf(screen: ImportScreen, has: ButtonsOf): TwoButtons {
  const { model, form, onClose, copy } = has;
  const back: DialogButton = { type: 'secondary', label: copy.back, onClick: model.back };
  if (screen.is === 'matching') return { left: back, right: { label: copy.check, form } };
  return rehearsalButtons(stages[screen.is], {
    form,
    back,
    action: actionOf(screen, has),
    onAgain: () => void model.again(),
    onClose,
    copy,
  });
}

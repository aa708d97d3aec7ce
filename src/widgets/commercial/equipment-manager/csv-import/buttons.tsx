import type { TextsOf } from '../../../../core/words.js';
import type { DialogButton } from '../../../../ui/feedback/dialog/dialog.js';
import type { importWords } from './import-copy.js';
import { changesOf, type ImportModel, type ImportScreen } from './model.js';

interface ButtonsOf {
  model: ImportModel;
  form: string;
  skips: boolean;
  onClose: () => void;
  copy: TextsOf<typeof importWords>;
}

/** What can be pressed: the way on, and the way back. */
export function buttonsOf(
  screen: ImportScreen,
  { model, form, skips, onClose, copy }: ButtonsOf,
): { left: DialogButton | false; right: DialogButton | false } {
  const cancel: DialogButton = { type: 'secondary' };
  const back: DialogButton = { type: 'secondary', label: copy.back, onClick: model.back };
  switch (screen.is) {
    case 'choosing':
      return { left: cancel, right: { label: copy.check, form } };
    case 'checking':
      return { left: cancel, right: false };
    case 'checked':
    case 'importing': {
      const { counts } = screen.fates;
      const changes = changesOf(counts);
      if (changes === 0) return { left: back, right: { label: copy.close, onClick: onClose } };
      const isHeld = counts.error > 0 && !skips;
      return {
        left: { ...back, disabled: screen.is === 'importing' },
        right: {
          label: copy.action(changes),
          loading: screen.is === 'importing',
          disabled: isHeld,
          tooltip: isHeld ? copy.mustDecide : undefined,
          onClick: () => void model.run(),
        },
      };
    }
    case 'failed':
      return { left: back, right: { label: copy.again, onClick: () => void model.again() } };
    case 'imported':
      return { left: false, right: { label: copy.close, onClick: onClose } };
    default:
      return screen satisfies never;
  }
}

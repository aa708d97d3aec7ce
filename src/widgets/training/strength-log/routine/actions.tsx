import { useState } from 'react';
import type { Routine } from '../../../../core/contract/schemas/strength/routines.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { MenuIconButton } from '../../../../ui/actions/menu/menu-button.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { download, edit, plus, trash } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { saveFile } from '../../../save-file.js';
import { useStore } from '../../../screen/use-store.js';
import type { Show } from '../place.js';
import { tools } from '../view.css.js';
import { routineWords } from './copy.js';
import { fileOf } from '../../../workouts/routine-file.js';
import type { OneRoutineModel } from './model.js';

interface ActionsProps {
  show: Show;
  model: OneRoutineModel;
  routine: Routine;
  onEdit: () => void;
}

/** What can be done with a routine beside starting it. */
export function Actions({ show, model, routine, onEdit }: ActionsProps) {
  const copy = useWords(routineWords);
  const isBusy = useStore(model.$isBusy);
  const [isAsking, setAsking] = useState(false);
  const toFile = {
    id: 'file',
    label: copy.export,
    icon: download,
    onSelect: () => saveFile(fileOf(routine)),
  };
  const remove = {
    id: 'delete',
    label: copy.delete,
    icon: trash,
    tone: 'critical',
    onSelect: () => setAsking(true),
  } as const;
  const isOwn = show === 'own';
  return (
    <div className={tools}>
      {isOwn ? (
        <Button type="secondary" size="sm" icon={edit} onClick={onEdit}>
          {copy.edit}
        </Button>
      ) : (
        <Button size="sm" icon={plus} loading={isBusy} onClick={() => void model.copy()}>
          {copy.copyRoutine}
        </Button>
      )}
      <MenuIconButton
        label={copy.actions(routine.title)}
        groups={[{ items: [toFile] }, ...(isOwn ? [{ items: [remove] }] : [])]}
      />
      <ConfirmDialog
        open={isAsking}
        title={copy.deleteTitle(routine.title)}
        action={copy.deleteIt}
        loading={isBusy}
        onConfirm={() => void model.delete().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      >
        {copy.deleteText}
      </ConfirmDialog>
    </div>
  );
}

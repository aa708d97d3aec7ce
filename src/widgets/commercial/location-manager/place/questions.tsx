import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { changedBy, type Press } from '../press.js';
import { placeWords } from './copy.js';
import type { Question, QuestionFailure } from './model.js';

export interface QuestionsProps {
  place: Location;
  press: Press<Question, QuestionFailure>;
  onCloseLocation: () => void;
  onRemoveDealer: () => void;
  onLeave: () => void;
}

/** What closing a location, or removing its dealer, comes to; and the press that does it. */
export function View({ place, press, onCloseLocation, onRemoveDealer, onLeave }: QuestionsProps) {
  const copy = useWords(placeWords);
  if (press.is === 'nothing' || press.is === 'done') return null;
  const refused = press.is === 'refused' ? press.failure : undefined;
  const by = refused && changedBy(refused);
  const shared = {
    open: true,
    loading: press.is === 'sending',
    error: refused && (by === undefined ? failureText(refused, copy) : copy.conflict(by)),
    onClose: onLeave,
  };
  const { name, dealer, equipmentCount } = place;
  if (press.of === 'close')
    return (
      <ConfirmDialog
        {...shared}
        title={copy.closeTitle(name)}
        action={copy.close}
        confirmWord={name}
        ignoreCase
        onConfirm={onCloseLocation}
      >
        {copy.closeText(equipmentCount)}
      </ConfirmDialog>
    );
  return (
    dealer && (
      <ConfirmDialog
        {...shared}
        title={copy.removeTitle(dealer.name)}
        action={copy.remove(dealer.name)}
        onConfirm={onRemoveDealer}
      >
        {copy.removeText(dealer.name, name)}
      </ConfirmDialog>
    )
  );
}

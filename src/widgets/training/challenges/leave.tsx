import { useState } from 'react';
import type { Collection } from '../../../core/contract/schemas/training/collections.js';
import { Button } from '../../../ui/actions/button/button.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { workoutWords } from '../../workouts/copy.js';
import { notDoneText } from '../../workouts/not-done.js';
import { amountOf } from './amounts.js';
import { words } from './copy.js';
import type { ChallengesModel } from './model.js';

interface LeaveProps {
  model: ChallengesModel;
  challenge: Collection;
}

/** The way out of a challenge that goes on, named by what is lost. */
export function Leave({ model, challenge }: LeaveProps) {
  const copy = useWords(words);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const doing = useStore(model.$doing);
  const { units } = useStore(model.$settings);
  const { name, state, goal, membership } = challenge;
  const [isAsked, setAsked] = useState(false);
  if (!membership || state === 'ended') return null;
  const lost = membership.value > 0 ? amountOf(goal.kind, membership.value, { copy, signs, units, locale }) : undefined;
  return (
    <div>
      <Button type="secondary" size="sm" onClick={() => setAsked(true)}>
        {copy.leave}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={copy.leaveTitle(name)}
        action={lost === undefined ? copy.leave : copy.leaveAndLose(lost)}
        cancelLabel={copy.stay}
        loading={doing.is === 'leaving'}
        error={doing.is === 'notLeft' && notDoneText(copy.notLeft, doing, copy)}
        onClose={() => {
          model.calm();
          setAsked(false);
        }}
        onConfirm={() => void model.leave(challenge).then(isLeft => setAsked(!isLeft))}
      >
        {lost === undefined ? copy.leaveTextNothing : copy.leaveText(lost)}
      </ConfirmDialog>
    </div>
  );
}

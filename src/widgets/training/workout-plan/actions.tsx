import { useState } from 'react';
import { localDay } from '../../../core/wall-clock.js';
import { Button } from '../../../ui/actions/button/button.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog/confirm-dialog.js';
import { Icon } from '../../../ui/icon/icon.js';
import { success } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { writeDay } from '../../workouts/days.js';
import { words } from './copy.js';
import type { PlanState, WorkoutPlanModel } from './model.js';
import { actions, accepted } from './view.css.js';
import { emptyBecause } from './week.js';

interface ActionsProps {
  model: WorkoutPlanModel;
  state: PlanState;
}

/** Accepting the plan, until it is; and making it again, which asks first where that takes an accepted one away. */
export function Actions({ model, state: { plan, timeZone, sending } }: ActionsProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const make = () => {
    setAsking(false);
    void model.send({ action: 'make' });
  };
  return (
    <div className={actions}>
      {plan.acceptedAt !== null ? (
        <p className={accepted}>
          <Icon shape={success} size="sm" />
          {copy.acceptedOn(
            writeDay(localDay(timeZone, plan.acceptedAt), locale, { weekday: 'long', month: 'short', day: 'numeric' }),
          )}
        </p>
      ) : (
        !emptyBecause(plan.days) && (
          <Button loading={sending?.action === 'accept'} onClick={() => void model.send({ action: 'accept' })}>
            {copy.accept}
          </Button>
        )
      )}
      <Button
        type="secondary"
        loading={sending?.action === 'make'}
        onClick={() => (plan.acceptedAt === null ? make() : setAsking(true))}
      >
        {copy.again}
      </Button>
      <ConfirmDialog
        open={isAsking}
        type="primary"
        title={copy.confirm.title}
        action={copy.confirm.action}
        onConfirm={make}
        onClose={() => setAsking(false)}
      >
        {copy.confirm.text}
      </ConfirmDialog>
    </div>
  );
}

import { useState } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { wayBack } from '../../../ui/hooks/focus-marks.js';
import { plus } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { NumberField } from '../../../ui/forms/number-field/number-field.js';
import { words } from './copy.js';
import { small } from './fields.css.js';
import { HoldClock } from './hold-clock.js';
import type { StrengthSessionModel } from './model.js';
import { REST_STEP } from './rest.js';
import { SetForm } from './set-form.js';
import { SetOptions } from './set-options.js';
import { SetRows } from './set-rows.js';
import { useSetTexts } from './use-set-texts.js';
import type { SessionExercise, TrainingSession } from './state.js';
import { shownSets } from './values.js';
import { arena, exerciseName, muted, restField, undone } from './view.css.js';

/** The longest rest that a routine can ask for, seconds. */
const MOST_REST = 3600;

interface ExercisePanelProps {
  model: StrengthSessionModel;
  session: TrainingSession;
  exercise: SessionExercise;
}

/** The exercise in front: the set to do, large, and all of its sets. */
export function ExercisePanel({ model, session, exercise }: ExercisePanelProps) {
  const copy = useWords(words);
  const { deeds } = model;
  const { units, hold, at } = session;
  const { number, targetOf } = useSetTexts(units);
  const [removed, setRemoved] = useState<{ id: string; at: number }>();
  const sets = shownSets(exercise);
  const open = sets.find(({ id }) => id === at?.setId);
  const isHolding = hold !== null && exercise.sets.some(({ id }) => id === hold.setId);
  const withUndo = {
    ...deeds,
    remove(setId: string): void {
      setRemoved({ id: setId, at: sets.findIndex(({ id }) => id === setId) + 1 });
      deeds.remove(setId);
    },
  };
  return (
    <section className={arena} part="exercise">
      <div>
        <h3 className={exerciseName}>{exercise.name}</h3>
        <p className={muted}>
          {open
            ? [copy.setOf(number(sets.indexOf(open) + 1), number(sets.length)), open.target && targetOf(open.target)]
                .filter(Boolean)
                .join(' · ')
            : exercise.skipped
              ? copy.skippedNow
              : copy.allDone}
        </p>
      </div>
      {isHolding && hold ? (
        <HoldClock model={model} hold={hold} />
      ) : (
        open && <SetForm deeds={deeds} exercise={exercise} set={open} units={units} />
      )}
      <SetRows deeds={deeds} exercise={exercise} units={units} openId={open?.id ?? null} />
      {open && !isHolding && <SetOptions deeds={withUndo} exercise={exercise} set={open} units={units} />}
      <p className={undone} role="status">
        {removed && (
          <>
            {copy.removed(number(removed.at))}
            <span {...wayBack}>
              <Button
                type="ghost"
                onClick={() => {
                  deeds.restore(removed.id);
                  setRemoved(undefined);
                }}
              >
                {copy.undo}
              </Button>
            </span>
          </>
        )}
      </p>
      <span className={small}>
        <Button type="secondary" icon={plus} onClick={() => deeds.add(exercise.key)}>
          {copy.addSet}
        </Button>
        <Button type="secondary" onClick={() => deeds.skip(exercise.key, !exercise.skipped)}>
          {exercise.skipped ? copy.doAfterAll : copy.skip}
        </Button>
      </span>
      <div className={restField}>
        <NumberField
          label={copy.restAfter}
          name="rest"
          unit="s"
          value={exercise.restSeconds}
          min={0}
          max={MOST_REST}
          step={REST_STEP}
          onChange={seconds => {
            if (seconds !== undefined && seconds >= 0 && seconds <= MOST_REST)
              deeds.setRest(exercise.key, Math.round(seconds));
          }}
        />
      </div>
    </section>
  );
}

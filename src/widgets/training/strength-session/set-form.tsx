import { Button } from '../../../ui/actions/button/button.js';
import { nextPress } from '../../../ui/hooks/focus-marks.js';
import { check, clock } from '../../../ui/icon/shapes.js';
import type { Units } from '../../../core/measures.js';
import { useWords } from '../../../ui/language/language.js';
import { clockOf } from '../../workouts/durations.js';
import { AmountField } from './amount-field.js';
import { words } from './copy.js';
import type { Deeds } from './deeds.js';
import { fields, presses } from './fields.css.js';
import { useSetTexts } from './use-set-texts.js';
import type { SessionExercise, SessionSet } from './state.js';
import { valuesOf } from './values.js';
import { gramsOf, shownWeight } from '../../workouts/weights.js';
import { WEIGHT_STEP } from './weight-steps.js';

/** The most that a call takes: repetitions, seconds, and a ton. */
const MOST = { reps: 1000, seconds: 7200, grams: 1_000_000 };
/** Seconds that one press adds to a hold. */
const HOLD_STEP = 5;

export interface SetFormProps {
  deeds: Deeds;
  exercise: SessionExercise;
  set: SessionSet;
  units: Units;
}

/** The set in front: its values, and the press that says it is done. */
export function SetForm({ deeds, exercise, set, units }: SetFormProps) {
  const copy = useWords(words);
  const { unit } = useSetTexts(units);
  const { isHeld } = exercise;
  const { weight, amount } = valuesOf(exercise, set);
  const isDone = set.done !== null;
  return (
    <>
      <div className={fields}>
        <AmountField
          key={`${set.id} weight`}
          label={`${copy.weight} (${unit})`}
          value={weight === null ? null : shownWeight(weight, units)}
          step={WEIGHT_STEP[units]}
          most={shownWeight(MOST.grams, units)}
          isWhole={false}
          placeholder={copy.ownWeight}
          onChange={typed => deeds.type(set.id, { weight: typed === null ? null : gramsOf(typed, units) })}
        />
        <AmountField
          key={`${set.id} amount`}
          label={isHeld ? copy.seconds : copy.reps}
          value={amount}
          step={isHeld ? HOLD_STEP : 1}
          most={isHeld ? MOST.seconds : MOST.reps}
          isWhole
          onChange={typed => deeds.type(set.id, { amount: typed ?? 0 })}
        />
      </div>
      <div className={presses} {...nextPress}>
        {isHeld && !isDone && (
          <Button size="lg" full icon={clock} onClick={() => deeds.hold(set.id)}>
            {copy.hold(clockOf(amount))}
          </Button>
        )}
        <Button
          size="lg"
          full
          type={isHeld && !isDone ? 'secondary' : 'primary'}
          icon={check}
          onClick={() => deeds.finish(set.id)}
        >
          {isDone ? copy.correct : copy.done}
        </Button>
      </div>
    </>
  );
}

import type { Units } from '../../../core/measures.js';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.js';
import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { words } from './copy.js';
import type { Deeds } from './deeds.js';
import { useSetTexts } from './use-set-texts.js';
import type { SessionExercise, SessionSet } from './state.js';
import { rowHead, setOpen, setRow, setRows, tick } from './set-rows.css.js';
import { shownSets, valuesOf } from './values.js';

interface SetRowsProps {
  deeds: Deeds;
  exercise: SessionExercise;
  units: Units;
  openId: string | null;
}

/** Every set of an exercise: last time beside today. */
export function SetRows({ deeds, exercise, units, openId }: SetRowsProps) {
  const copy = useWords(words);
  const { unit } = useSetTexts(units);
  return (
    <div>
      <div className={rowHead} aria-hidden="true">
        <span>{copy.set}</span>
        <span>{copy.last}</span>
        <span>
          {copy.today} ({unit})
        </span>
      </div>
      <ol className={setRows} role="list">
        {shownSets(exercise).map((set, at) => (
          <Row
            key={set.id}
            deeds={deeds}
            exercise={exercise}
            units={units}
            set={set}
            at={at}
            isOpen={set.id === openId}
          />
        ))}
      </ol>
    </div>
  );
}

interface RowProps extends Omit<SetRowsProps, 'openId'> {
  set: SessionSet;
  at: number;
  isOpen: boolean;
}

function Row({ deeds, exercise, units, set, at, isOpen }: RowProps) {
  const copy = useWords(words);
  const { shortOf, number } = useSetTexts(units);
  const values = valuesOf(exercise, set);
  const last = exercise.last?.[at];
  const today = shortOf(set.done ?? values, exercise);
  const lastText = last ? shortOf(last, exercise) : copy.none;
  return (
    <li className={setRow} data-open={isOpen ? '' : undefined} data-done={set.done ? '' : undefined}>
      <button
        type="button"
        className={setOpen}
        aria-current={isOpen ? 'step' : undefined}
        onClick={() => deeds.open(exercise.key, set.id)}
      >
        <span>
          <span className={unseen}>{values.isWarmUp ? copy.warmUp : copy.set} </span>
          {values.isWarmUp ? copy.warmUpSign : number(at + 1)}
        </span>
        <span>
          <span className={unseen}>{copy.last} </span>
          {lastText}
        </span>
        <span>
          <span className={unseen}>{copy.today} </span>
          {today}
        </span>
      </button>
      {set.done ? (
        <span className={tick} role="img" aria-label={copy.doneSet(number(at + 1))}>
          <Icon shape={check} />
        </span>
      ) : (
        <IconButton shape={check} label={copy.doneSet(number(at + 1))} onClick={() => deeds.finish(set.id)} />
      )}
    </li>
  );
}

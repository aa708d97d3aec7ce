import { useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button/icon-button.js';
import { arrowDown, arrowUp } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { words } from './copy.js';
import type { Deeds } from './deeds.js';
import { listName, listOpen, listRow, rows } from './exercise-list.css.js';
import { useSetTexts } from './use-set-texts.js';
import type { TrainingSession } from './state.js';
import { shownSets } from './values.js';
import { heading, muted } from './view.css.js';

interface ExerciseListProps {
  deeds: Deeds;
  session: TrainingSession;
}

/** All exercises, to bring one in front and to change their order. */
export function ExerciseList({ deeds, session }: ExerciseListProps) {
  const copy = useWords(words);
  const { number } = useSetTexts(session.units);
  const [moved, setMoved] = useState('');
  const { exercises } = session;
  const move = (at: number, by: 1 | -1) => {
    const exercise = exercises[at];
    if (!exercise || !exercises[at + by]) return;
    deeds.move(exercise.key, by);
    setMoved(copy.movedTo(exercise.name, number(at + by + 1), number(exercises.length)));
  };
  return (
    <section>
      <h3 className={heading}>{copy.exercises}</h3>
      <span className={unseen} role="status">
        {moved}
      </span>
      <ol className={rows} role="list">
        {exercises.map((exercise, at) => {
          const { key, name, slot, skipped } = exercise;
          const sets = shownSets(exercise);
          const done = sets.filter(set => set.done !== null).length;
          const isTurn = [exercises[at - 1], exercises[at + 1]].some(one => one?.slot === slot);
          return (
            <li key={key} className={listRow} data-turn={isTurn ? '' : undefined}>
              <button
                type="button"
                className={listOpen}
                aria-current={key === session.at?.key ? 'true' : undefined}
                onClick={() => deeds.open(key)}
              >
                <span className={listName}>{name}</span>
                <span className={muted}>
                  {[skipped ? copy.skippedNow : copy.doneOf(number(done), number(sets.length)), isTurn && copy.superset]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
              <IconButton shape={arrowUp} label={copy.up(name)} disabled={at === 0} onClick={() => move(at, -1)} />
              <IconButton
                shape={arrowDown}
                label={copy.down(name)}
                disabled={at === exercises.length - 1}
                onClick={() => move(at, 1)}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

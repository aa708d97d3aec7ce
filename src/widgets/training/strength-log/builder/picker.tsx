import { useState } from 'react';
import type { Exercise } from '../../../../core/contract/schemas/strength/exercises.js';
import { SeenAndSaid } from '../../../../ui/feedback/said/seen-and-said.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { SearchField } from '../../../../ui/forms/search-field/search-field.js';
import { SelectField } from '../../../../ui/forms/select-field/select-field.js';
import { useWords } from '../../../../ui/language/language.js';
import { muted, rows } from '../view.css.js';
import { muscleWords } from '../../../workouts/muscle-copy.js';
import { builderWords } from './copy.js';
import { found as foundIn, musclesOf } from './find-exercise.js';
import { find, foundRow, grow, pickerBox, scroll } from './view.css.js';

interface PickerProps {
  id: string;
  exercises: readonly Exercise[];
  label: string;
  onAdd: (exercise: Exercise) => void;
  onClose: () => void;
}

/** Finds exercises by their name and muscle. It stays, because most days have several. */
export function View({ id, exercises, label, onAdd, onClose }: PickerProps) {
  const copy = useWords(builderWords);
  const muscles = useWords(muscleWords);
  const [q, setQ] = useState('');
  const [muscle, setMuscle] = useState('');
  const shown = foundIn(exercises, { q, muscle, muscles });
  return (
    <div className={pickerBox} role="group" aria-label={label}>
      <div className={find}>
        <div className={grow}>
          <SearchField value={q} label={copy.search} placeholder={copy.search} onChange={setQ} />
        </div>
        <SelectField
          id={`${id}-muscle`}
          name="muscle"
          label={copy.muscle}
          placeholder={copy.allMuscles}
          value={muscle}
          options={musclesOf(exercises).map(value => ({ value, label: muscles[value] }))}
          onChange={setMuscle}
        />
      </div>
      {shown.length === 0 ? (
        <SeenAndSaid className={muted}>{copy.noneFound}</SeenAndSaid>
      ) : (
        // can be scrolled by keyboard too: its buttons can be reached
        <ul className={`${rows} ${scroll}`} role="list">
          {shown.map(exercise => (
            <li key={exercise.id} className={foundRow}>
              <span className={grow}>
                {exercise.name}
                <span className={muted}>
                  <br />
                  {exercise.muscles.map(one => muscles[one]).join(', ')}
                </span>
              </span>
              <Button
                type="secondary"
                size="sm"
                label={copy.addExercise(exercise.name)}
                onClick={() => onAdd(exercise)}
              >
                {copy.addIt}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button type="ghost" size="sm" onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </div>
  );
}

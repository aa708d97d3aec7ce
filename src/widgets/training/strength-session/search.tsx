import { useEffect, useId, useRef, useState } from 'react';
import type { Exercise } from '../../../core/contract/schemas/strength/exercises.js';
import { formatNumber } from '../../../core/numbers.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { SearchField } from '../../../ui/forms/search-field/search-field.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { findExercises } from '../../workouts/find-exercises.js';
import { muscleWords } from '../../workouts/muscle-copy.js';
import { searchWords } from './search-copy.js';
import { createSearch } from './search-model.js';
import { found, result, resultName, resultNote, results, searchBox } from './search.css.js';

interface SearchProps {
  onChoose: (exercise: Exercise) => void;
}

/** Finds an exercise by its name or a muscle. */
export function View({ onChoose }: SearchProps) {
  const copy = useWords(searchWords);
  const muscles = useWords(muscleWords);
  const locale = useLocale();
  const model = useModel(createSearch, []);
  const screen = useStore(model.$screen);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useId();
  useEffect(() => field.current?.focus({ preventScroll: false }), []);
  const exercises = screen.is === 'known' ? findExercises(screen.exercises, typed, muscles) : [];
  return (
    <section className={searchBox}>
      <SearchField
        ref={field}
        label={copy.search}
        placeholder={copy.placeholder}
        value={typed}
        controls={list}
        onChange={setTyped}
      />
      {screen.is === 'loading' && <ListSkeleton items={4} />}
      {screen.is === 'failed' && <NotLoaded what={copy.what} why={screen} onRetry={model.retry} />}
      <p className={found} role="status">
        {screen.is === 'known' &&
          (exercises.length === 0 ? copy.none : copy.found(formatNumber(exercises.length, locale)))}
      </p>
      <ul className={results} id={list} role="list">
        {exercises.map(exercise => (
          <li key={exercise.id}>
            <button type="button" className={result} onClick={() => onChoose(exercise)}>
              <span className={resultName}>{exercise.name}</span>
              <span className={resultNote}>{exercise.muscles.map(muscle => muscles[muscle]).join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Icon } from '../../../ui/icon/icon.js';
import { check } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import { done, opener } from './day.css.js';
import type { PlanLinks } from './links.js';

interface DoneByProps {
  workoutId: string;
  links: Pick<PlanLinks, 'workoutHref' | 'onWorkout'>;
}

/** A tick, and the way to the workout that it is for. */
export function DoneBy({ workoutId, links }: DoneByProps) {
  const copy = useWords(words);
  const href = links.workoutHref(workoutId);
  return (
    <p className={done}>
      <Icon shape={check} size="xs" />
      <span>{copy.done}</span>
      {href === undefined ? (
        <button type="button" className={opener} onClick={event => links.onWorkout(workoutId, event)}>
          {copy.seeWorkout}
        </button>
      ) : (
        <a href={href} className={opener} onClick={event => links.onWorkout(workoutId, event)}>
          {copy.seeWorkout}
        </a>
      )}
    </p>
  );
}

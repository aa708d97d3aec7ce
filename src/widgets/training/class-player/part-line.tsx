import { useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { clockOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import type { ClassPlayerModel } from './model.js';
import { momentOf, type Course } from './moment.js';
import { line, part, parts, played, position } from './view.css.js';

interface PartLineProps {
  model: ClassPlayerModel;
  course: Course;
}

const shareOf = (second: number, start: number, length: number): number =>
  length > 0 ? Math.min(1, Math.max(0, (second - start) / length)) : 0;

/** The parts of the class with how far it has come, over the control that goes elsewhere in it. */
export function PartLine({ model, course }: PartLineProps) {
  const copy = useWords(words);
  const second = useStore(model.$second);
  const { segments, durationSeconds } = course;
  const { now } = momentOf(course, second);
  return (
    <div className={line}>
      <div className={parts} aria-hidden="true">
        {segments.map(({ name, start, length }) => (
          <span key={start} className={part} style={{ flexGrow: length }} title={name}>
            <span className={played} style={{ inlineSize: `${shareOf(second, start, length) * 100}%` }} />
          </span>
        ))}
      </div>
      <input
        className={position}
        type="range"
        aria-label={copy.position}
        aria-valuetext={copy.at(clockOf(second), now?.name ?? '')}
        min={0}
        max={durationSeconds}
        step={10}
        value={Math.floor(second)}
        onChange={event => model.seek(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

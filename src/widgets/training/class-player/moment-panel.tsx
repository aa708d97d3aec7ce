import type { Units } from '../../../core/measures.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { useStore } from '../../screen/use-store.js';
import { workoutWords } from '../../workouts/copy.js';
import { clockOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import type { ClassPlayerModel } from './model.js';
import { momentOf, type Course } from './moment.js';
import { writeTarget } from './targets.js';
import { asked, figure, lead, moment, muted, target } from './view.css.js';

interface MomentPanelProps {
  model: ClassPlayerModel;
  course: Course;
  units: Units;
}

/** The time left, what runs, what the instructor asks for, what comes next, and the song. */
export function MomentPanel({ model, course, units }: MomentPanelProps) {
  const copy = useWords(words);
  const { units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const second = useStore(model.$second);
  const { now, next, targets, song, left } = momentOf(course, second);
  return (
    <section className={moment} part="moment" aria-label={copy.now}>
      <p role="timer">
        <span className={figure}>{clockOf(left)}</span>
        <span className={muted}>{copy.left}</span>
      </p>
      {/* What changes with the part is read out, the clock is not. */}
      <div className={asked} aria-live="polite">
        {now && (
          <div>
            <p className={muted}>{copy.now}</p>
            <p className={lead}>
              <bdi>{now.name}</bdi>
            </p>
          </div>
        )}
        {targets.map(one => (
          <p key={one.slug} className={target}>
            {copy.target(copy.metrics[one.slug], writeTarget(one, units, locale, signs))}
          </p>
        ))}
      </div>
      <p className={muted}>{next ? copy.next(next.segment.name, clockOf(next.in)) : copy.last}</p>
      {song && <p className={muted}>{copy.song(song.title, song.artist)}</p>}
    </section>
  );
}

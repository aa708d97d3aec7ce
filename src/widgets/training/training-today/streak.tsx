import type { Streak as StreakOf } from '../../../core/contract/schemas/training/streaks.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { words, type Copy } from './copy.js';
import { bar, bars, figure, muted, name, score } from './view.css.js';

type Shown = Pick<StreakOf, 'daily' | 'weekly' | 'thisWeek'>;

/** Days in a row; where there are none now, weeks, which a day of rest does not end. */
function runOf({ daily, weekly }: Shown, copy: Copy) {
  return daily.current === 0 && weekly.current > 0
    ? { ...weekly, unit: copy.weeks(weekly.current), warning: copy.weekAtRisk }
    : { ...daily, unit: copy.days(daily.current), warning: copy.atRisk };
}

/** The streak, and how far this week has come. */
export function Streak({ href, ...streak }: Shown & { href: string | undefined }) {
  const copy = useWords(words);
  const locale = useLocale();
  const written = (value: number) => formatNumber(value, locale);
  const { current, longest, atRisk, unit, warning } = runOf(streak, copy);
  const { done, goal } = streak.thisWeek;
  return (
    <section className={score} part="streak">
      <h3>
        <span className={figure}>{written(current)}</span>
        <span className={name}>{unit}</span>
      </h3>
      <p className={muted}>{current === 0 ? copy.noDays : atRisk ? warning : copy.longest(written(longest))}</p>
      <div>
        <p className={muted}>
          {copy.goal}: {(done > goal ? copy.pastGoal : copy.ofGoal)(written(done), written(goal))}
          {done >= goal && ` · ${copy.goalReached}`}
        </p>
        <div className={bars} aria-hidden="true">
          {Array.from({ length: goal }, (_, at) => (
            <span key={at} className={bar} data-done={at < done ? '' : undefined} />
          ))}
        </div>
      </div>
      {href !== undefined && <Link href={href}>{copy.setGoal}</Link>}
    </section>
  );
}

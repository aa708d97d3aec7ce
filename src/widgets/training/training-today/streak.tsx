import type { Streak as StreakOf } from '../../../core/contract/schemas/training/streaks.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { words } from './copy.js';
import { bar, bars, figure, muted, name, score } from './view.css.js';

type Props = Pick<StreakOf, 'daily' | 'thisWeek'> & { href: string | undefined };

/** Days in a row, and how far this week has come. */
export function Streak({ daily: { current, longest, atRisk }, thisWeek: { done, goal }, href }: Props) {
  const copy = useWords(words);
  const locale = useLocale();
  const written = (value: number) => formatNumber(value, locale);
  const places = Array.from({ length: goal }, (_, at) => at < done);
  return (
    <section className={score} part="streak">
      <h3>
        <span className={figure}>{written(current)}</span>
        <span className={name}>{copy.streak(current)}</span>
      </h3>
      <p className={muted}>{current === 0 ? copy.noStreak : atRisk ? copy.atRisk : copy.longest(written(longest))}</p>
      <div>
        <p className={muted}>
          {copy.goal}: {done >= goal ? copy.goalReached : copy.ofGoal(written(done), written(goal))}
        </p>
        <div className={bars} aria-hidden="true">
          {places.map((isDone, at) => (
            // Bars have nothing but their place.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={at} className={bar} data-done={isDone ? '' : undefined} />
          ))}
        </div>
      </div>
      {href !== undefined && <Link href={href}>{copy.setGoal}</Link>}
    </section>
  );
}

import { useLocale, useWords } from '../../../ui/language/language.js';
import { writeDay } from '../../workouts/days.js';
import { ChangeLine } from './change-line.js';
import { changeOf } from './change.js';
import { words } from './copy.js';
import { formatWhole } from './figures.js';
import { formMeaning } from './form.js';
import { valuesOf } from './series.js';
import type { Trend } from './trend.js';
import { content, figure, figures, meaning, name, note, one } from './view.css.js';

const lines = ['fitness', 'fatigue', 'form'] as const;

/** Fitness, fatigue and form of today, how each is computed, and what the form means. */
export function FitnessFigures({ trend: { graph, period, figure: fitness, before } }: { trend: Trend }) {
  const copy = useWords(words);
  const locale = useLocale();
  const today = (line: (typeof lines)[number]) => valuesOf(graph, line).at(-1) ?? 0;
  return (
    <div className={content}>
      <dl className={figures}>
        {lines.map(line => (
          <div key={line} className={one}>
            <dt className={name}>{copy.lines[line]}</dt>
            <dd className={figure}>
              <bdi>{formatWhole(today(line), locale)}</bdi>
            </dd>
            <dd className={note}>{copy.lineHow[line]}</dd>
          </div>
        ))}
      </dl>
      <p className={meaning}>{copy.meanings[formMeaning(today('form'))]}</p>
      <ChangeLine
        change={changeOf(fitness, before)}
        than={copy.on(writeDay(period.from, locale, { month: 'short', day: 'numeric' }))}
      />
    </div>
  );
}

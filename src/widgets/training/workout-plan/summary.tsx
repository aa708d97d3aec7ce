import type { ReactNode } from 'react';
import type { WorkoutPlan } from '../../../core/contract/schemas/training/workout-plans.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Duration } from '../../workouts/figure.js';
import { words } from './copy.js';
import { LoadBar } from './load-bar.js';
import { writeLoad } from './reason-text.js';
import { field, figure, figureName, figureNote, figures, lines, quiet, strong } from './summary.css.js';
import { figuresOf } from './week.js';

/** The week's figures, how full it is, and what it was made from. */
export function Summary({ plan: { days, basis } }: { plan: WorkoutPlan }) {
  const copy = useWords(words);
  const locale = useLocale();
  const week = figuresOf(days);
  const write = (load: number) => writeLoad(load, locale);
  const most = write(basis.mostLoad);
  return (
    <div className={field} part="summary">
      <dl className={figures}>
        <Figure
          name={copy.figures.classes}
          note={week.done > 0 ? copy.classesDone(formatNumber(week.done, locale)) : undefined}
        >
          {formatNumber(week.classes, locale)}
        </Figure>
        <Figure name={copy.figures.time}>
          <Duration seconds={week.seconds} />
        </Figure>
        <Figure name={copy.figures.load} note={copy.ofMost(most)}>
          {write(week.load)}
        </Figure>
      </dl>
      <LoadBar days={days} week={week} most={basis.mostLoad} />
      <div className={lines}>
        <p>
          <span className={strong}>{copy.madeBy(basis.weeks)}</span>
          {': '}
          {copy.basis(basis.workouts, write(basis.meanLoad), write(basis.form))} {copy.kinds[basis.kind](most)}
        </p>
        <p className={quiet}>{copy.terms}</p>
      </div>
    </div>
  );
}

interface FigureProps {
  name: string;
  note?: string | undefined;
  children: ReactNode;
}

const Figure = ({ name, note, children }: FigureProps) => (
  <div>
    <dt className={figureName}>{name}</dt>
    <dd className={figure}>
      {children} {note !== undefined && <span className={figureNote}>{note}</span>}
    </dd>
  </div>
);

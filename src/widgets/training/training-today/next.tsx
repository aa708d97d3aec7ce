import type { MouseEvent } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { disciplineMarks } from '../../../ui/data/content-card/discipline.js';
import { success } from '../../../ui/icon/shapes.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { formatNumber } from '../../../core/numbers.js';
import type { WorkoutPlan } from '../../../core/contract/schemas/training/workout-plans.js';
import { workoutWords } from '../../workouts/copy.js';
import { writeDay } from '../../workouts/days.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { minutesOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import { nextUpIn } from './next-up.js';
import {
  actions,
  eyebrow,
  minutes,
  minutesUnit,
  muted,
  name,
  next as nextClass,
  nextField,
  nextMark,
  nextTexts,
} from './view.css.js';

interface NextProps {
  plan: Pick<WorkoutPlan, 'days' | 'today'>;
  hrefOf: (contentId: string) => string | undefined;
  onOpen: (contentId: string, event: MouseEvent) => void;
  planHref: string | undefined;
}

/** The class that is next in the plan of the week. */
export function Next({ plan, hrefOf, onOpen, planHref }: NextProps) {
  const copy = useWords(words);
  const { types } = useWords(workoutWords);
  const locale = useLocale();
  const { today, next } = nextUpIn(plan);
  const toPlan = planHref !== undefined && <Link href={planHref}>{copy.seePlan}</Link>;
  const planned = next?.class;
  if (!next || !planned)
    return (
      <div className={nextClass} part="next">
        <EmptyState icon={success} title={copy.weekDone} action={toPlan || undefined}>
          {copy.weekDoneText}
        </EmptyState>
      </div>
    );
  const discipline = disciplineOf[planned.type];
  const codes = next.because.map(({ code }) => code);
  // a class that was moved took the reasons of its old day along
  const reason = codes.includes('movedByMember')
    ? copy.reasons.movedByMember
    : codes.map(code => copy.reasons[code]).find(Boolean);
  const isToday = next.day === plan.today;
  return (
    <section className={nextClass} part="next">
      <div className={cx(nextField, hues[discipline])}>
        <svg className={nextMark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={String(disciplineMarks[discipline])} />
        </svg>
        <h3 className={eyebrow}>
          {copy.next[today]}
          {!isToday && ` · ${writeDay(next.day, locale, { weekday: 'long' })}`}
        </h3>
        <p className={minutes}>
          <span>{formatNumber(minutesOf(planned.durationSeconds), locale)}</span>
          <span className={minutesUnit}>{copy.minutes}</span>
        </p>
      </div>
      <div className={nextTexts}>
        <p className={name}>
          <bdi>{planned.title}</bdi>
        </p>
        <p className={muted}>{[types[planned.type], reason].filter(Boolean).join(' · ')}</p>
        <div className={actions}>
          <Button
            type={isToday ? 'start' : 'secondary'}
            href={hrefOf(planned.id)}
            onClick={event => onOpen(planned.id, event)}
          >
            {isToday ? copy.start : copy.look}
          </Button>
          {toPlan}
        </div>
      </div>
    </section>
  );
}

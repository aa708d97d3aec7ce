import type { MouseEvent } from 'react';
import type { PlanClass } from '../../../core/contract/schemas/training/workout-plans.js';
import { formatNumber } from '../../../core/numbers.js';
import { disciplineMarks } from '../../../ui/data/content-card/discipline.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { hues } from '../../../ui/style/hues.css.js';
import { disciplineOf } from '../../workouts/disciplines.js';
import { minutesOf } from '../../workouts/durations.js';
import { words } from './copy.js';
import { block, mark, minutes, minutesUnit, name } from './day.css.js';

interface ClassBlockProps {
  planned: PlanClass;
  /** Its day is over and it was not done. */
  isMissed: boolean;
  href: string | undefined;
  onOpen: (event: MouseEvent) => void;
}

/** The class of a day: a field of its hue with its minutes and its title, that leads to it. */
export function ClassBlock({ planned, isMissed, href, onOpen }: ClassBlockProps) {
  const copy = useWords(words);
  const locale = useLocale();
  const discipline = disciplineOf[planned.type];
  const shared = {
    className: cx(block, hues[discipline]),
    'data-missed': isMissed ? '' : undefined,
    onClick: onOpen,
  };
  const content = (
    <>
      <svg className={mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={String(disciplineMarks[discipline])} />
      </svg>
      <span className={minutes}>
        <span>{formatNumber(minutesOf(planned.durationSeconds), locale)}</span>{' '}
        <span className={minutesUnit}>{copy.minutes}</span>
      </span>
      <span className={name}>
        <bdi>{planned.title}</bdi>
      </span>
    </>
  );
  return href === undefined ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <a href={href} {...shared}>
      {content}
    </a>
  );
}

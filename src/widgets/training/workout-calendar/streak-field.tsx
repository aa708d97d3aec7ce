import { useState } from 'react';
import type { Streak } from '../../../core/contract/schemas/training/streaks.js';
import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { Icon } from '../../../ui/icon/icon.js';
import { shield, warning } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { LazyView } from '../../element/lazy-view.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { useStore } from '../../screen/use-store.js';
import { writeDay } from '../../workouts/days.js';
import { notDoneText } from '../../workouts/not-done.js';
import { words, type Copy } from './copy.js';
import type { WorkoutCalendarModel } from './model.js';
import type { WeekStart } from './month.js';
import type { SettingsProps } from './settings/settings-drawer.js';
import type { Freezing, StreakPart } from './streak-model.js';
import { freezeOffer, standingOf, type Standing } from './streak-rules.js';
import {
  actions,
  field,
  figure,
  figureName,
  figures,
  lines,
  news,
  quiet,
  run,
  segment,
  segments,
  standing as standingClass,
  week as weekClass,
  weekTop,
} from './streak.css.js';
import { StreakWaiting } from './waiting.js';

const loadSettings = () => import('./settings/settings-drawer.tsx?widget');

interface StreakFieldProps {
  model: WorkoutCalendarModel;
  part: StreakPart;
  weekStart: WeekStart;
}

/** The streaks, how far this week is, and what to do where a streak is about to end. */
export function StreakField({ model, part, weekStart }: StreakFieldProps) {
  const copy = useWords(words);
  if (part.is === 'failed')
    return <NotLoaded what={copy.streakWhat} why={{ code: part.code }} onRetry={model.retryStreak} />;
  if (part.is === 'loading') return <StreakWaiting />;
  return <Known model={model} streak={part.streak} weekStart={weekStart} />;
}

const weekdayOf = (day: string, locale: string) => writeDay(day, locale, { weekday: 'long' });

function standingText(standing: Standing, hasFreeze: boolean, copy: Copy, locale: string): string {
  const say = copy.standing;
  switch (standing.is) {
    case 'dayAtRisk':
      return hasFreeze ? say.dayAtRisk(standing.days) : say.dayAtRiskBare(standing.days);
    case 'weekAtRisk':
      return say.weekAtRisk(standing.weeks, standing.missing);
    case 'missed':
      return say.missed(weekdayOf(standing.day, locale));
    case 'going':
      return say.going;
    case 'none':
      return say.none;
    default:
      return standing satisfies never;
  }
}

function freezeNews(freezing: Freezing, copy: Copy, locale: string): string {
  if (freezing.is === 'used') return copy.frozen(weekdayOf(freezing.day, locale));
  if (freezing.is !== 'refused') return '';
  return notDoneText(copy.notFrozen(weekdayOf(freezing.day, locale)), freezing, copy);
}

function Known({ model, streak, weekStart }: Omit<StreakFieldProps, 'part'> & { streak: Streak }) {
  const copy = useWords(words);
  const locale = useLocale();
  const freezing = useStore(model.$freezing);
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const { daily, weekly, freezes, today } = streak;
  const standing = standingOf(streak);
  const offer = freezeOffer(standing, streak);
  const isAtRisk = standing.is === 'dayAtRisk' || standing.is === 'weekAtRisk';
  const settings: SettingsProps = {
    streak,
    weekStart,
    onClose: () => setOpen(false),
    onSaved(saved) {
      model.saved(saved);
      setOpen(false);
      setSaved(true);
    },
  };
  return (
    <>
      <section className={field} part="streak" aria-label={copy.title}>
        <dl className={figures}>
          <Figure of={daily} name={copy.days(daily.current)} copy={copy} />
          <Figure of={weekly} name={copy.weeks(weekly.current)} copy={copy} />
        </dl>
        <ThisWeek streak={streak} copy={copy} />
        <p className={standingClass} data-risk={isAtRisk || undefined}>
          {isAtRisk && <Icon shape={warning} size="sm" />}
          {standingText(standing, offer !== undefined, copy, locale)}
        </p>
        <div className={actions}>
          {offer !== undefined && (
            <Button
              type="primary"
              size="sm"
              icon={shield}
              loading={freezing.is === 'sending'}
              onClick={() => void model.freeze(offer)}
            >
              {offer === today ? copy.freezeToday : copy.freeze(weekdayOf(offer, locale))}
            </Button>
          )}
          <Button
            type="secondary"
            size="sm"
            onClick={() => {
              setSaved(false);
              setOpen(true);
            }}
          >
            {copy.protect}
          </Button>
          <span className={quiet}>{copy.freezesLeft(freezes.left)}</span>
        </div>
        <div className={lines}>
          <p className={news} role="status">
            {freezeNews(freezing, copy, locale) || (isSaved && copy.saved)}
          </p>
          <p className={quiet}>{copy.how}</p>
        </div>
      </section>
      {isOpen && <LazyView load={loadSettings} props={settings} waiting={null} />}
    </>
  );
}

function Figure({ of, name, copy }: { of: Streak['daily' | 'weekly']; name: string; copy: Copy }) {
  const locale = useLocale();
  return (
    <div className={run}>
      <dt className={figureName}>
        {name} <span className={quiet}>{copy.best(formatNumber(of.longest, locale))}</span>
      </dt>
      <dd className={figure}>{formatNumber(of.current, locale)}</dd>
    </div>
  );
}

/** This week's goal: a segment for each workout of it. */
function ThisWeek({ streak: { thisWeek }, copy }: { streak: Streak; copy: Copy }) {
  const locale = useLocale();
  const { done, goal } = thisWeek;
  if (goal === 0) return <p className={weekClass}>{copy.allProtected}</p>;
  return (
    <div className={weekClass}>
      <p className={weekTop}>
        <span>{copy.thisWeek}</span>
        <span>
          {(done > goal ? copy.pastGoal : copy.ofGoal)(formatNumber(done, locale), formatNumber(goal, locale))}
        </span>
      </p>
      <div className={segments} aria-hidden="true">
        {Array.from({ length: goal }, (_, index) => (
          <span key={index} className={segment} data-done={index < done || undefined} />
        ))}
      </div>
      <p className={quiet}>{done >= goal ? copy.goalReached : copy.toGoal(goal - done)}</p>
    </div>
  );
}

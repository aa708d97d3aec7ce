import type { ReactNode } from 'react';
import type { Collection } from '../../../core/contract/schemas/training/collections.js';
import { formatNumber } from '../../../core/numbers.js';
import { localDay } from '../../../core/wall-clock.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { BadgeMark } from '../../workouts/badge-mark.js';
import { workoutWords } from '../../workouts/copy.js';
import { Amount, Duration } from '../../workouts/figure.js';
import { writeDay } from '../../workouts/days.js';
import type { Settings } from '../../workouts/settings.js';
import { amountOf, standingOf, valueOf, type Writing } from './amounts.js';
import { words, type Copy } from './copy.js';
import type { Place } from './places.js';
import { Track } from './track.js';
import { card, done, facts, figure, goal, ink, paper, quiet, score, standing, text } from './view.css.js';

export interface CardProps {
  challenge: Collection;
  /** Where the member stands, once it is known. */
  place: Place | undefined;
  settings: Settings;
  /** Its name, as the way to it or as the title. */
  name: ReactNode;
  /** In the place of where they stand, when that did not come. */
  failed: ReactNode;
  /** What can be done. */
  children: ReactNode;
}

const writtenDay = (at: number, { timeZone }: Settings, locale: string): string =>
  writeDay(localDay(timeZone, at), locale, { month: 'short', day: 'numeric' });

function whenOf({ state, startsAt, endsAt, daysLeft }: Collection, settings: Settings, copy: Copy, locale: string) {
  if (state === 'upcoming') return copy.starts(writtenDay(startsAt, settings, locale));
  if (state === 'ended') return copy.ended(writtenDay(endsAt, settings, locale));
  return copy.daysLeft(daysLeft, formatNumber(daysLeft, locale));
}

/** One challenge: on ink for who is in it, else on paper. */
export function Card({ challenge, place, settings, name, failed, children }: CardProps) {
  const copy = useWords(words);
  const { types, units: signs } = useWords(workoutWords);
  const locale = useLocale();
  const writing: Writing = { copy, signs, units: settings.units, locale };
  const { description, type, people, membership } = challenge;
  const amount = amountOf(challenge.goal.kind, challenge.goal.value, writing);
  const known = [
    whenOf(challenge, settings, copy, locale),
    people > 0 && copy.people(people, formatNumber(people, locale)),
    type && types[type],
    !membership && copy.goal(amount),
  ].filter(Boolean);
  return (
    <article className={cx(card, membership ? ink : paper)} part="challenge">
      <div>
        {name}
        <p className={facts}>{known.join(' · ')}</p>
      </div>
      <p className={text}>{description}</p>
      {membership && (
        <Progress
          challenge={challenge}
          membership={membership}
          place={place}
          writing={writing}
          settings={settings}
          failed={failed}
        />
      )}
      {children}
    </article>
  );
}

type ProgressProps = Pick<CardProps, 'challenge' | 'place' | 'settings' | 'failed'> & {
  membership: NonNullable<Collection['membership']>;
  writing: Writing;
};

/** How far the member is, where they stand, and what came of it. */
function Progress({ challenge, membership, place, writing, settings, failed }: ProgressProps) {
  const { copy, locale } = writing;
  const { kind, value: goalValue } = challenge.goal;
  const value = valueOf(kind, membership.value, writing);
  const amount = amountOf(kind, goalValue, writing);
  const known = place?.is === 'known' ? place.progress : undefined;
  return (
    <>
      <p className={score}>
        <span className={figure}>
          <Value kind={kind} value={membership.value} units={writing.units} />
        </span>
        <span className={goal}>{copy.ofGoal(amount)}</span>
      </p>
      <Track
        label={challenge.name}
        valueText={copy.progress(value, amount)}
        share={membership.share}
        others={known?.others ?? []}
      />
      {challenge.state === 'upcoming' && <p className={standing}>{copy.notBegun}</p>}
      {place?.is === 'failed' && failed}
      {challenge.state !== 'upcoming' && place?.is !== 'failed' && (
        // as high as what will be there
        <p className={standing}>
          {membership.value === 0 ? copy.nothingYet : known?.place ? standingOf(known.place, kind, writing) : '\u00a0'}
        </p>
      )}
      {membership.completedAt !== null && (
        <p className={done}>
          <BadgeMark filled={3} />
          {copy.done(writtenDay(membership.completedAt, settings, locale))}
        </p>
      )}
      {known && known.others.length > 0 && <p className={quiet}>{copy.legend}</p>}
    </>
  );
}

interface ValueProps {
  kind: Collection['goal']['kind'];
  value: number;
  units: Settings['units'];
}

/** What is done, large, its unit small: so it fits in a narrow place too. */
function Value({ kind, value, units }: ValueProps) {
  const locale = useLocale();
  if (kind === 'seconds') return <Duration seconds={value} />;
  if (kind === 'classes' || kind === 'count') return formatNumber(value, locale);
  return <Amount quantity={kind} value={value} units={units} />;
}

import type { ReactNode } from 'react';
import { sayDate } from '../../../core/figures.js';
import { Icon } from '../../icon/icon.js';
import { arrowRight, type IconShape } from '../../icon/shapes.js';
import { useLocale, useWords } from '../../language/language.js';
import { cx } from '../../style/cx.js';
import { unseen } from '../../style/unseen.css.js';
import { relativeDay, relativeTime, timeOfDay } from './days.js';
import {
  actor,
  after,
  arrow,
  before,
  change,
  changes as changesClass,
  entry as entryClass,
  field,
  line,
  note,
  sign,
  signTones,
  summary,
  text,
  time,
  timePart,
  what,
} from './timeline.css.js';
import { timelineWords } from './words.js';

export type TimelineTone = keyof typeof signTones;

export interface TimelineChange {
  field: string;
  /** What it was; without it, there was nothing. */
  before?: ReactNode;
  /** What it is now; without it, it was taken away. */
  after?: ReactNode;
}

export interface TimelineEntry {
  id: string;
  /** Unix seconds; null where nobody knows when. Such entries are the last, and have no day above them. */
  at: number | null;
  /** The highlighted text: who did it, a person or a system by its name; or what happened, where that matters more. */
  actor: ReactNode;
  /** What was done, so that it reads on from the actor: `paused the membership`. */
  action: ReactNode;
  icon: IconShape;
  tone?: TimelineTone | undefined;
  changes?: readonly TimelineChange[] | undefined;
  /** A reason, a comment. */
  note?: ReactNode;
  /** What it is made of, folded away behind a few words. */
  inside?: { summary: ReactNode; content: ReactNode } | undefined;
}

/** One thing that happened. */
export function TimelineItem({
  entry,
  now,
  timeZone,
  dated = false,
}: {
  entry: TimelineEntry;
  now: number;
  timeZone: string | undefined;
  dated?: boolean;
}) {
  const words = useWords(timelineWords);
  const changed = entry.changes && entry.changes.length > 0 && <Changes changes={entry.changes} />;
  return (
    <li className={entryClass} part="timeline-entry">
      <span className={cx(sign, signTones[entry.tone ?? 'neutral'])}>
        <Icon shape={entry.icon} size="xs" />
      </span>
      <div className={text}>
        <div className={line}>
          <span className={what}>
            <span className={actor}>{entry.actor}</span> {entry.action}
          </span>
          {entry.at !== null && <When at={entry.at} now={now} timeZone={timeZone} dated={dated} />}
        </div>
        {!dated && changed}
        {entry.note && <p className={note}>{entry.note}</p>}
        {entry.inside && (
          <details>
            <summary className={summary}>{entry.inside.summary}</summary>
            {entry.inside.content}
          </details>
        )}
        {dated && changed && (
          <details>
            <summary className={summary}>{words.changed}</summary>
            {changed}
          </details>
        )}
      </div>
    </li>
  );
}

function When({ at, now, timeZone, dated }: { at: number; now: number; timeZone: string | undefined; dated: boolean }) {
  const locale = useLocale();
  const since = dated ? relativeDay(at, now, locale, timeZone) : relativeTime(at, now, locale);
  return (
    <time className={time} dateTime={new Date(at * 1000).toISOString()}>
      <span className={timePart}>
        {dated ? sayDate(at, locale, { is: 'told' }, timeZone) : timeOfDay(at, locale, timeZone)}
      </span>
      {since && (
        <>
          {' '}
          · <span className={timePart}>{since}</span>
        </>
      )}
    </time>
  );
}

function Changes({ changes }: { changes: readonly TimelineChange[] }) {
  const words = useWords(timelineWords);
  return (
    <ul className={changesClass} role="list" aria-label={words.changed}>
      {changes.map(({ field: name, before: was, after: is }) => (
        <li key={name} className={change}>
          <span className={field}>{name}</span>
          <span className={unseen}> {words.from} </span>
          <bdi className={before} data-none={was === undefined ? '' : undefined}>
            {was ?? words.nothing}
          </bdi>
          <span className={arrow}>
            <Icon shape={arrowRight} size="2xs" />
          </span>
          <span className={unseen}> {words.to} </span>
          <bdi className={after} data-none={is === undefined ? '' : undefined}>
            {is ?? words.nothing}
          </bdi>
        </li>
      ))}
    </ul>
  );
}

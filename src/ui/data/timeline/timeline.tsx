import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { now as clock } from '../../../core/dates.js';
import { Button } from '../../actions/button/button.js';
import { EmptyState } from '../../feedback/empty-state/empty-state.js';
import { history } from '../../icon/shapes.js';
import { useLocale, useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { byDay, relativeDay } from './days.js';
import { ago, day as dayClass, dayHead, entries as entriesClass, more, timeline } from './timeline.css.js';
import { TimelineItem, type TimelineEntry } from './timeline-item.js';
import { timelineWords } from './words.js';

export interface TimelineProps {
  /** The newest first. */
  entries: readonly TimelineEntry[];
  /** What the list is called for a screen reader. */
  label?: string | undefined;
  /** The present, in unix seconds; without it, this machine's clock. */
  now?: number | undefined;
  /** Where days begin; without it, the reader's own. */
  timeZone?: string | undefined;
  /** Fetches earlier entries; without it there are none. */
  onMore?: (() => void) | undefined;
  loadingMore?: boolean | undefined;
  /** `month` for what happens seldom: each entry says its day, and its changes are folded away. */
  by?: 'day' | 'month' | undefined;
  headingLevel?: 2 | 3 | 4 | undefined;
  empty?: ReactNode;
}

/** What has happened, day by day or month by month: who did what, and what it was before. */
export function Timeline({
  entries,
  label,
  now = clock(),
  timeZone,
  onMore,
  loadingMore,
  by = 'day',
  headingLevel = 3,
  empty,
}: TimelineProps) {
  const words = useWords(timelineWords);
  const locale = useLocale();
  const id = useId();
  const count = useRef(entries.length);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const added = entries.length - count.current;
    count.current = entries.length;
    if (added > 0) setSaid(words.loaded(added));
  }, [entries.length, words]);
  const Heading = `h${headingLevel}` as const;
  if (entries.length === 0)
    return (
      empty ?? (
        <EmptyState icon={history} title={words.emptyTitle}>
          {words.emptyText}
        </EmptyState>
      )
    );
  return (
    <section className={timeline} part="timeline" aria-label={label ?? words.label}>
      {byDay(entries, locale, timeZone, by === 'month').map(({ key, date, entries: ofDay }, index) => (
        <div key={`${key} ${index}`} className={dayClass}>
          {key && (
            <Heading className={dayHead} id={`${id}${index}`}>
              <time dateTime={key}>{date}</time>
              {by === 'day' && <span className={ago}>{relativeDay(ofDay[0]?.at ?? now, now, locale, timeZone)}</span>}
            </Heading>
          )}
          <ol className={entriesClass} role="list" {...(key && { 'aria-labelledby': `${id}${index}` })}>
            {ofDay.map(entry => (
              <TimelineItem key={entry.id} entry={entry} now={now} timeZone={timeZone} dated={by === 'month'} />
            ))}
          </ol>
        </div>
      ))}
      {onMore && (
        <div className={more}>
          <Button type="secondary" loading={loadingMore} onClick={onMore}>
            {words.more}
          </Button>
        </div>
      )}
      <span className={unseen} role="status">
        {said}
      </span>
    </section>
  );
}

import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { Link } from '../../../ui/navigation/link/link.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { workoutWords } from '../../workouts/copy.js';
import { formatDuration } from '../../workouts/durations.js';
import { bestMetrics } from './board.js';
import { createClassTries } from './class-tries-model.js';
import { words } from './copy.js';
import { useRecordTexts, type RecordContext } from './record.js';
import { tries as triesClass, tryRow } from './view.css.js';

interface ClassTriesProps extends RecordContext {
  contentId: string;
  title: string;
}

/** All that a member did of one class. */
export function View({ contentId, title, settings, now, hrefOf, onOpen }: ClassTriesProps) {
  const copy = useWords(words);
  const { metrics } = useWords(workoutWords);
  const locale = useLocale();
  const texts = useRecordTexts(settings, now);
  const model = useModel(session => createClassTries(session, contentId), [contentId]);
  const part = useStore(model.$part);
  if (part.is === 'loading') return <Skeleton shape="control" />;
  if (part.is === 'failed') return <NotLoaded what={copy.what} why={{ code: part.code }} onRetry={model.retry} />;
  return (
    <ol className={triesClass} aria-label={copy.tries(title)}>
      {part.items.map(({ id, startedAt, durationSeconds, completed, totals }) => (
        <li key={id} className={tryRow}>
          <Link href={hrefOf(id)} onClick={event => onOpen(id, event)}>
            {texts.day(startedAt)}
          </Link>
          <span>{completed ? formatDuration(durationSeconds, locale) : copy.leftEarly}</span>
          {bestMetrics.map(metric => {
            const value = totals[metric];
            return value === null ? null : (
              <bdi key={metric}>{`${metrics[metric]} ${texts.figure(metric, value)}`}</bdi>
            );
          })}
        </li>
      ))}
    </ol>
  );
}

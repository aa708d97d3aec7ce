import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Icon } from '../../../ui/icon/icon.js';
import { trophy } from '../../../ui/icon/shapes.js';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { Amount, Duration } from '../../workouts/figure.js';
import { Conflicts } from './conflict-notes.js';
import type { StrengthSessionModel } from './model.js';
import { isAllSaved } from './report.js';
import { NotSaved, SaveLine } from './save-line.js';
import { doneSets } from './sets.js';
import { ExerciseRecords } from './exercise-records.js';
import type { TrainingSession } from './state.js';
import { createRecords } from './summary-model.js';
import { summaryWords } from './summary-copy.js';
import { arena, figure, figureName, figures, hows, note, recordHead, records, ways } from './summary.css.js';
import { head, stack, title } from './view.css.js';

interface SummaryProps {
  model: StrengthSessionModel;
  leave: ReactNode;
  workoutHref: string | undefined;
  /** Answers false where the page goes there itself. */
  onWorkoutRequested: ((detail: { workoutId: string }) => unknown) | undefined;
}

/** The session is over: what was done, and the records that it set. */
export function View({ model, leave, workoutHref, onWorkoutRequested }: SummaryProps) {
  const copy = useWords(summaryWords);
  const { session } = useStore(model.$kept);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (!session) return null;
  const { workoutId } = session;
  const isSaved = workoutId !== null && isAllSaved(session);
  return (
    <div className={stack}>
      <div className={head}>
        {leave}
        <SaveLine model={model} />
      </div>
      <h2 ref={heading} className={title} tabIndex={-1}>
        {copy.title}
      </h2>
      <NotSaved model={model} isEnd />
      <Conflicts model={model} />
      <Figures session={session} />
      {isSaved && <Records session={session} workoutId={workoutId} />}
      <div className={ways}>
        {isSaved && (
          <Button
            href={workoutHref?.replace('{workoutId}', encodeURIComponent(workoutId))}
            onClick={event => {
              if (onWorkoutRequested?.({ workoutId }) === false) event.preventDefault();
            }}
          >
            {copy.see}
          </Button>
        )}
        {isSaved && (
          <Button type="secondary" onClick={() => void model.another()}>
            {copy.another}
          </Button>
        )}
      </div>
    </div>
  );
}

function Figures({ session }: { session: TrainingSession }) {
  const copy = useWords(summaryWords);
  const locale = useLocale();
  const { startedAt, endedAt, units, exercises } = session;
  const volume = exercises
    .filter(({ isHeld }) => !isHeld)
    .flatMap(exercise => doneSets({ exercises: [exercise] }))
    .reduce((sum, { done }) => sum + (done && !done.isWarmUp ? (done.weight ?? 0) * done.amount : 0), 0);
  return (
    <div className={arena}>
      <dl className={figures}>
        <div className={figure}>
          <dt className={figureName}>{copy.time}</dt>
          <dd>
            <Duration seconds={(endedAt ?? startedAt) - startedAt} />
          </dd>
        </div>
        <div className={figure}>
          <dt className={figureName}>{copy.volume}</dt>
          <dd>
            <Amount quantity="volume" value={volume} units={units} />
          </dd>
        </div>
        <div className={figure}>
          <dt className={figureName}>{copy.sets}</dt>
          <dd>{formatNumber(doneSets(session).length, locale)}</dd>
        </div>
      </dl>
      <p className={note}>{copy.volumeHow}</p>
    </div>
  );
}

function Records({ session: { before, units }, workoutId }: { session: TrainingSession; workoutId: string }) {
  const copy = useWords(summaryWords);
  const model = useModel(session => createRecords({ session, workoutId, before }), [workoutId]);
  const screen = useStore(model.$screen);
  if (screen.is === 'loading')
    return (
      <div aria-busy="true">
        <Skeleton shape="title" width="medium" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </div>
    );
  if (screen.is === 'failed') return <NotLoaded what={copy.what} why={screen} onRetry={model.retry} />;
  if (screen.is !== 'known') return null;
  if (screen.records.length === 0) return <p className={note}>{copy.noRecords}</p>;
  return (
    <section>
      <h3 className={recordHead}>
        <Icon shape={trophy} />
        {copy.records}
      </h3>
      <ul className={records} role="list">
        {[...new Set(screen.records.map(({ exerciseId }) => exerciseId))].map(id => (
          <ExerciseRecords
            key={id}
            records={screen.records.filter(({ exerciseId }) => exerciseId === id)}
            units={units}
          />
        ))}
      </ul>
      <ul className={hows} role="list">
        {[...new Set(screen.records.map(({ metric }) => metric))].map(metric => (
          <li key={metric}>
            {copy.metrics[metric]}: {copy.how[metric]}
          </li>
        ))}
      </ul>
    </section>
  );
}

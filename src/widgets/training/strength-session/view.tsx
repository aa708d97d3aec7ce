import { useEffect } from 'react';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { Coming } from '../../../ui/feedback/coming/coming.js';
import { strength } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { fetchWhenIdle, LazyView } from '../../element/lazy-view.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { Before } from './before.js';
import { words } from './copy.js';
import type { strengthSession } from './index.js';
import { Leave } from './leave.js';
import { createForPage } from './for-page.js';
import { arena, box } from './view.css.js';

type Props = PropsOf<typeof strengthSession>;

const loadRunning = () => import('./running.tsx?widget');
const loadUnfinished = () => import('./unfinished.tsx?widget');
const loadSummary = () => import('./summary.tsx?widget');

/** A strength session, from its plan to its summary. */
export function View(props: Props) {
  const { routineId = '', day = 1, workoutHref, logHref, onSessionSaved, onSignInRequested } = props;
  const { onLeaveRequested, onWorkoutRequested } = props;
  const copy = useWords(words);
  const model = useModel(
    session =>
      createForPage({
        session,
        routineId,
        day,
        onSaved: workoutId => onSessionSaved?.({ workoutId }),
      }),
    [routineId, day],
  );
  const screen = useStore(model.$screen);
  useEffect(() => fetchWhenIdle([loadRunning, loadSummary]), []);
  useEffect(() => {
    const again = () => void model.save();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [model]);
  const leave = <Leave href={logHref} onLeave={onLeaveRequested} />;
  return (
    <div className={box}>
      <PersonView
        screen={screen}
        texts={copy.screen}
        waiting={Waiting}
        onRetry={model.retry}
        onSignIn={onSignInRequested}
        actions={leave}
      >
        {own => {
          switch (own.is) {
            case 'gone':
              return (
                <EmptyState icon={strength} title={copy.gone} action={leave}>
                  {copy.goneText}
                </EmptyState>
              );
            case 'before':
              return <Before model={model} screen={own} leave={leave} />;
            case 'unfinished':
              return <LazyView load={loadUnfinished} waiting={<Waiting label="" />} props={{ model, leave }} />;
            case 'running':
              return <LazyView load={loadRunning} waiting={<Waiting label="" />} props={{ model, leave }} />;
            case 'finished':
              return (
                <LazyView
                  load={loadSummary}
                  waiting={<Waiting label="" />}
                  props={{ model, leave, workoutHref, onWorkoutRequested }}
                />
              );
            default:
              return own satisfies never;
          }
        }}
      </PersonView>
    </div>
  );
}

const Waiting = ({ label }: { label: string }) => (
  <Coming label={label} className={arena}>
    <Skeleton shape="title" width="medium" />
    <Skeleton shape="figure" width="long" />
    <Skeleton shape="control" width="full" />
    <Skeleton width="full" />
    <Skeleton width="full" />
  </Coming>
);

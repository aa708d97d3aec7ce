import { useState, type MouseEvent } from 'react';
import { CardSkeleton, FormSkeleton, ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { useWords } from '../../../ui/language/language.js';
import { Tabs } from '../../../ui/navigation/tabs/tabs.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import type { strengthLog } from './index.js';
import type { Opening } from './opening.js';
import { readPlace, tabs, writePlace, type Place, type Show } from './place.js';
import { RoutineList } from './routine-list.js';
import { Toasts, type Became } from './toasts.js';
import { box, title } from './view.css.js';

type Props = PropsOf<typeof strengthLog>;

const loadRoutine = () => import('./routine/view.tsx?widget');
const loadBuilder = () => import('./builder/view.tsx?widget');
const loadProgress = () => import('./progress/view.tsx?widget');
const loadImport = () => import('./import/view.tsx?widget');

/** A member's routines and the library's, one of them, or what makes another one. */
export function View({
  query = '',
  onQueryChanged,
  onRoutineChanged,
  onSessionDeleted,
  onBestsReset,
  onSignInRequested,
  ...props
}: Props) {
  const copy = useWords(words);
  const { $userId } = useModel(session => ({ $userId: session.$userId }), []);
  const userId = useStore($userId);
  const [place, setPlace] = useState(() => readPlace(query));
  const [followed, setFollowed] = useState(query);
  const [became, setBecame] = useState<Became>();
  // the address says something else now
  if (followed !== query) {
    setFollowed(query);
    setPlace(readPlace(query));
  }
  const go = (to: Place, typing = false) => {
    setPlace(to);
    onQueryChanged?.({ query: writePlace(to), typing });
  };
  const changed = (next: Became) => {
    setBecame(next);
    onRoutineChanged?.({ routineId: next.routineId, action: next.is });
    go({ show: 'own', rest: '', ...(next.is !== 'deleted' && { routine: next.routineId }) });
  };
  const opening: Opening = openingOf(props);
  const contentOf = (show: Show) =>
    place.show === show && place.routine !== undefined ? (
      <LazyView
        key={place.routine}
        load={loadRoutine}
        waiting={<ListSkeleton items={4} />}
        props={{
          ...opening,
          show,
          routineId: place.routine,
          onClose: () => go({ show, rest: place.rest }),
          onEdit: () => go({ ...place, task: 'edit' }),
          onChanged: changed,
        }}
      />
    ) : (
      <RoutineList
        {...opening}
        show={show}
        query={place.show === show ? place.rest : ''}
        onQuery={(rest, typing) => go({ show, rest }, typing)}
        onPlace={go}
        onSignIn={onSignInRequested}
      />
    );
  const progress = (
    <LazyView
      load={loadProgress}
      waiting={<CardSkeleton />}
      props={{
        query: place.show === 'progress' ? place.rest : '',
        onQuery: (rest: string, typing: boolean) => go({ show: 'progress', rest }, typing),
        onDeleted: (workoutId: string) => onSessionDeleted?.({ workoutId }),
        onReset: () => onBestsReset?.(),
        onStart: () => go({ show: 'own', rest: '' }),
        hrefOf: opening.workoutHrefOf,
        onOpen: opening.onWorkout,
      }}
    />
  );
  const isBuilding = userId !== undefined && place.task !== undefined;
  return (
    <div className={box}>
      {!isBuilding && <h2 className={title}>{copy.title}</h2>}
      {isBuilding ? (
        <LazyView
          key={`${place.task} ${place.routine}`}
          load={place.task === 'import' ? loadImport : loadBuilder}
          waiting={<FormSkeleton fields={4} />}
          props={{
            routineId: place.routine,
            onClose: () => go({ show: 'own', routine: place.routine, rest: place.rest }),
            onChanged: changed,
          }}
        />
      ) : userId === undefined ? (
        contentOf('own')
      ) : (
        <Tabs
          label={copy.views}
          value={place.show}
          activation="manual"
          onChange={id => go({ show: tabs.find(tab => tab === id) ?? 'own', rest: '' })}
          tabs={tabs.map(id => ({
            id,
            label: copy.tabs[id],
            content: id === 'progress' ? progress : contentOf(id),
          }))}
        />
      )}
      <Toasts became={became} onClose={() => setBecame(undefined)} />
    </div>
  );
}

type Leading = Pick<
  Props,
  'sessionHref' | 'freeSessionHref' | 'workoutHref' | 'onSessionRequested' | 'onWorkoutRequested'
>;

/** How the page leads to sessions and workouts. */
function openingOf({
  sessionHref,
  freeSessionHref,
  workoutHref,
  onSessionRequested,
  onWorkoutRequested,
}: Leading): Opening {
  const stopIf = (isPrevented: boolean, event: MouseEvent) => {
    if (isPrevented) event.preventDefault();
  };
  return {
    sessionHrefOf: (routineId, day) =>
      routineId === ''
        ? freeSessionHref
        : sessionHref?.replace('{routineId}', encodeURIComponent(routineId)).replace('{day}', String(day)),
    onSession: (routineId, day, event) => stopIf(onSessionRequested?.({ routineId, day }) === false, event),
    workoutHrefOf: workoutId => workoutHref?.replace('{workoutId}', encodeURIComponent(workoutId)),
    onWorkout: (workoutId, event) => stopIf(onWorkoutRequested?.({ workoutId }) === false, event),
  };
}

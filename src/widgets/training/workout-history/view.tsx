import { useEffect, useState } from 'react';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import { localDay } from '../../../core/wall-clock.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { bike, plus, search, trash } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import type { ListState } from '../../list/model.js';
import { saveFile } from '../../save-file.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { ListFoot } from '../../workouts/list-foot.js';
import { Adding } from './adding.js';
import { words } from './copy.js';
import type { workoutHistory } from './index.js';
import { createWorkoutHistory, type WorkoutHistoryModel } from './model.js';
import { Toolbar } from './toolbar.js';
import { Totals } from './totals.js';
import { box, title } from './view.css.js';
import { wayOf } from './way.js';
import { OrderedList, WeekList } from './week-list.js';

// What comes of a press: the list stands there before.
const loadToasts = () => import('./toasts.tsx?widget');
const loadDeleted = () => import('./deleted/view.tsx?widget');
const loadArchive = () => import('./archive/view.tsx?widget');
const loadChosenBar = () => import('./chosen-bar.tsx?widget');

type Props = PropsOf<typeof workoutHistory>;

/** All workouts of a member, week by week. */
export function View({ query = '', onQueryChanged, onWorkoutsDeleted, onSignInRequested, ...props }: Props) {
  const copy = useWords(words);
  const model = useModel(
    session =>
      createWorkoutHistory({
        session,
        query,
        onQuery: (changed, typing) => onQueryChanged?.({ query: changed, typing }),
        onDeleted: count => onWorkoutsDeleted?.({ count }),
        save: saveFile,
      }),
    [],
  );
  const screen = useStore(model.$screen);
  useEffect(() => model.follow(query), [model, query]);
  return (
    <div className={box}>
      <h2 className={title}>{copy.title}</h2>
      <PersonView screen={screen} texts={copy.screen} onRetry={model.retry} onSignIn={onSignInRequested}>
        {state => <Shown {...props} model={model} state={state} />}
      </PersonView>
      <LazyView load={loadToasts} props={{ model }} waiting={null} />
    </div>
  );
}

type ShownProps = Pick<Props, 'workoutHref' | 'onWorkoutRequested' | 'onWorkoutAdded'> & {
  model: WorkoutHistoryModel;
  state: ListState<Workout>;
};

/** The workouts, what brings more of them in, and what takes them out: both stay while the list changes. */
function Shown(props: ShownProps) {
  const { model, state, onWorkoutAdded } = props;
  const copy = useWords(words);
  const { totals, settings } = useStore(model.$known);
  const today = localDay(settings.timeZone, state.now);
  // by then the member's units and clocks are known too
  const isKnown = totals !== undefined || state.failure !== undefined;
  const [open, setOpen] = useState<'add' | 'archive' | 'deleted'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Workouts {...props} onAdd={() => setOpen('add')} onArchive={() => setOpen('archive')} />
      {isKnown && (
        <div>
          <Button type="secondary" size="sm" icon={trash} onClick={() => setOpen('deleted')}>
            {copy.recentlyDeleted}
          </Button>
        </div>
      )}
      {open === 'add' && isKnown && (
        <Adding model={model} way={wayOf(props)} today={today} onWorkoutAdded={onWorkoutAdded} onClose={close} />
      )}
      {open === 'archive' && (
        <LazyView load={loadArchive} props={{ timeZone: settings.timeZone, onClose: close }} waiting={null} />
      )}
      {open === 'deleted' && (
        <LazyView
          load={loadDeleted}
          props={{ timeZone: settings.timeZone, today, onRestored: () => void model.again(), onClose: close }}
          waiting={null}
        />
      )}
    </>
  );
}

function Workouts({ onAdd, onArchive, ...props }: ShownProps & { onAdd: () => void; onArchive: () => void }) {
  const { model, state } = props;
  const copy = useWords(words);
  const known = useStore(model.$known);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const { items, total, waiting, failure, query, now } = state;
  const today = localDay(known.settings.timeZone, now);
  const isFiltered = query.q !== '' || Object.keys(query.filters).length > 0;

  if (items && total === 0 && !isFiltered && !waiting)
    return (
      <EmptyState
        icon={bike}
        title={copy.emptyTitle}
        action={
          <Button type="secondary" icon={plus} onClick={onAdd}>
            {copy.add}
          </Button>
        }
      >
        {copy.emptyText}
      </EmptyState>
    );

  const choose = (workoutId: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(workoutId);
    else next.delete(workoutId);
    setChosen(next);
  };
  const listProps = {
    ...wayOf(props),
    units: known.settings.units,
    today,
    chosen,
    onChoose: choose,
  };
  const isByTime = query.sort === undefined || query.sort.endsWith('startedAt');
  return (
    <>
      {known.totals && <Totals totals={known.totals} units={known.settings.units} />}
      <Toolbar
        model={model}
        state={state}
        known={known}
        today={today}
        onAdd={onAdd}
        onArchive={onArchive}
        onSelect={() => setChosen(chosen ? undefined : new Set())}
      />
      {items && total === 0 && !waiting && <NoneFound model={model} />}
      {items &&
        total > 0 &&
        (isByTime ? (
          <WeekList {...listProps} items={items} isAll={items.length >= total} />
        ) : (
          <OrderedList {...listProps} items={items} />
        ))}
      {waiting && !items && <ListSkeleton items={4} />}
      {failure ? (
        <NotLoaded what={copy.screen.what} why={{ code: failure }} onRetry={model.retry} />
      ) : (
        items && total > 0 && <Foot model={model} state={state} shown={items.length} isByTime={isByTime} />
      )}
      {chosen && (
        <LazyView load={loadChosenBar} props={{ model, chosen, onDone: () => setChosen(undefined) }} waiting={null} />
      )}
    </>
  );
}

function NoneFound({ model }: { model: WorkoutHistoryModel }) {
  const copy = useWords(words);
  return (
    <EmptyState
      icon={search}
      title={copy.noneTitle}
      action={
        <Button type="secondary" onClick={() => void model.filterOnly({})}>
          {copy.showAll}
        </Button>
      }
    >
      {copy.noneText}
    </EmptyState>
  );
}

interface FootProps {
  model: WorkoutHistoryModel;
  state: ListState<Workout>;
  shown: number;
  isByTime: boolean;
}

function Foot({ model, state: { total, waiting }, shown, isByTime }: FootProps) {
  const copy = useWords(words);
  return (
    <ListFoot
      shown={shown}
      total={total}
      waiting={waiting}
      texts={{ more: isByTime ? copy.more : copy.moreInOrder, shown: copy.shown }}
      ruled
      onMore={() => void model.more()}
    />
  );
}

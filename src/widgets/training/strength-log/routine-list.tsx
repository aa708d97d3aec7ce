import { useEffect } from 'react';
import type { RoutineLine } from '../../../core/contract/schemas/strength/routines.js';
import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { search, strength } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { ListState } from '../../list/model.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { words } from './copy.js';
import { nextUp } from './last-done.js';
import { createRoutineList, type RoutineListModel } from './list-model.js';
import type { Opening } from './opening.js';
import type { Place, Show } from './place.js';
import { RoutineRow } from './routine-row.js';
import { Actions, Toolbar } from './toolbar.js';
import { column, foot, rows } from './view.css.js';
import { Waiting } from './waiting.js';

interface RoutineListProps extends Opening {
  show: Show;
  query: string;
  onQuery: (query: string, typing: boolean) => void;
  onPlace: (place: Place) => void;
  onSignIn: (() => unknown) | undefined;
}

/** Routines one below the other, and the ways to another one. */
export function RoutineList({ show, query, onQuery, onSignIn, ...props }: RoutineListProps) {
  const copy = useWords(words);
  const model = useModel(session => createRoutineList({ session, show, query, onQuery }), [show]);
  const screen = useStore(model.$screen);
  useEffect(() => model.follow(query), [model, query]);
  return (
    <PersonView screen={screen} texts={copy.screen} onRetry={model.retry} onSignIn={onSignIn}>
      {state => <Shown {...props} show={show} model={model} state={state} />}
    </PersonView>
  );
}

interface ShownProps extends Omit<RoutineListProps, 'query' | 'onQuery' | 'onSignIn'> {
  model: RoutineListModel;
  state: ListState<RoutineLine>;
}

function Shown({ show, model, state, onPlace, ...opening }: ShownProps) {
  const copy = useWords(words);
  const lastDone = useStore(model.$lastDone);
  const { items, total, waiting, failure, query, now } = state;
  const isFiltered = query.q !== '' || Object.keys(query.filters).length > 0;
  const isNone = items !== undefined && total === 0 && !waiting && !failure;
  const next =
    show === 'own' && items
      ? nextUp(
          items.map(({ id }) => id),
          lastDone,
        )
      : undefined;
  return (
    <div className={column}>
      {show === 'own' && <Actions {...opening} onPlace={onPlace} />}
      {(show === 'library' || isFiltered || total > 8) && <Toolbar model={model} state={state} />}
      {isNone && <None show={show} isFiltered={isFiltered} model={model} onPlace={onPlace} />}
      {items && total > 0 && (
        <ul className={rows} role="list" aria-label={copy.tabs[show]} aria-busy={waiting}>
          {upFirst(items, next).map(routine => (
            <RoutineRow
              {...opening}
              key={routine.id}
              routine={routine}
              done={lastDone.get(routine.id)}
              isNext={routine.id === next}
              now={now}
              onSee={() => onPlace({ show, routine: routine.id, rest: '' })}
            />
          ))}
        </ul>
      )}
      {waiting && !items && <Waiting what={copy.what[show]} />}
      {failure ? (
        <NotLoaded what={copy.what[show]} why={{ code: failure }} onRetry={model.retry} />
      ) : (
        items && items.length < total && <Foot model={model} state={state} shown={items.length} />
      )}
    </div>
  );
}

/** The one whose turn it is comes before the others. */
const upFirst = (items: readonly RoutineLine[], next: string | undefined): readonly RoutineLine[] =>
  items.toSorted((one, other) => Number(other.id === next) - Number(one.id === next));

interface NoneProps extends Pick<ShownProps, 'show' | 'model' | 'onPlace'> {
  isFiltered: boolean;
}

function None({ show, isFiltered, model, onPlace }: NoneProps) {
  const copy = useWords(words);
  if (isFiltered)
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
  return show === 'library' ? (
    <EmptyState icon={strength} title={copy.emptyLibraryTitle}>
      {copy.emptyLibraryText}
    </EmptyState>
  ) : (
    <EmptyState
      icon={strength}
      title={copy.emptyTitle}
      action={<Button onClick={() => onPlace({ show: 'library', rest: '' })}>{copy.toLibrary}</Button>}
    >
      {copy.emptyText}
    </EmptyState>
  );
}

interface FootProps {
  model: RoutineListModel;
  state: ListState<RoutineLine>;
  shown: number;
}

function Foot({ model, state: { total, waiting }, shown }: FootProps) {
  const copy = useWords(words);
  const locale = useLocale();
  return (
    <div className={foot}>
      <Button type="secondary" loading={waiting} onClick={() => void model.more()}>
        {copy.more}
      </Button>
      <span role="status">{copy.shown(formatNumber(shown, locale), formatNumber(total, locale))}</span>
    </div>
  );
}

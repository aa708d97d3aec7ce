import { useEffect, useState, type ReactNode } from 'react';
import type { ListedLocation } from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { building, plus, search as searchIcon } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { Pagination } from '../../../../ui/navigation/pagination/pagination.js';
import { LazyView } from '../../../element/lazy-view.js';
import { listWords } from '../../../list/copy.js';
import type { ListState } from '../../../list/model.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { personWords } from '../../../screen/person-screen-copy.js';
import { PersonView } from '../../../screen/person-view.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { words } from '../copy.js';
import type { CreateProps } from '../form/create.js';
import { view } from '../view.css.js';
import { Card } from './card.js';
import { createLocations, type LocationsModel } from './model.js';
import { scaleOf } from './seats.js';
import { Tools } from './tools.js';
import { grid } from './view.css.js';
import { busiestOf } from './workouts.js';
import { WaitingCards } from './waiting.js';

const loadCreate = () => import('../form/create.tsx?widget');

export interface LocationsProps {
  query: string;
  /** How often what they say of themselves has changed beside them. */
  changes: number;
  onQuery: (query: string, typing: boolean) => void;
  onOpen: (locationId: string) => void;
  onCreated: (locationId: string) => void;
  onSignIn: (() => unknown) | undefined;
}

/** The locations that somebody may see, side by side at one scale. */
export function Locations({ query, changes, onQuery, onOpen, onCreated, onSignIn }: LocationsProps) {
  const copy = useWords(words);
  const model = useWorkModel(session => createLocations({ session, query, onQuery }), []);
  const screen = useStore(model.$screen);
  const [creating, setCreating] = useState(false);
  useEffect(() => model.follow(query), [model, query]);
  useEffect(() => {
    if (changes > 0) void model.refresh();
  }, [model, changes]);
  const create: CreateProps = {
    onClose: () => setCreating(false),
    onCreated: location => {
      setCreating(false);
      onCreated(location.id);
    },
  };
  return (
    <div className={view}>
      <PersonView screen={screen} texts={copy.screen} onRetry={model.retry} onSignIn={onSignIn}>
        {state => <Shown model={model} state={state} onOpen={onOpen} onCreate={() => setCreating(true)} />}
      </PersonView>
      {creating && <LazyView load={loadCreate} props={create} waiting={null} />}
    </div>
  );
}

interface ShownProps {
  model: LocationsModel;
  state: ListState<ListedLocation>;
  onOpen: (locationId: string) => void;
  onCreate: () => void;
}

function Shown({ model, state, onOpen, onCreate }: ShownProps) {
  const copy = useWords(words);
  const { loading } = useWords(personWords);
  const { items, failure, waiting, total, query } = state;
  const create = model.mayCreate() && (
    <Button size="sm" type="secondary" icon={plus} onClick={onCreate}>
      {copy.create}
    </Button>
  );
  const pages = Math.ceil(total / model.pageSize);
  const scale = scaleOf(items ?? []);
  const busiest = busiestOf(items ?? []);
  return (
    <>
      <Tools model={model} state={state} action={create} />
      {failure !== undefined && <NotLoaded what={copy.screen.what} why={{ code: failure }} onRetry={model.retry} />}
      {failure === undefined && items === undefined && <WaitingCards label={loading(copy.screen.what)} />}
      {failure === undefined && items?.length === 0 && <Nothing model={model} state={state} action={create} />}
      {failure === undefined && items !== undefined && items.length > 0 && (
        <>
          <ul className={grid} role="list" aria-busy={waiting || undefined}>
            {items.map(location => (
              <Card
                key={location.id}
                location={location}
                scale={scale}
                busiest={busiest}
                waiting={waiting}
                onOpen={() => onOpen(location.id)}
              />
            ))}
          </ul>
          {pages > 1 && <Pagination page={query.page} pages={pages} onPage={page => void model.turnTo(page)} />}
        </>
      )}
    </>
  );
}

function Nothing({ model, state: { query }, action }: Pick<ShownProps, 'model' | 'state'> & { action: ReactNode }) {
  const copy = useWords(words);
  const list = useWords(listWords);
  const isFiltered = Object.keys(query.filters).length > 0;
  if (query.q === '' && !isFiltered)
    return (
      <EmptyState icon={building} title={copy.emptyTitle} action={action}>
        {action ? copy.emptyText : copy.emptyTextReader}
      </EmptyState>
    );
  const noAlarms = query.q === '' && query.filters['alerts'] === 'yes';
  return (
    <EmptyState
      icon={searchIcon}
      title={noAlarms ? copy.noAlarmsTitle : list.noneFound}
      action={
        <Button
          type="secondary"
          onClick={() => {
            model.search('');
            void model.clearFilters();
          }}
        >
          {list.showAll}
        </Button>
      }
    >
      {noAlarms ? copy.noAlarmsText : list.noneFoundText}
    </EmptyState>
  );
}

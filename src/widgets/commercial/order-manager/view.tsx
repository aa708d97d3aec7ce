import { useEffect, useState } from 'react';
import type { CommercialOrder } from '../../../core/contract/schemas/commercial/orders.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { parcel, plus } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { fetchWhenIdle, LazyView } from '../../element/lazy-view.js';
import { ListView } from '../../list/view.js';
import { usePlaceFilter } from '../../places/use-place-filter.js';
import { useWorkModel } from '../../screen/use-work-model.js';
import { useStore } from '../../screen/use-store.js';
import { box, title } from '../desk.css.js';
import { columnsOf } from './columns.js';
import { words } from './copy.js';
import type { orderManager } from './index.js';
import { createOrderList, statuses } from './model.js';
import type { OrderDrawerProps } from './order/drawer.js';
import type { WizardProps } from './wizard/wizard.js';

type Props = PropsOf<typeof orderManager>;

const loadDrawer = () => import('./order/drawer.tsx?widget');
const loadWizard = () => import('./wizard/wizard.tsx?widget');

/** The order beside the list: the one that the page names, until somebody chooses another. */
function useOpened(named: string | undefined) {
  const [opened, setOpened] = useState(named);
  const [before, setBefore] = useState(named);
  if (named !== before) {
    setBefore(named);
    setOpened(named);
  }
  return [opened, setOpened] as const;
}

/** Orders: a list, one beside it, and in its place the one that is written. */
export function View({ query = '', orderId, onQueryChanged, onOrderOpened, onOrderClosed, onSignInRequested }: Props) {
  const copy = useWords(words);
  const locale = useLocale();
  const model = useWorkModel(
    session =>
      createOrderList({ session, query, onQuery: (changed, typing) => onQueryChanged?.({ query: changed, typing }) }),
    [],
  );
  const known = useStore(model.$known);
  const place = usePlaceFilter({ places: model.places, label: copy.filters.locationId, filter: model.filter });
  const screen = useStore(model.$screen);
  const [opened, setOpened] = useOpened(orderId);
  const [writing, setWriting] = useState<{ order: CommercialOrder | undefined }>();
  useEffect(() => model.follow(query), [model, query]);
  const isList = screen.is === 'list';
  useEffect(() => {
    if (isList) fetchWhenIdle(known.mayOrder ? [loadDrawer, loadWizard] : [loadDrawer]);
  }, [isList, known.mayOrder]);

  const open = (id: string) => {
    if (onOrderOpened?.({ orderId: id }) !== false) setOpened(id);
  };
  const close = () => {
    setOpened(undefined);
    onOrderClosed?.();
  };
  const refresh = () => void model.refresh();
  if (isList && writing) {
    const wizard: WizardProps = {
      ...writing,
      onChanged: refresh,
      onDone(order) {
        setWriting(undefined);
        open(order.id);
      },
      onClose: () => setWriting(undefined),
    };
    return <LazyView load={loadWizard} props={wizard} waiting={<ListSkeleton items={3} />} />;
  }

  const create = known.mayOrder && (
    <Button type="secondary" icon={plus} size="sm" onClick={() => setWriting({ order: undefined })}>
      {copy.create}
    </Button>
  );
  const filters = [
    {
      name: 'status',
      label: copy.filters.status,
      options: statuses.map(value => ({ value, label: copy.statuses[value] })),
    },
    place.filter,
  ].filter(({ options }) => options.length > 0);
  const drawer: OrderDrawerProps | undefined =
    opened === undefined
      ? undefined
      : {
          orderId: opened,
          onChanged: refresh,
          onEdit(order) {
            close();
            setWriting({ order });
          },
          onClose: close,
        };
  return (
    <div className={box}>
      <h2 className={title}>{copy.title}</h2>
      <ListView
        model={model}
        caption={copy.title}
        columns={columnsOf(copy, locale)}
        filters={filters}
        ordered="-createdAt"
        searched={copy.searched}
        texts={copy.screen}
        onSignIn={onSignInRequested}
        rowId={({ id }) => id}
        rowName={({ number }) => number}
        onRowOpen={({ id }) => open(id)}
        actions={create}
        empty={
          <EmptyState icon={parcel} title={copy.emptyTitle} action={create}>
            {known.mayOrder ? copy.emptyText.dealer : copy.emptyText.other}
          </EmptyState>
        }
      />
      {place.dialog}
      {drawer && <LazyView load={loadDrawer} props={drawer} waiting={null} />}
    </div>
  );
}

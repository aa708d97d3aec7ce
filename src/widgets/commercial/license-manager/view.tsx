import { useEffect, useState } from 'react';
import type { License } from '../../../core/contract/schemas/commercial/licenses.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { key, plus } from '../../../ui/icon/shapes.js';
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
import type { CreateProps } from './edit/create-drawer.js';
import type { licenseManager } from './index.js';
import { createLicenseList, statuses } from './model.js';
import type { LicenseDrawerProps } from './seats/drawer.js';

type Props = PropsOf<typeof licenseManager>;

const loadDrawer = () => import('./seats/drawer.tsx?widget');
const loadCreate = () => import('./edit/create-drawer.tsx?widget');

/** What lies beside the list. */
type Beside = { is: 'license'; license: License } | { is: 'new' };

/** The licenses of locations: a list, and one beside it. */
export function View({
  query = '',
  locationId,
  onQueryChanged,
  onMachinesRequested,
  onOrdersRequested,
  onSignInRequested,
}: Props) {
  const copy = useWords(words);
  const locale = useLocale();
  const model = useWorkModel(
    session =>
      createLicenseList({
        session,
        query,
        locationId,
        onQuery: (changed, typing) => onQueryChanged?.({ query: changed, typing }),
      }),
    [locationId],
  );
  const known = useStore(model.$known);
  const place = usePlaceFilter({ places: model.places, label: copy.filters.locationId, filter: model.filter });
  const screen = useStore(model.$screen);
  const [beside, setBeside] = useState<Beside>();
  useEffect(() => model.follow(query), [model, query]);
  const isList = screen.is === 'list';
  useEffect(() => {
    if (isList) fetchWhenIdle([loadDrawer]);
  }, [isList]);

  const most = isList ? Math.max(1, ...(screen.items ?? []).map(({ seats }) => seats)) : 1;
  const filters = [
    {
      name: 'status',
      label: copy.filters.status,
      options: statuses.map(value => ({ value, label: copy.statuses[value] })),
    },
    place.filter,
  ].filter(({ options }) => options.length > 0);
  const add = known.mayManage ? (
    <Button type="secondary" icon={plus} size="sm" onClick={() => setBeside({ is: 'new' })}>
      {copy.create}
    </Button>
  ) : (
    known.mayOrder && (
      <Button type="secondary" icon={plus} size="sm" onClick={() => onOrdersRequested?.()}>
        {copy.order}
      </Button>
    )
  );
  const close = () => setBeside(undefined);
  const refresh = () => void model.refresh();
  const drawer: LicenseDrawerProps | undefined =
    beside?.is === 'license'
      ? {
          license: beside.license,
          onChanged: refresh,
          onMachines: () => {
            close();
            onMachinesRequested?.({ licenseId: beside.license.id });
          },
          onClose: close,
          ...(known.mayOrder && !known.mayManage && { onOrder: () => void onOrdersRequested?.() }),
        }
      : undefined;
  const create: CreateProps | undefined =
    beside?.is === 'new'
      ? {
          locationId,
          onCreated: license => {
            refresh();
            setBeside({ is: 'license', license });
          },
          onClose: close,
        }
      : undefined;
  return (
    <div className={box}>
      <h2 className={title}>{copy.title}</h2>
      <ListView
        model={model}
        caption={copy.title}
        columns={columnsOf({ copy, locale, now: isList ? screen.now : 0, most, isOnePlace: locationId !== undefined })}
        filters={filters}
        columnChooser={false}
        ordered="expiresAt"
        texts={copy.screen}
        onSignIn={onSignInRequested}
        rowId={({ id }) => id}
        rowName={({ location, plan }) => `${location.name}, ${plan}`}
        onRowOpen={license => setBeside({ is: 'license', license })}
        actions={add}
        empty={
          <EmptyState icon={key} title={copy.emptyTitle} action={add}>
            {copy.emptyText}
          </EmptyState>
        }
      />
      {place.dialog}
      {drawer && <LazyView load={loadDrawer} props={drawer} waiting={null} />}
      {create && <LazyView load={loadCreate} props={create} waiting={null} />}
    </div>
  );
}

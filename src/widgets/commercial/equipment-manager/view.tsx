import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { bike, download, upload } from '../../../ui/icon/shapes.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { useWords } from '../../../ui/language/language.js';
import type { PropsOf } from '../../element/define.js';
import { fetchWhenIdle, LazyView } from '../../element/lazy-view.js';
import { ListView } from '../../list/view.js';
import { usePlaceFilter } from '../../places/use-place-filter.js';
import { useWorkModel } from '../../screen/use-work-model.js';
import { useStore } from '../../screen/use-store.js';
import type { BulkName } from './bulk/model.js';
import type { BulkDialogProps } from './bulk/bulk-dialog.js';
import type { EquipmentSelection } from '../../../core/contract/schemas/commercial/equipment-import.js';
import { columnsOf } from './columns.js';
import { words } from './copy.js';
import type { ExportNoticeProps } from './csv-export/export-notice.js';
import type { ImportDialogProps } from './csv-import/import-dialog.js';
import type { DrawerProps } from './machine/drawer.js';
import { filtersOf } from './filters.js';
import type { equipmentManager } from './index.js';
import { createMachineList, type Known } from './model.js';
import { box, title } from '../desk.css.js';

type Props = PropsOf<typeof equipmentManager>;

const loadDrawer = () => import('./machine/drawer.tsx?widget');
const loadImport = () => import('./csv-import/import-dialog.tsx?widget');
const loadExport = () => import('./csv-export/export-notice.tsx?widget');
const loadBulk = () => import('./bulk/bulk-dialog.tsx?widget');

/** Whatever may be done to many machines somewhere; what becomes of each is known before it is done. */
const bulkNames = ({ mayPlace, mayMove }: Known): readonly BulkName[] => [
  ...(mayPlace ? (['place', 'assignLicense', 'releaseLicense'] as const) : []),
  ...(mayMove ? (['nextStage', 'rest'] as const) : []),
];

/** The machine beside the list: the one that the page names, until somebody chooses another. */
function useOpened(named: string | undefined) {
  const [opened, setOpened] = useState(named);
  const [before, setBefore] = useState(named);
  if (named !== before) {
    setBefore(named);
    setOpened(named);
  }
  return [opened, setOpened] as const;
}

/** The machines of locations: a list, many at once, and one beside it. */
export function View({
  query = '',
  equipmentId,
  locationId,
  onQueryChanged,
  onEquipmentOpened,
  onEquipmentClosed,
  onSignInRequested,
}: Props) {
  const copy = useWords(words);
  const model = useWorkModel(
    session =>
      createMachineList({
        session,
        query,
        locationId,
        onQuery: (changed, typing) => onQueryChanged?.({ query: changed, typing }),
      }),
    [locationId],
  );
  const known = useStore(model.$known);
  const { named: places } = useStore(model.places.$places);
  const place = usePlaceFilter({ places: model.places, label: copy.filters.locationId, filter: model.filter });
  const screen = useStore(model.$screen);
  const [opened, setOpened] = useOpened(equipmentId);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [bulk, setBulk] = useState<{ action: BulkName; ids: readonly string[] }>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [imports, setImports] = useState(false);
  /** Each press is a file of its own. */
  const [exported, setExported] = useState<{ press: number; selection: EquipmentSelection }>();
  useEffect(() => model.follow(query), [model, query]);
  const isList = screen.is === 'list';
  useEffect(() => {
    if (isList) fetchWhenIdle([loadDrawer, loadBulk]);
  }, [isList]);

  const isOnePlace = locationId !== undefined;
  const actions = bulkNames(known);
  const open = (id: string) => {
    if (onEquipmentOpened?.({ equipmentId: id }) !== false) setOpened(id);
  };
  const close = () => {
    setOpened(undefined);
    onEquipmentClosed?.();
  };
  const drawer: DrawerProps | undefined =
    opened === undefined
      ? undefined
      : {
          equipmentId: opened,
          places,
          onChanged: () => void model.refresh(),
          onReplaced: open,
          onClose: close,
          onSeated: at => {
            close();
            void model.filterOnly({ license: 'seated', ...(!isOnePlace && { locationId: at }) });
          },
        };
  const bulkDialog: BulkDialogProps | undefined = bulk && {
    ...bulk,
    onChanged: () => {
      setSelected([]);
      void model.refresh();
    },
    onClose: () => setBulk(undefined),
  };
  const importDialog: ImportDialogProps | undefined = imports
    ? {
        locationId,
        places,
        onImported: () => void model.refresh(),
        onClose: () => setImports(false),
      }
    : undefined;
  const isEmpty = isList && !screen.waiting && screen.total === 0;
  return (
    <div className={box}>
      <h2 ref={heading} className={title} tabIndex={-1}>
        {copy.title}
      </h2>
      {exported && (
        <LazyView<ExportNoticeProps>
          key={exported.press}
          load={loadExport}
          props={{
            selection: exported.selection,
            onClose: () => {
              // what was pressed goes with the notice
              heading.current?.focus();
              setExported(undefined);
            },
          }}
          waiting={<Skeleton shape="control" />}
        />
      )}
      <ListView
        model={model}
        caption={copy.title}
        columns={columnsOf(copy, isList ? screen.now : 0, isOnePlace)}
        filters={filtersOf(copy, known, isOnePlace ? undefined : place.filter)}
        ordered="name"
        searched={copy.searched}
        more={[
          ...(known.mayImport
            ? [{ id: 'import', label: copy.importMachines, icon: upload, onSelect: () => setImports(true) }]
            : []),
          {
            id: 'export',
            label: copy.exportMachines,
            icon: download,
            disabled: isEmpty ? copy.nothingToExport : undefined,
            onSelect: () => setExported({ press: (exported?.press ?? 0) + 1, selection: model.selection() }),
          },
        ]}
        texts={copy.screen}
        onSignIn={onSignInRequested}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        onRowOpen={({ id }) => open(id)}
        selectable={actions.length > 0}
        selected={selected}
        onSelectedChange={setSelected}
        bulkActions={ids =>
          actions.map(action => (
            <Button key={action} type="secondary" size="sm" onClick={() => setBulk({ action, ids })}>
              {copy.bulk[action]}
            </Button>
          ))
        }
        empty={
          <EmptyState
            icon={bike}
            title={copy.emptyTitle}
            action={
              known.mayImport && (
                <Button type="secondary" icon={upload} onClick={() => setImports(true)}>
                  {copy.importMachines}
                </Button>
              )
            }
          >
            {copy.emptyText}
          </EmptyState>
        }
      />
      {place.dialog}
      {drawer && <LazyView load={loadDrawer} props={drawer} waiting={null} />}
      {importDialog && <LazyView load={loadImport} props={importDialog} waiting={null} />}
      {bulkDialog && <LazyView load={loadBulk} props={bulkDialog} waiting={null} />}
    </div>
  );
}

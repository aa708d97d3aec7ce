import type { ReactNode } from 'react';
import type { EquipmentLine } from '../../../../core/contract/schemas/commercial/equipment.js';
import type { TableColumn } from '../../../../ui/data/data-table/columns.js';
import { DataTable } from '../../../../ui/data/data-table/data-table.js';
import { SearchField } from '../../../../ui/forms/search-field/search-field.js';
import { useWords } from '../../../../ui/language/language.js';
import { useStore } from '../../../screen/use-store.js';
import { cell, second } from '../../desk.css.js';
import type { Machines } from './machines.js';
import { seatsWords, type SeatsCopy } from './seats-copy.js';

interface MachineTableProps {
  model: Machines;
  caption: string;
  empty: ReactNode;
  /** Without it, none can be selected. */
  bulkActions?: ((selected: readonly string[]) => ReactNode) | undefined;
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
}

const columnsOf = ({ machine, noSerial }: SeatsCopy): readonly TableColumn<EquipmentLine>[] => [
  {
    id: 'name',
    header: machine,
    value: ({ name }) => name,
    cell: ({ name, serialNumber }) => (
      <span className={cell}>
        <bdi>{name}</bdi>
        <span className={second}>{serialNumber === null ? noSerial : <bdi dir="ltr">{serialNumber}</bdi>}</span>
      </span>
    ),
  },
];

/** Machines in the narrow place that a drawer is: name and serial number, found by both. */
export function MachineTable({ model, caption, empty, bulkActions, selected, onSelect }: MachineTableProps) {
  const copy = useWords(seatsWords);
  const screen = useStore(model.$screen);
  // the list behind it asks to sign in
  if (screen.is !== 'list') return null;
  const { items = [], total, waiting, failure, query } = screen;
  return (
    <DataTable<EquipmentLine>
      caption={caption}
      captionHidden
      server
      density="compact"
      narrow="scroll"
      columns={columnsOf(copy)}
      rows={items}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      total={total}
      status={failure ? 'error' : waiting ? 'loading' : 'ready'}
      onRetry={model.retry}
      empty={query.q === '' ? empty : undefined}
      sort={[{ column: 'name', descending: query.sort === '-name' }]}
      onSortChange={([next]) => void model.sort(next && `${next.descending ? '-' : ''}${next.column}`)}
      page={{ index: query.page - 1, size: model.pageSize }}
      onPageChange={({ index }) => void model.turnTo(index + 1)}
      selectable={bulkActions !== undefined}
      selected={selected}
      onSelectedChange={onSelect}
      bulkActions={bulkActions}
      toolbar={
        (total > model.pageSize || query.q !== '') && (
          <SearchField
            dense
            value={query.q}
            label={copy.searched}
            placeholder={copy.searched}
            onChange={model.search}
          />
        )
      }
    />
  );
}

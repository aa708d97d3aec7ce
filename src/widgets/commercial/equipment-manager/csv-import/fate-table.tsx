import { useState } from 'react';
import type { ImportedRow } from '../../../../core/contract/schemas/commercial/equipment-import.js';
import { formatList } from '../../../../core/lists.js';
import type { TextsOf } from '../../../../core/words.js';
import type { TableColumn } from '../../../../ui/data/data-table/columns.js';
import { DataTable } from '../../../../ui/data/data-table/data-table.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { SegmentedControl } from '../../../../ui/forms/segmented-control/segmented-control.js';
import { download } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { serial } from '../view.css.js';
import { importWords } from './import-copy.js';
import { alone, fate as fateClass, note, reason } from './import.css.js';
import { importFates, rowsOf, type Fates } from './model.js';
import { linesOf, type NameOfPlace } from '../say-row.js';

/** Rows on a page: a file of 50,000 draws as few as one of fifty. */
const PAGE = 25;

const ALL = 'all';

type Copy = TextsOf<typeof importWords>;

interface FateTableProps {
  fates: Fates;
  placeName: NameOfPlace;
  /** Saves what the table lists. */
  onReport: () => void;
}

/** What is shown of a row. */
function columnsOf(copy: Copy, placeName: NameOfPlace): readonly TableColumn<ImportedRow>[] {
  return [
    {
      id: 'serialNumber',
      header: copy.columns.serialNumber,
      value: ({ serialNumber }) => serialNumber,
      cell: ({ serialNumber }) => <span className={serial}>{serialNumber}</span>,
    },
    { id: 'line', header: copy.columns.line, numeric: true, value: ({ line }) => line },
    {
      id: 'fate',
      header: copy.columns.fate,
      nowrap: true,
      sortable: false,
      value: ({ fate }) => copy.fates[fate],
      cell: ({ fate }) => (
        <span className={fateClass} data-fate={fate}>
          {copy.fates[fate]}
        </span>
      ),
    },
    {
      id: 'details',
      header: copy.columns.details,
      sortable: false,
      minWidth: 160,
      value: row => linesOf(row, copy, placeName).join(' '),
      cell: row =>
        linesOf(row, copy, placeName).map(line => (
          <span key={line} className={reason}>
            {line}
          </span>
        )),
    },
  ];
}

/** What becomes of each row of a file, and why not; how many fare so is what they are filtered by. */
export function FateTable({ fates: { counts, rows, ignoredColumns }, placeName, onReport }: FateTableProps) {
  const copy = useWords(importWords);
  const locale = useLocale();
  const [shown, setShown] = useState<string>(ALL);
  const found = importFates.filter(fate => counts[fate] > 0);
  const total = rowsOf(counts);
  const listed = shown === ALL ? rows : rows.filter(({ fate }) => fate === shown);
  return (
    <>
      {found.length > 1 && (
        <SegmentedControl
          legend={copy.show}
          value={shown}
          onChange={setShown}
          options={[
            { value: ALL, label: copy.all(total) },
            ...found.map(fate => ({ value: fate, label: copy.counts[fate](counts[fate]) })),
          ]}
        />
      )}
      {rows.length < total && <p className={note}>{copy.firstRows(rows.length, total)}</p>}
      {ignoredColumns.length > 0 && <p className={note}>{copy.notRead(formatList(ignoredColumns, locale))}</p>}
      <span className={alone}>
        <Button type="secondary" size="sm" icon={download} onClick={onReport}>
          {copy.report}
        </Button>
      </span>
      <DataTable
        key={shown}
        caption={copy.table}
        captionHidden
        density="compact"
        sortsCards={false}
        columns={columnsOf(copy, placeName)}
        rows={listed}
        rowId={({ line }) => String(line)}
        pageSize={PAGE}
        empty={<EmptyState title={copy.noneListed} />}
      />
    </>
  );
}

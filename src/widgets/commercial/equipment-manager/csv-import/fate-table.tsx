import { useState } from 'react';
import type { ImportedRow, ImportFate } from '../../../../core/contract/schemas/commercial/equipment-import.js';
import { formatList } from '../../../../core/lists.js';
import { formatNumber } from '../../../../core/numbers.js';
import type { TextsOf } from '../../../../core/words.js';
import type { TableColumn } from '../../../../ui/data/data-table/columns.js';
import { DataTable } from '../../../../ui/data/data-table/data-table.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { SegmentedControl } from '../../../../ui/forms/segmented-control/segmented-control.js';
import { download } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { acts } from '../../desk.css.js';
import { StatusDot } from '../../status-dot.js';
import { serial } from '../view.css.js';
import { importWords } from './import-copy.js';
import { tones } from './fate-tones.js';
import { note, reason } from './import.css.js';
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
  /** Says which column is which, while that still changes what is imported. */
  onMatch: (() => void) | undefined;
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
        <StatusDot tone={tones[fate]} isException={fate === 'error'}>
          {copy.fates[fate]}
        </StatusDot>
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
export function FateTable({ fates: { counts, rows, ignoredColumns }, placeName, onReport, onMatch }: FateTableProps) {
  const copy = useWords(importWords);
  const locale = useLocale();
  const [shown, setShown] = useState<ImportFate | typeof ALL>(ALL);
  const found = importFates.filter(fate => counts[fate] > 0);
  const total = rowsOf(counts);
  const listed = shown === ALL ? rows : rows.filter(({ fate }) => fate === shown);
  const isPartly = listed.length < (shown === ALL ? total : counts[shown]);
  return (
    <>
      {found.length > 1 && (
        <SegmentedControl
          legend={copy.show}
          value={shown}
          onChange={value => setShown(importFates.find(fate => fate === value) ?? ALL)}
          options={[
            { value: ALL, label: copy.all(total) },
            ...found.map(fate => ({ value: fate, label: copy.counts[fate](counts[fate]) })),
          ]}
        />
      )}
      {ignoredColumns.length > 0 && <p className={note}>{copy.notRead(formatList(ignoredColumns, locale))}</p>}
      <div className={acts}>
        <Button type="secondary" size="sm" icon={download} onClick={onReport}>
          {copy.report}
        </Button>
        {onMatch && (
          <Button type="ghost" size="sm" onClick={onMatch}>
            {copy.matchColumns}
          </Button>
        )}
      </div>
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
      />
      {isPartly && (
        <p className={note}>
          {copy.partly(
            formatNumber(listed.length, locale),
            shown === ALL ? copy.everyRow(total) : copy.counts[shown](counts[shown]),
          )}
        </p>
      )}
    </>
  );
}

import { SelectField } from '../select-field/select-field.js';
import { useWords } from '../language/language.js';
import type { TableColumn } from './columns.js';
import { sorter } from './data-table.css.js';
import type { TableSort } from './use-data-table.js';
import { dataTableWords } from './words.js';

interface SortSelectProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: readonly TableSort[];
  onChange: (sort: readonly TableSort[]) => void;
}

/** Where a narrow place has no header row, its order is chosen here. */
export function SortSelect<Row>({ columns, sort, onChange }: SortSelectProps<Row>) {
  const words = useWords(dataTableWords);
  const [first] = sort;
  const options = columns.filter(column => column.sortable !== false).flatMap(({ id, header }) => [
    { value: `${id} up`, label: words.ascending(header) },
    { value: `${id} down`, label: words.descending(header) },
  ]);
  return (
    <div className={sorter}>
      <SelectField
        label={words.sortBy} name="sort" placeholder={words.sortNone} value={first ? `${first.column} ${first.descending ? 'down' : 'up'}` : ''} options={options}
        onChange={value => onChange([{ column: value.replace(/ (?:up|down)$/, ''), descending: value.endsWith(' down') }])}
      />
    </div>
  );
}

import { Checkbox } from '../../forms/checkbox/checkbox.js';
import { SelectField } from '../../forms/select-field/select-field.js';
import { useWords } from '../../language/language.js';
import type { TableColumn } from './columns.js';
import { cardControls, cardSelection } from './data-table.css.js';
import type { TableSort } from './use-data-table.js';
import { ToBulk } from './to-bulk.js';
import { dataTableWords } from './words.js';

interface CardControlsProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: readonly TableSort[];
  onSort: (sort: readonly TableSort[]) => void;
  /** Selects the page's rows; undefined where rows are not selected. */
  selection: { all: boolean; onChange: (all: boolean) => void } | undefined;
}

/** What the header row does, where a narrow place has none. */
export function CardControls<Row>({ columns, sort, onSort, selection }: CardControlsProps<Row>) {
  const words = useWords(dataTableWords);
  const [first] = sort;
  const options = columns
    .filter(column => column.sortable !== false)
    .flatMap(({ id, header }) => [
      { value: `${id} up`, label: words.ascending(header) },
      { value: `${id} down`, label: words.descending(header) },
    ]);
  if (options.length === 0 && !selection) return null;
  return (
    <div className={cardControls}>
      {options.length > 0 && (
        <SelectField
          label={words.sortBy}
          name="sort"
          placeholder={words.sortNone}
          value={first ? `${first.column} ${first.descending ? 'down' : 'up'}` : ''}
          options={options}
          onChange={value =>
            onSort([{ column: value.replace(/ (?:up|down)$/, ''), descending: value.endsWith(' down') }])
          }
        />
      )}
      {selection && (
        <div className={cardSelection}>
          <Checkbox label={words.selectPage} checked={selection.all} onChange={selection.onChange} />
          {selection.all && <ToBulk />}
        </div>
      )}
    </div>
  );
}

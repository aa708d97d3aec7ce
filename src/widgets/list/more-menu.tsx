import { columnChoices } from '../../ui/data/data-table/column-choices.js';
import type { TableColumn } from '../../ui/data/data-table/columns.js';
import type { TableSort } from '../../ui/data/data-table/use-data-table.js';
import { dataTableWords } from '../../ui/data/data-table/words.js';
import type { MenuGroup, MenuItem } from '../../ui/actions/menu/menu.js';
import { MenuIconButton } from '../../ui/actions/menu/menu-button.js';
import { useWords } from '../../ui/language/language.js';

interface MoreMenuProps<Item> {
  items: readonly MenuItem[];
  columns: readonly TableColumn<Item>[];
  sort: TableSort;
  onSort: (sort: readonly TableSort[]) => void;
  /** Undefined where columns cannot be hidden. */
  hidden: readonly string[] | undefined;
  onHide: (hidden: readonly string[]) => void;
}

/** What a list offers beside search and filters, where there is no room for a button each: the order and the columns too. */
export function MoreMenu<Item>({ items, columns, sort, onSort, hidden, onHide }: MoreMenuProps<Item>) {
  const words = useWords(dataTableWords);
  const orders = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header }) =>
      [false, true].map(descending => ({
        id: `${id} ${descending ? 'down' : 'up'}`,
        label: descending ? words.descending(header) : words.ascending(header),
        checked: sort.column === id && sort.descending === descending,
        onSelect: () => onSort([{ column: id, descending }]),
      })),
    );
  const shown = columnChoices(hidden ? columns : [], hidden ?? [])
    .filter(({ hideable }) => hideable)
    .map(({ id, header, isShown, isLast, next }) => ({
      id: `column ${id}`,
      label: header,
      checked: isShown,
      disabled: isLast ? words.lastColumn : undefined,
      onSelect: () => onHide(next),
    }));
  const groups: readonly MenuGroup[] = [
    { items },
    { label: words.sortBy, choose: 'one', items: orders },
    { label: words.columnsShown, choose: 'several', items: shown },
  ];
  const some = groups.filter(group => group.items.length > 0);
  return some.length > 0 && <MenuIconButton groups={some} size="sm" />;
}

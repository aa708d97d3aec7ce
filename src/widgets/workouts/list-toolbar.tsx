import type { ReactNode } from 'react';
import { MenuButton } from '../../ui/actions/menu/menu-button.js';
import { FilterChips } from '../../ui/data/filter-chips/filter-chips.js';
import { SearchField } from '../../ui/forms/search-field/search-field.js';
import { sort as sortIcon } from '../../ui/icon/shapes.js';
import { FilterMenu, type ListFilter } from '../list/filter-menu.js';
import type { ListModel, ListState } from '../list/model.js';
import { atEnd, search, tools } from './list-toolbar.css.js';

/** `plain` is what a chosen option is called, without how many there are of it. */
export interface CountedFilter extends ListFilter {
  options: readonly { value: string; label: string; plain?: string }[];
}

interface ListToolbarProps<Item extends object, Order extends string> {
  model: Pick<ListModel<Item>, 'search' | 'filter' | 'clearFilters' | 'sort'>;
  query: ListState<Item>['query'];
  filters: readonly CountedFilter[];
  /** What the list can be ordered by; the first is how it comes by itself. */
  orders: readonly [Order, ...Order[]];
  texts: { searched: string; order: string; orders: Readonly<Record<Order, string>> };
  /** What else can be done with the list. */
  children?: ReactNode;
}

/** Above a list without a table's head: search, filters as chips, and the order. */
export function ListToolbar<Item extends object, Order extends string>({
  model,
  query,
  filters,
  orders,
  texts,
  children,
}: ListToolbarProps<Item, Order>) {
  const chips = filters.flatMap(({ name, label, options }) => {
    const value = query.filters[name];
    const option = options.find(one => one.value === value);
    return value === undefined ? [] : [{ id: name, field: label, value: option?.plain ?? option?.label ?? value }];
  });
  const [usual] = orders;
  const chosen = orders.find(order => order === query.sort) ?? usual;
  return (
    <div className={tools}>
      <div className={search}>
        <SearchField
          dense
          value={query.q}
          label={texts.searched}
          placeholder={texts.searched}
          onChange={model.search}
        />
      </div>
      <FilterChips
        filters={chips}
        onRemove={name => void model.filter(name, undefined)}
        onClear={() => void model.clearFilters()}
        add={<FilterMenu model={model} filters={filters} chosen={query.filters} />}
      />
      <div className={atEnd}>
        <MenuButton
          label={texts.orders[chosen]}
          icon={sortIcon}
          size="sm"
          groups={[
            {
              label: texts.order,
              choose: 'one',
              items: orders.map(order => ({
                id: order,
                label: texts.orders[order],
                checked: order === chosen,
                onSelect: () => void model.sort(order === usual ? undefined : order),
              })),
            },
          ]}
        />
        {children}
      </div>
    </div>
  );
}

import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/actions/button/button.js';
import type { TableColumn } from '../../ui/data/data-table/columns.js';
import { DataTable, type DataTableProps } from '../../ui/data/data-table/data-table.js';
import { EmptyState } from '../../ui/feedback/empty-state/empty-state.js';
import { search as searchIcon } from '../../ui/icon/shapes.js';
import { useWords } from '../../ui/language/language.js';
import type { MenuItem } from '../../ui/actions/menu/menu.js';
import { Tooltip } from '../../ui/feedback/tooltip/tooltip.js';
import { useNarrow } from '../../ui/hooks/use-narrow.js';
import { SearchField } from '../../ui/forms/search-field/search-field.js';
import { PersonView, type PersonTexts } from '../screen/person-view.js';
import { useStore } from '../screen/use-store.js';
import { listWords } from './copy.js';
import { FilterMenu, type ListFilter } from './filter-menu.js';
import type { ListModel, ListState } from './model.js';
import { MoreMenu } from './more-menu.js';
import { more as moreClass, search, tools } from './view.css.js';

export interface ListViewProps<Item extends object> extends Pick<
  DataTableProps<Item>,
  | 'caption'
  | 'rowId'
  | 'rowName'
  | 'rowHref'
  | 'onRowOpen'
  | 'rowActions'
  | 'empty'
  | 'selectable'
  | 'selected'
  | 'onSelectedChange'
  | 'bulkActions'
  | 'columnChooser'
> {
  model: ListModel<Item>;
  /** A column that the call can sort by has its name in the call as its id. */
  columns: readonly TableColumn<Item>[];
  filters: readonly ListFilter[];
  /** The order in which the call answers by itself, `-savedAt`. */
  ordered: string;
  /** What is searched: `Plan, subtitle or id`; without it, nothing is. */
  searched?: string | undefined;
  texts: PersonTexts;
  onSignIn?: (() => unknown) | undefined;
  /** Beside the search: what adds another one. */
  actions?: ReactNode;
  /** What can be done with the whole list: buttons, and in a narrow place a menu. */
  more?: readonly MenuItem[] | undefined;
}

/** In a place narrower than this, in px, rows are cards: what is used less is in one menu. */
const NARROW = 560;

const sortOf = (sort: string) => ({ column: sort.replace(/^-/, ''), descending: sort.startsWith('-') });

/** A list as a table with its search, filters, order, columns and pages. */
export function ListView<Item extends object>({ texts, onSignIn, ...props }: ListViewProps<Item>) {
  const { model } = props;
  const screen = useStore(model.$screen);
  return (
    <PersonView screen={screen} texts={texts} onRetry={model.retry} onSignIn={onSignIn}>
      {state => <Shown {...props} state={state} />}
    </PersonView>
  );
}

function Shown<Item extends object>({
  model,
  state,
  columns,
  filters,
  ordered,
  searched,
  actions,
  more = [],
  columnChooser = true,
  ...table
}: Omit<ListViewProps<Item>, 'texts' | 'onSignIn'> & { state: ListState<Item> }) {
  const words = useWords(listWords);
  const { query, items = [], total, atLeast, waiting, failure } = state;
  const sort = sortOf(query.sort ?? ordered);
  const toolbar = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrow(toolbar, NARROW);
  const sortBy = ([next]: readonly (typeof sort)[]) =>
    void model.sort(next && `${next.descending ? '-' : ''}${next.column}`);
  const sortable = columns.map(column => ({ ...column, sortable: model.sorts.includes(column.id) }));
  const on = filters.flatMap(({ name, label, options }) => {
    const value = query.filters[name];
    if (value === undefined) return [];
    return [{ id: name, field: label, value: options.find(option => option.value === value)?.label ?? value }];
  });
  // A page that has no rows for a search says so, whatever it would say of a list without any.
  const notFound = query.q !== '' && (
    <EmptyState
      icon={searchIcon}
      title={words.noneFound}
      action={
        <Button type="secondary" onClick={() => model.search('')}>
          {words.showAll}
        </Button>
      }
    >
      {words.noneFoundText}
    </EmptyState>
  );
  return (
    <DataTable
      {...table}
      columnChooser={columnChooser && !isNarrow}
      captionHidden
      server
      density="compact"
      columns={sortable}
      rows={items}
      total={total}
      atLeast={atLeast}
      status={failure ? 'error' : waiting ? 'loading' : 'ready'}
      onRetry={model.retry}
      empty={notFound || table.empty}
      filters={on}
      onFilterRemove={name => void model.filter(name, undefined)}
      onFiltersClear={() => void model.clearFilters()}
      filterControl={
        (filters.length > 0 || isNarrow) && (
          <>
            {filters.length > 0 && <FilterMenu model={model} filters={filters} chosen={query.filters} />}
            {isNarrow && (
              <MoreMenu
                items={more}
                columns={sortable}
                sort={sort}
                onSort={sortBy}
                hidden={columnChooser ? query.hidden : undefined}
                onHide={model.hide}
              />
            )}
          </>
        )
      }
      sort={[sort]}
      onSortChange={sortBy}
      sortsCards={!isNarrow}
      page={{ index: query.page - 1, size: model.pageSize }}
      onPageChange={({ index }) => void model.turnTo(index + 1)}
      hidden={query.hidden}
      onHiddenChange={model.hide}
      renderToolbar={filterBar => (
        <div ref={toolbar} className={tools}>
          {searched !== undefined && (
            <div className={search}>
              <SearchField dense value={query.q} label={searched} placeholder={searched} onChange={model.search} />
            </div>
          )}
          {filterBar}
          {actions}
          {!isNarrow && more.length > 0 && (
            <div className={moreClass}>
              {more.map(({ id, label, icon, disabled, onSelect }) => (
                <Tooltip key={id} text={disabled}>
                  <Button type="secondary" size="sm" icon={icon} disabled={disabled !== undefined} onClick={onSelect}>
                    {label}
                  </Button>
                </Tooltip>
              ))}
            </div>
          )}
        </div>
      )}
    />
  );
}

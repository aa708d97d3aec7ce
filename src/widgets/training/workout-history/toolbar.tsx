import { Button } from '../../../ui/actions/button/button.js';
import { MenuButton } from '../../../ui/actions/menu/menu-button.js';
import { FilterChips } from '../../../ui/data/filter-chips/filter-chips.js';
import { SearchField } from '../../../ui/forms/search-field/search-field.js';
import { check, download, plus, sort as sortIcon } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { FilterMenu } from '../../list/filter-menu.js';
import type { ListState } from '../../list/model.js';
import type { Workout } from '../../../core/contract/schemas/training/workouts.js';
import { workoutWords } from '../../workouts/copy.js';
import { words, type Copy } from './copy.js';
import { filtersOf } from './filters.js';
import type { Known, WorkoutHistoryModel } from './model.js';
import { atEnd, search, tools } from './view.css.js';

interface ToolbarProps {
  model: WorkoutHistoryModel;
  state: ListState<Workout>;
  known: Known;
  today: string;
  onAdd: () => void;
  onSelect: () => void;
}

const orders = [
  'newest',
  'startedAt',
  '-durationSeconds',
  '-output',
  '-distance',
  '-calories',
] as const satisfies readonly (keyof Copy['orders'])[];

/** Search, filters, order, a file, and the way to choose some. */
export function Toolbar({ model, state: { query, total }, known, today, onAdd, onSelect }: ToolbarProps) {
  const copy = useWords(words);
  const terms = useWords(workoutWords);
  const locale = useLocale();
  const filters = filtersOf({ groups: known.groups, chosen: query.filters, today, copy, terms, locale });
  const chips = filters.flatMap(({ name, label, options }) => {
    const value = query.filters[name];
    const option = options.find(one => one.value === value);
    return value === undefined ? [] : [{ id: name, field: label, value: option?.plain ?? option?.label ?? value }];
  });
  const chosen = query.sort ?? 'newest';
  return (
    <div className={tools}>
      <div className={search}>
        <SearchField dense value={query.q} label={copy.searched} placeholder={copy.searched} onChange={model.search} />
      </div>
      <FilterChips
        filters={chips}
        onRemove={name => void model.filter(name, undefined)}
        onClear={() => void model.clearFilters()}
        add={<FilterMenu model={model} filters={filters} chosen={query.filters} />}
      />
      <div className={atEnd}>
        <MenuButton
          label={copy.orders[orders.find(order => order === chosen) ?? 'newest']}
          icon={sortIcon}
          size="sm"
          groups={[
            {
              label: copy.order,
              choose: 'one',
              items: orders.map(order => ({
                id: order,
                label: copy.orders[order],
                checked: order === chosen,
                onSelect: () => void model.sort(order === 'newest' ? undefined : order),
              })),
            },
          ]}
        />
        <Button type="secondary" size="sm" icon={plus} onClick={onAdd}>
          {copy.add}
        </Button>
        {total > 0 && (
          <>
            <Button type="secondary" size="sm" icon={download} onClick={() => void model.saveFile()}>
              {copy.export}
            </Button>
            <Button type="secondary" size="sm" icon={check} onClick={onSelect}>
              {copy.select}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

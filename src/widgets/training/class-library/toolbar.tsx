import type { ContentItem } from '../../../core/contract/schemas/content/library.js';
import { MenuButton } from '../../../ui/actions/menu/menu-button.js';
import { FilterChips } from '../../../ui/data/filter-chips/filter-chips.js';
import { SearchField } from '../../../ui/forms/search-field/search-field.js';
import { sort as sortIcon } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { FilterMenu } from '../../list/filter-menu.js';
import type { ListState } from '../../list/model.js';
import { classWords } from '../../workouts/class-copy.js';
import { workoutWords } from '../../workouts/copy.js';
import type { AllClassesModel, Known } from './all-model.js';
import { words, type Copy } from './copy.js';
import { filtersOf } from './filters.js';
import { atEnd, search, tools } from './view.css.js';

const orders = [
  'newest',
  '-rating',
  '-taken',
  'durationSeconds',
  '-durationSeconds',
] as const satisfies readonly (keyof Copy['orders'])[];

interface ToolbarProps {
  model: AllClassesModel;
  state: ListState<ContentItem>;
  known: Known;
}

/** Search, filters as chips, and the order. */
export function Toolbar({ model, state: { query }, known }: ToolbarProps) {
  const copy = useWords(words);
  const terms = useWords(workoutWords);
  const classTerms = useWords(classWords);
  const locale = useLocale();
  const filters = filtersOf({ known, copy, terms, classTerms, locale });
  const chips = filters.flatMap(({ name, label, options }) => {
    const value = query.filters[name];
    if (value === undefined) return [];
    const shown = name === 'tag' ? value : (options.find(option => option.value === value)?.label ?? value);
    return [{ id: name, field: label, value: shown }];
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
      </div>
    </div>
  );
}

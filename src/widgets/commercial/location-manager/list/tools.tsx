import type { ReactNode } from 'react';
import { MenuButton } from '../../../../ui/actions/menu/menu-button.js';
import { FilterChips } from '../../../../ui/data/filter-chips/filter-chips.js';
import { SearchField } from '../../../../ui/forms/search-field/search-field.js';
import { regionName } from '../../../../ui/identity/country-flag/region-name.js';
import { filter as filterIcon, sort as sortIcon } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import type { ListState } from '../../../list/model.js';
import { listWords } from '../../../list/copy.js';
import { useStore } from '../../../screen/use-store.js';
import type { ListedLocation } from '../../../../core/contract/schemas/commercial/locations.js';
import { words } from '../copy.js';
import { sorts, type LocationsModel } from './model.js';
import { last, search, tools } from './view.css.js';

interface ToolsProps {
  model: LocationsModel;
  state: ListState<ListedLocation>;
  /** What adds one. */
  action: ReactNode;
}

/** Search, filters and order of the list. */
export function Tools({ model, state: { query }, action }: ToolsProps) {
  const copy = useWords(words);
  const { filter: filterWord } = useWords(listWords);
  const locale = useLocale();
  const countries = useStore(model.$countries);
  const { alerts, countryCode } = query.filters;
  const codes = [...new Set([...countries, ...(countryCode ? [countryCode] : [])])];
  const country = (code: string) => (/^[A-Z]{2}$/.test(code) ? regionName(code, locale) : code);
  const toggle = (name: string, value: string) => () =>
    void model.filter(name, query.filters[name] === value ? undefined : value);
  const chips = [
    ...(alerts ? [{ id: 'alerts', field: copy.filters.alerts, value: copy.filters.yes }] : []),
    ...(countryCode ? [{ id: 'countryCode', field: copy.filters.country, value: country(countryCode) }] : []),
  ];
  const chosen = sorts.find(one => one === query.sort) ?? 'name';
  return (
    <>
      <div className={tools}>
        <div className={search}>
          <SearchField
            dense
            value={query.q}
            label={copy.searched}
            placeholder={copy.searched}
            onChange={model.search}
          />
        </div>
        <MenuButton
          label={filterWord}
          icon={filterIcon}
          size="sm"
          groups={[
            {
              label: copy.filters.alerts,
              choose: 'one',
              items: [
                { id: 'alerts', label: copy.filters.yes, checked: alerts === 'yes', onSelect: toggle('alerts', 'yes') },
              ],
            },
            {
              label: copy.filters.country,
              choose: 'one',
              items: codes.map(code => ({
                id: code,
                label: country(code),
                checked: countryCode === code,
                onSelect: toggle('countryCode', code),
              })),
            },
          ]}
        />
        <MenuButton
          label={copy.sorts[chosen]}
          icon={sortIcon}
          size="sm"
          groups={[
            {
              choose: 'one',
              items: sorts.map(sort => ({
                id: sort,
                label: copy.sorts[sort],
                checked: sort === chosen,
                onSelect: () => void model.sort(sort === 'name' ? undefined : sort),
              })),
            },
          ]}
        />
        {action && <div className={last}>{action}</div>}
      </div>
      {chips.length > 0 && (
        <FilterChips
          filters={chips}
          onRemove={name => void model.filter(name, undefined)}
          onClear={() => void model.clearFilters()}
        />
      )}
    </>
  );
}

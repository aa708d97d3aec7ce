import { MenuButton } from '../../ui/actions/menu/menu-button.js';
import { filter as filterIcon, search } from '../../ui/icon/shapes.js';
import { useWords } from '../../ui/language/language.js';
import { listWords } from './copy.js';
import type { ListModel, ListState } from './model.js';

export interface ListFilter {
  /** Its name in the query of the call. */
  name: string;
  /** `State` */
  label: string;
  options: readonly { value: string; label: string }[];
  /** In place of its options, where they are more than a menu holds: opens what finds one. */
  find?: { label: string; onSelect: () => void };
}

interface FilterMenuProps<Item extends object> {
  model: Pick<ListModel<Item>, 'filter'>;
  filters: readonly ListFilter[];
  chosen: ListState<Item>['query']['filters'];
}

/** Everything that a list can be filtered by, one value of each. */
export function FilterMenu<Item extends object>({ model, filters, chosen }: FilterMenuProps<Item>) {
  const words = useWords(listWords);
  return (
    <MenuButton
      label={words.filter}
      icon={filterIcon}
      size="sm"
      groups={filters.map(({ name, label, options, find }) =>
        find
          ? { label, items: [{ id: name, icon: search, ...find }] }
          : {
              label,
              choose: 'one',
              items: options.map(option => ({
                id: `${name} ${option.value}`,
                label: option.label,
                checked: chosen[name] === option.value,
                // what is chosen already is taken away
                onSelect: () => void model.filter(name, chosen[name] === option.value ? undefined : option.value),
              })),
            },
      )}
    />
  );
}

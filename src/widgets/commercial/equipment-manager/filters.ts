import type { ListFilter } from '../../list/filter-menu.js';
import type { Copy } from './copy.js';
import { filterValues, type Known } from './model.js';

const namedIn = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id: value, name: label }) => ({ value, label }));

/** What the list can be filtered by, in words; `place` last, where there are several. What has nothing to choose from is left out. */
export function filtersOf(copy: Copy, { models }: Known, place: ListFilter | undefined): readonly ListFilter[] {
  const { filters } = copy;
  const all: ListFilter[] = [
    {
      name: 'status',
      label: filters.status,
      options: filterValues.status.map(value => ({ value, label: copy.statuses[value] })),
    },
    {
      name: 'connection',
      label: filters.connection,
      options: filterValues.connection.map(value => ({ value, label: copy.connections[value] })),
    },
    {
      name: 'stage',
      label: filters.stage,
      options: filterValues.stage.map(value => ({ value, label: copy.stages[value] })),
    },
    {
      name: 'license',
      label: filters.license,
      options: filterValues.license.map(value => ({ value, label: copy.seats[value] })),
    },
    { name: 'modelId', label: filters.modelId, options: namedIn(models) },
    ...(place ? [place] : []),
  ];
  return all.filter(({ options }) => options.length > 0);
}

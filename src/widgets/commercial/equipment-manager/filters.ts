import type { Copy } from './copy.js';
import { filterValues, type Known } from './model.js';

interface Choice {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

const namedIn = (list: readonly { id: string; name: string }[]) =>
  list.map(({ id: value, name: label }) => ({ value, label }));

/** What the list can be filtered by, in words; what has nothing to choose from is left out. */
export function filtersOf(copy: Copy, { models, locations }: Known, isOnePlace: boolean): readonly Choice[] {
  const { filters } = copy;
  const all: Choice[] = [
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
    ...(isOnePlace ? [] : [{ name: 'locationId', label: filters.locationId, options: namedIn(locations) }]),
  ];
  return all.filter(({ options }) => options.length > 0);
}

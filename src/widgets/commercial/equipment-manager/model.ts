import { atom } from 'nanostores';
import { listEquipment } from '../../../core/contract/commercial/equipment.js';
import { getLocation } from '../../../core/contract/commercial/locations.js';
import type {
  Connection,
  EquipmentLine,
  EquipmentQuery,
  EquipmentStage,
  EquipmentStatus,
} from '../../../core/contract/schemas/commercial/equipment.js';
import type { EquipmentSelection } from '../../../core/contract/schemas/commercial/equipment-import.js';
import type { Location } from '../../../core/contract/schemas/commercial/locations.js';
import type { ListShape } from '../../../core/list-query.js';
import type { Session } from '../../../core/session/session.js';
import { createList } from '../../list/model.js';
import { createPlaceFilter } from '../../places/filter.js';
import { importsMachines } from '../roles.js';

export const columns = ['name', 'location', 'model', 'stage', 'status', 'seat', 'lastSeenAt'] as const;

/** The values of the filters, in the order in which they are offered. */
export const filterValues = {
  status: ['fault', 'offline', 'inUse', 'ready', 'activated', 'unregistered'],
  connection: ['online', 'offline', 'neverSeen'],
  stage: ['ordered', 'shipped', 'installed', 'configured', 'complete', 'rest', 'trash'],
  license: ['seated', 'unseated'],
} as const satisfies {
  status: readonly EquipmentStatus[];
  connection: readonly Connection[];
  stage: readonly EquipmentStage[];
  license: readonly NonNullable<EquipmentQuery['license']>[];
};

const shapeOf = (locationId: string | undefined): ListShape => ({
  filters: { ...filterValues, modelId: undefined, ...(locationId === undefined && { locationId: undefined }) },
  sorts: ['name', 'lastSeenAt'],
  columns: locationId === undefined ? columns : columns.filter(name => name !== 'location'),
});

/** The most that one page of a call holds: what there is to filter by is looked for in so many. */
const MOST = 100;

type Named = Pick<Location, 'id' | 'name'>;

/** What one can filter by beside locations, and whether there is anything that one may do to many machines at once. */
export interface Known {
  models: readonly Named[];
  /** Somewhere, machines may be moved and seated. */
  mayPlace: boolean;
  /** Somewhere, machines may be moved on in their life. */
  mayMove: boolean;
  /** Machines may be imported: from the whole list by who somebody is, at one location by what it says. */
  mayImport: boolean;
}

interface Inputs {
  session: Session;
  query: string;
  locationId?: string | undefined;
  onQuery: (query: string, typing: boolean) => void;
}

const named = (models: ReadonlyMap<string, string>): Named[] =>
  [...models].map(([id, name]) => ({ id, name })).toSorted((one, other) => one.name.localeCompare(other.name));

/** The machines that somebody may see, page by page, with the models and locations that they can filter by. */
export function createMachineList({ session, query, locationId, onQuery }: Inputs) {
  const $known = atom<Known>({ models: [], mayPlace: false, mayMove: false, mayImport: false });
  const places = createPlaceFilter(session);
  const at = locationId === undefined ? {} : { locationId };
  const know = (more: Partial<Known>) => $known.set({ ...$known.get(), ...more });

  /** Models are named by the machines that have come so far. */
  const knowModels = (items: readonly EquipmentLine[]): void => {
    const known = new Map($known.get().models.map(({ id, name }) => [id, name]));
    const before = known.size;
    for (const { model } of items) known.set(model.id, model.name);
    if (known.size > before) know({ models: named(known) });
  };

  const knowLocations = (locations: readonly Location[]): void =>
    know({
      mayPlace: locations.some(({ actions }) => actions.place === 'ok'),
      mayMove: locations.some(({ actions }) => actions.edit === 'ok'),
      ...(locationId !== undefined && { mayImport: locations.some(({ actions }) => actions.import === 'ok') }),
    });

  const readLocations = async (signal: AbortSignal): Promise<void> => {
    if (locationId === undefined) {
      const first = await places.begin(signal, MOST);
      if (first) knowLocations(first);
      return;
    }
    const answer = await session.request(getLocation, { locationId }, { signal });
    if (!answer.ok) return;
    knowLocations([answer.data]);
    places.name(answer.data);
  };

  const readModels = async (signal: AbortSignal): Promise<void> => {
    const answer = await session.request(listEquipment, { ...at, limit: MOST }, { signal });
    if (answer.ok) knowModels(answer.data.items);
  };

  const list = createList<EquipmentLine, EquipmentQuery>({
    session,
    shape: shapeOf(locationId),
    pageSize: 25,
    search: query,
    onQuery,
    async read(input, signal) {
      void places.follow(input.locationId, signal);
      const answer = await session.request(listEquipment, { ...input, ...at }, { signal });
      if (answer.ok && !signal.aborted) knowModels(answer.data.items);
      return answer;
    },
    begin: async signal => {
      know({ mayImport: locationId === undefined && importsMachines(session.get().claims) });
      await Promise.all([readModels(signal), readLocations(signal)]);
    },
  });
  return {
    ...list,
    $known,
    places,
    /** What the list shows, on all its pages: as the export takes it. */
    selection(): EquipmentSelection {
      const screen = list.$screen.get();
      if (screen.is !== 'list') return at;
      const { q, filters, sort } = screen.query;
      // the list's shape is the call's
      return { ...filters, ...(q && { q }), ...(sort && { sort }), ...at } as EquipmentSelection;
    },
  };
}

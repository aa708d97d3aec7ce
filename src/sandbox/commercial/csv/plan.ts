import * as v from 'valibot';
import { equipmentPatch, serialNumber } from '../../../core/contract/schemas/commercial/equipment.js';
import type {
  ImportedMachine,
  ImportedRow,
  ImportProblem,
} from '../../../core/contract/schemas/commercial/equipment-import.js';
import { serialKey } from '../../../core/serial-number.js';
import type { MachineModel, MachineRow } from '../equipment/new-machine.js';
import { looksLikeFormula, problem } from './problems.js';
import type { ImportLine } from './read.js';

/** A machine that has a serial number of the file. */
export type KnownMachine = Pick<
  MachineRow,
  'id' | 'name' | 'modelId' | 'locationId' | 'ownerId' | 'stage' | 'version'
> & {
  /** Whether the caller may change it. */
  isMine: boolean;
};

/** What a file is compared with. */
export interface Known {
  /** By serial number, as it is compared. */
  machines: ReadonlyMap<string, KnownMachine>;
  models: ReadonlyMap<string, MachineModel>;
  /** The caller's locations of which there is a word in the file, with their owners. */
  locations: ReadonlyMap<string, { ownerId: string; name: string }>;
  /** Where machines stand whose row says nothing of it. */
  locationId?: string | undefined;
  /** Whose a machine is that stands nowhere; undefined for callers who own none. */
  keeper: { ownerId: string | null } | undefined;
}

/** What is written for a row: a machine that is new, or what changes of one that is there. */
export type Write =
  | {
      create: {
        serialNumber: string;
        name: string;
        model: MachineModel;
        ownerId: string | null;
        locationId: string | null;
      };
    }
  | { change: { machine: KnownMachine; name?: string; locationId?: string; ownerId?: string } };

export interface Planned extends ImportedRow {
  write?: Write;
}

const nameShape = equipmentPatch.entries.name;

/** A row, read as far as it can be without the others and the machines that there are. */
interface Wanted {
  row: Pick<ImportedRow, 'line' | 'serialNumber'>;
  problems: ImportProblem[];
  name: string | undefined;
  /** In small letters, as they are stored. */
  modelId: string | undefined;
  locationId: string | undefined;
}

/** A name as it is compared: whatever its case and its spaces. */
const foldedName = (name: string): string => name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Ids by names; more than one where several things have a name. */
function byName(named: Iterable<readonly [id: string, name: string]>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [id, name] of named) {
    const folded = foldedName(name);
    found.set(folded, [...(found.get(folded) ?? []), id]);
  }
  return found;
}

/** What a file is compared with, by names as well. */
interface Named extends Known {
  modelNames: ReadonlyMap<string, readonly string[]>;
  locationNames: ReadonlyMap<string, readonly string[]>;
}

const named = (known: Known): Named => ({
  ...known,
  modelNames: byName([...known.models.values()].map(({ modelId, modelName }) => [modelId, modelName])),
  locationNames: byName([...known.locations].map(([id, { name }]) => [id, name])),
});

/** The id that a cell says, or that of the only thing with the name that it says. */
function idOf(cell: string, names: ReadonlyMap<string, readonly string[]>, isId: (text: string) => boolean): string {
  const [only = cell, ...more] = isId(cell) ? [] : (names.get(foldedName(cell)) ?? []);
  return more.length === 0 ? only : cell;
}

function wanted({ line, cells, isTooLong }: ImportLine, known: Named): Wanted {
  const serial = v.safeParse(serialNumber, cells.serial_number);
  const name = v.safeParse(nameShape, cells.name || undefined);
  return {
    row: { line, serialNumber: serial.success ? serial.output : cells.serial_number.slice(0, 64) },
    name: name.success ? name.output : undefined,
    modelId: idOf(cells.model_id.toLowerCase(), known.modelNames, id => known.models.has(id)) || undefined,
    locationId: idOf(cells.location_id, known.locationNames, id => known.locations.has(id)) || known.locationId,
    problems: [
      ...(isTooLong ? [problem(null, 'tooManyCells')] : []),
      ...(serial.success ? [] : [problem('serial_number', 'serialNumberInvalid')]),
      ...(name.success ? [] : [problem('name', 'nameInvalid')]),
    ],
  };
}

const failed = ({ row }: Wanted, problems: ImportProblem[]): Planned => ({
  ...row,
  fate: 'error',
  before: null,
  after: null,
  problems,
});

/** What is wrong with what a row names, where it is not so already. */
const unknown = (
  { models, locations, locationNames }: Named,
  { name, modelId, locationId }: Pick<Wanted, 'name' | 'modelId' | 'locationId'>,
): ImportProblem[] => [
  ...(name !== undefined && looksLikeFormula(name) ? [problem('name', 'nameFormula')] : []),
  ...(modelId !== undefined && !models.has(modelId) ? [problem('model_id', 'modelUnknown')] : []),
  ...(locationId !== undefined && !locations.has(locationId)
    ? [problem('location_id', locationNames.has(foldedName(locationId)) ? 'locationAmbiguous' : 'locationUnknown')]
    : []),
];

/** A machine that nobody has. */
function created(want: Wanted, known: Named): Planned {
  const { row, name, modelId, locationId } = want;
  const model = modelId === undefined ? undefined : known.models.get(modelId);
  const keeper = locationId === undefined ? known.keeper : known.locations.get(locationId);
  const problems = [
    ...want.problems,
    ...unknown(known, want),
    ...(modelId === undefined ? [problem('model_id', 'modelRequired')] : []),
    ...(locationId === undefined && !keeper ? [problem('location_id', 'locationRequired')] : []),
  ];
  if (problems.length > 0 || !model || !keeper) return failed(want, problems);
  const create = {
    serialNumber: row.serialNumber,
    name: name ?? model.modelName,
    model,
    ownerId: keeper.ownerId,
    locationId: locationId ?? null,
  };
  const after = { name: create.name, modelId: model.modelId, locationId: create.locationId };
  return { ...row, fate: 'create', before: null, after, problems, write: { create } };
}

/** A machine that is there. An empty cell leaves what it is about as it is. */
function changed(want: Wanted, machine: KnownMachine, known: Named): Planned {
  const { row } = want;
  if (!machine.isMine) return failed(want, [...want.problems, problem('serial_number', 'serialNumberUnavailable')]);
  if (machine.stage === 'trash') return failed(want, [...want.problems, problem('serial_number', 'equipmentTrashed')]);
  const name = want.name === machine.name ? undefined : want.name;
  const modelId = want.modelId === machine.modelId ? undefined : want.modelId;
  const locationId = want.locationId === machine.locationId ? undefined : want.locationId;
  const place = locationId === undefined ? undefined : known.locations.get(locationId);
  const problems = [
    ...want.problems,
    ...unknown(known, { name, modelId, locationId }),
    ...(modelId !== undefined && known.models.has(modelId) ? [problem('model_id', 'modelDiffers')] : []),
    ...(place && machine.ownerId !== null && machine.ownerId !== place.ownerId
      ? [problem('location_id', 'ownedByOther')]
      : []),
  ];
  if (problems.length > 0) return failed(want, problems);
  const before: ImportedMachine = { name: machine.name, modelId: machine.modelId, locationId: machine.locationId };
  const set = { ...(name !== undefined && { name }), ...(locationId !== undefined && { locationId }) };
  const seen = { ...row, before, after: { ...before, ...set }, problems };
  if (name === undefined && locationId === undefined) return { ...seen, fate: 'unchanged' };
  const owned = place && machine.ownerId === null ? { ownerId: place.ownerId } : {};
  const write = { change: { machine, ...set, ...owned } };
  return { ...seen, fate: locationId === undefined ? 'update' : 'assign', write };
}

/** What becomes of each row of a file; every problem of each at once. */
export function planImport(lines: readonly ImportLine[], comparedWith: Known): Planned[] {
  const known = named(comparedWith);
  const seen = new Set<string>();
  return lines.map(line => {
    const want = wanted(line, known);
    const { serialNumber: serial } = want.row;
    const key = serialKey(serial);
    if (seen.has(key)) return failed(want, [...want.problems, problem('serial_number', 'serialNumberRepeated')]);
    // what is no serial number is not the same as another that is none
    if (v.is(serialNumber, serial)) seen.add(key);
    const machine = known.machines.get(key);
    return machine ? changed(want, machine, known) : created(want, known);
  });
}

import * as v from 'valibot';
import {
  type EquipmentImport,
  type EquipmentImported,
  type ImportedRow,
} from '../../../core/contract/schemas/commercial/equipment-import.js';
import { serialNumber } from '../../../core/contract/schemas/commercial/equipment.js';
import { serialKey } from '../../../core/serial-number.js';
import { seesAll } from '../access/scope.js';
import type { Db } from '../../db/db.js';
import type { Context, Note, SlowHandler } from '../../http/handler.js';
import { countSerials } from '../../http/limits/rate-limits.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/find-user.js';
import { unlessTaken } from '../../people/write-user.js';
import { rehearsed } from '../../releases/in-one-go.js';
import { knownTo, machinesAmong } from './known.js';
import { listed } from './listed.js';
import { planImport, type Planned } from './plan.js';
import { type ImportFile, type ImportLine, readImport } from './read.js';
import { holdPlanned, writePlan } from './write.js';

/** The serial numbers of a file as they are compared. */
const serialsOf = (lines: readonly ImportLine[]): Set<string> =>
  new Set(
    lines.flatMap(({ cells }) => {
      const read = v.safeParse(serialNumber, cells.serial_number);
      return read.success ? [serialKey(read.output)] : [];
    }),
  );

interface Imported {
  planned: Planned[];
  /** Undefined where nothing was written because of errors. */
  notes: Note[] | undefined;
}

/** Plans and writes a file; with errors in it nothing is written, unless they are to be skipped. */
async function run(
  context: Context,
  db: Db,
  { lines }: ImportFile,
  { locationId, skipErrors = false }: EquipmentImport,
): Promise<Imported> {
  const serials = serialsOf(lines);
  for (;;) {
    const planned = planImport(lines, await knownTo(db, callerIn(context), lines, serials, locationId));
    if (!skipErrors && planned.some(({ fate }) => fate === 'error')) return { planned, notes: undefined };
    const writes = planned.flatMap(({ write }) => write ?? []);
    if (!(await holdPlanned(db, writes))) continue;
    const notes = await unlessTaken(db, tx => writePlan({ db: tx, now: context.now }, writes));
    if (notes !== 'taken') return { planned, notes };
    throw new Refusal('serialNumberTaken', 'Somebody else has added one of these machines just now. Try again.');
  }
}

const shown = ({ line, serialNumber: serial, fate, before, after, problems }: Planned): ImportedRow => ({
  line,
  serialNumber: serial,
  fate,
  before,
  after,
  problems,
});

function countsOf(planned: readonly Planned[]): EquipmentImported['counts'] {
  const counts = { create: 0, assign: 0, update: 0, unchanged: 0, error: 0 };
  for (const { fate } of planned) counts[fate] += 1;
  return counts;
}

/** Counts what a file asks about machines of others, a dry run's as well. We see all of them, and ask nothing. */
async function countAsked(context: Context, { lines }: ImportFile): Promise<void> {
  const { db, now, ip = '' } = context;
  const caller = callerIn(context);
  if (seesAll(caller)) return;
  const serials = serialsOf(lines);
  const known = [...(await machinesAmong(db, caller, serials)).values()];
  const elsewhere = known.filter(({ isMine }) => !isMine).length;
  const others = serials.size - known.length + elsewhere;
  await countSerials(db, { ip, person: caller.userId, input: {} }, { others, elsewhere }, now);
}

/** Imports a file of machines. A dry run is the same, undone at its end (domain 2.5). */
async function importFile(context: Context, input: EquipmentImport, file: ImportFile): Promise<EquipmentImported> {
  const { dryRun = false } = input;
  const doIt = (db: Db) => run(context, db, file, input);
  const { planned, notes } = dryRun ? await rehearsed(context.db, doIt) : await doIt(context.db);
  const lines = dryRun ? [] : (notes ?? []);
  for (const note of lines.length > 0 ? lines : [null]) context.note(note);
  return {
    dryRun,
    committed: !dryRun && notes !== undefined,
    counts: countsOf(planned),
    rows: listed(planned).map(shown),
    columns: file.columns,
    ignoredColumns: file.ignoredColumns,
  };
}

/** Reads and counts a file outside the transaction: what it asks is asked, whatever becomes of it. */
export const importMachines: SlowHandler<'importEquipment'> = {
  async before(outside, input) {
    const file = readImport(input.csv, input.match);
    await countAsked(outside, file);
    return context => importFile(context, input, file);
  },
};

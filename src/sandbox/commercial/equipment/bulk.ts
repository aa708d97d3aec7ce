import { inArray } from 'drizzle-orm';
import type { CallLine } from '../../../core/contract/call.js';
import * as calls from '../../../core/contract/commercial/equipment.js';
import type { BulkChange, BulkChanged } from '../../../core/contract/schemas/commercial/equipment.js';
import { rehearsed } from '../../releases/in-one-go.js';
import type { Context, Note } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { assignLicense, placeEquipment, releaseLicense } from './equipment-change.js';
import { moveStage } from './equipment-stage.js';
import { mayDoWith } from '../access/rights.js';
import { commercialEquipment as machines } from '../tables/equipment.js';

type Change = BulkChange['set'];

/** The call that does the same to one machine: whoever may not make it may not make it for many. */
const callOf: Readonly<Record<Change['action'], CallLine>> = {
  place: calls.placeEquipment,
  assignLicense: calls.assignLicense,
  releaseLicense: calls.releaseLicense,
  nextStage: calls.moveToNextStage,
  rest: calls.restEquipment,
  complete: calls.completeEquipment,
};

function runOne(context: Context, id: string, set: Change, reason: string | undefined): Promise<unknown> {
  switch (set.action) {
    case 'place':
      return placeEquipment(context, id, { locationId: set.locationId, reason });
    case 'assignLicense':
      return assignLicense(context, id, { licenseId: set.licenseId, reason });
    case 'releaseLicense':
      return releaseLicense(context, id, { reason });
    case 'nextStage':
    case 'rest':
    case 'complete':
      return moveStage(context, id, set.action, { reason });
  }
}

/** What becomes of one: each has a savepoint, so that one that is refused leaves nothing behind and stops no other. */
async function tryOne(context: Context, id: string, { set, reason }: BulkChange): Promise<string> {
  if (!(await mayDoWith(context, callOf[set.action], id)))
    return (await mayDoWith(context, calls.getEquipment, id)) ? 'forbidden' : 'notFound';
  const notes: (Note | null)[] = [];
  try {
    await context.db.transaction(db => runOne({ ...context, db, note: note => notes.push(note) }, id, set, reason));
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  for (const note of notes) context.note(note);
  return 'ok';
}

/** Does one thing to many machines, in one order, so that two who do it at once do not wait for one another in a ring. */
async function changeAll(context: Context, change: BulkChange): Promise<BulkChanged> {
  const ids = [...new Set(change.ids)].toSorted();
  const rows = await context.db
    .select({ id: machines.id, name: machines.name })
    .from(machines)
    .where(inArray(machines.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const items: BulkChanged['items'] = [];
  for (const id of ids) {
    const outcome = await tryOne(context, id, change);
    items.push({ id, name: outcome === 'notFound' ? null : (names.get(id) ?? null), outcome });
  }
  const done = items.filter(({ outcome }) => outcome === 'ok').length;
  return { changed: done, refused: items.length - done, items };
}

/** A dry run does the same and undoes it. */
export async function changeEquipment(context: Context, change: BulkChange): Promise<BulkChanged> {
  if (!change.dryRun) {
    const changed = await changeAll(context, change);
    if (changed.changed === 0) context.note(null);
    return changed;
  }
  context.note(null);
  return rehearsed(context.db, db => changeAll({ ...context, db, note: () => {} }, change));
}

import type { ActivationCode, NewActivationCode } from '../../../core/contract/schemas/commercial/activation-codes.js';
import { placeOfLocation } from '../../access/places.js';
import { newId } from '../../db/ids.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/caller.js';
import type { ActivationCodeRow } from './activation-code-status.js';
import { activationCodeShown } from './activation-codes.js';
import { makesCodesAnyTime } from '../places/location-actions.js';
import { factsOf } from '../places/location-facts.js';
import { findOpenLocation } from '../places/location-record.js';
import { makeShortCode } from './short-code.js';
import { activationCodes } from '../tables/licenses.js';

/** A code is good for a day, unless it says otherwise. */
const LIFE_SECONDS = 86_400;
const USES = 1;

/** Tries to find a code that nobody has; one in billions is taken. */
const TRIES = 5;

/** A dealer sets up new sites, and no others (domain 2.3). */
async function demandNewSite(context: Context, locationId: string): Promise<void> {
  const caller = callerIn(context);
  const places = (await placeOfLocation(context.db, locationId, caller)) ?? [];
  if (places.some(place => makesCodesAnyTime(caller, place))) return;
  const [facts] = await factsOf(context.db, context.now, caller, [locationId]);
  if (facts?.everActivated)
    throw new Refusal('notANewSite', 'Machines are activated here already. The owner makes the codes from now on.');
}

async function insertCode({ db }: Context, values: Omit<typeof activationCodes.$inferInsert, 'code'>) {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const [row]: ActivationCodeRow[] = await db
      .insert(activationCodes)
      .values({ ...values, code: makeShortCode() })
      .onConflictDoNothing()
      .returning();
    if (row) return row;
  }
  throw new Error('No free activation code was found.');
}

/** A new code of a location. */
export async function createCode(
  context: Context,
  locationId: string,
  { maxUses = USES, expiresIn = LIFE_SECONDS }: NewActivationCode,
): Promise<ActivationCode> {
  const { now } = context;
  const { name } = await findOpenLocation(context.db, locationId);
  await demandNewSite(context, locationId);
  const row = await insertCode(context, {
    id: newId('act'),
    locationId,
    maxUses,
    expiresAt: now + expiresIn,
    createdBy: callerIn(context).userId,
    createdAt: now,
  });
  context.note({ id: row.id, details: { version: row.version, locationId, maxUses, expiresAt: row.expiresAt } });
  return activationCodeShown(row, name, now);
}

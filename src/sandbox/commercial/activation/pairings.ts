import { and, eq, isNull } from 'drizzle-orm';
import type {
  Pairing,
  PairingApproved,
  PairingRequest,
  PairingSeen,
  PairingState,
} from '../../../core/contract/schemas/commercial/activation.js';
import * as calls from '../../../core/contract/commercial/activation.js';
import { digest, randomToken } from '../../access/hashes.js';
import { newId } from '../../db/ids.js';
import { changed, readForChange } from '../../db/versioned.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { callerIn } from '../../people/find-user.js';
import { activate } from './activate.js';
import { claimMachine } from './claim-machine.js';
import { bySerial } from '../equipment/by-serial.js';
import { refuse } from '../equipment/equipment-change.js';
import { versionedEquipment } from '../equipment/equipment-record.js';
import { modelOf, shownModel } from '../equipment/models.js';
import { mayDoAt } from '../access/rights.js';
import { formatShortCode, makeShortCode, readShortCode } from './short-code.js';
import { pairings } from '../tables/equipment.js';
import { locations } from '../tables/places.js';

type PairingRow = typeof pairings.$inferSelect;

/** How long a machine shows its code, and how often it may ask (RFC 8628, sections 3.2 and 3.5). */
const LIFE_SECONDS = 15 * 60;
const INTERVAL = 5;
const SLOWER_BY = 5;

const byDevice = (deviceCode: string) => eq(pairings.deviceHash, digest(deviceCode));

async function machineOf({ db }: Context, serialNumber: string) {
  const [row] = await bySerial(db, serialNumber);
  return row;
}

/** A code for a machine to show. A number that we do not know comes from a machine that says its model, or is mistyped. */
export async function beginPairing(
  context: Context,
  { serialNumber, modelId, firmware, hardwareId }: PairingRequest,
): Promise<Pairing> {
  const { db, now, host } = context;
  const known = await machineOf(context, serialNumber);
  if (known?.stage === 'trash') throw refuse('equipmentTrashed');
  if (!known && (modelId === undefined || !(await modelOf(db, modelId))))
    throw new Refusal('serialNumberUnknown', 'We do not know this serial number. Check it against the label.');
  const deviceCode = randomToken();
  const row = {
    deviceHash: digest(deviceCode),
    serialNumber,
    modelId: modelId ?? null,
    firmware: firmware ?? null,
    hardwareId: hardwareId ?? null,
    createdAt: now,
    expiresAt: now + LIFE_SECONDS,
    interval: INTERVAL,
  };
  for (let turn = 0; turn < 20; turn += 1) {
    const userCode = makeShortCode();
    const [made] = await db
      .insert(pairings)
      .values({ ...row, id: newId('pair'), userCode })
      .onConflictDoNothing()
      .returning({ id: pairings.id });
    if (made)
      return {
        deviceCode,
        userCode: formatShortCode(userCode),
        verificationUri: `${host.portalUrl}/activate`,
        expiresAt: row.expiresAt,
        expiresIn: LIFE_SECONDS,
        interval: INTERVAL,
      };
  }
  throw new Error('Every code that was made is on some screen already.');
}

const unknownCode = (): Refusal =>
  new Refusal('activationCodeInvalid', 'No machine shows this code. Read it again: it changes after a while.');

/** The pairing behind a code on a screen. */
async function waiting({ db, now }: Context, typed: string, held = false): Promise<PairingRow> {
  const userCode = readShortCode(typed);
  if (userCode === undefined) throw unknownCode();
  const found = db
    .select()
    .from(pairings)
    .where(and(eq(pairings.userCode, userCode), isNull(pairings.canceledAt), isNull(pairings.approvedAt)));
  const [row] = await (held ? found.for('update') : found);
  if (!row) throw unknownCode();
  if (row.expiresAt <= now)
    throw new Refusal('activationCodeExpired', 'This code has expired. The machine shows a new one.');
  return row;
}

/** The machine behind a code, for the person in front of it. */
export async function seePairing(context: Context, userCode: string): Promise<PairingSeen> {
  const { serialNumber, modelId, expiresAt } = await waiting(context, userCode);
  const known = await machineOf(context, serialNumber);
  const model = known ?? (modelId === null ? undefined : await modelOf(context.db, modelId));
  return {
    serialNumber: known?.serialNumber ?? serialNumber,
    model: model ? shownModel(model) : null,
    expiresAt,
    expiresIn: expiresAt - context.now,
  };
}

/** Says that the machine is at this location of the caller's. It activates itself when it asks next; the code is used. */
export async function approvePairing(
  context: Context,
  { userCode, locationId }: { userCode: string; locationId: string },
): Promise<PairingApproved> {
  const { db, now } = context;
  const pairing = await waiting(context, userCode, true);
  const [location] = await db
    .select()
    .from(locations)
    .where(and(eq(locations.id, locationId), eq(locations.status, 'active')));
  if (!location || !(await mayDoAt(context, calls.approvePairing, locationId)))
    throw new Refusal('notFound', 'There is no such location.');
  const { serialNumber, modelId } = pairing;
  const held = await claimMachine(context, { serialNumber, modelId: modelId ?? undefined }, location);
  const row = await changed(
    context,
    held,
    {
      serialNumber: held.row.serialNumber ?? serialNumber,
      locationId,
      ownerId: held.row.ownerId ?? location.ownerId,
    },
    { details: { pairingId: pairing.id } },
  );
  await db
    .update(pairings)
    .set({ locationId, approvedAt: now, approvedBy: callerIn(context).userId, equipmentId: row.id })
    .where(eq(pairings.id, pairing.id));
  return {
    approved: true,
    equipmentId: row.id,
    name: row.name,
    location: { id: location.id, name: location.name },
  };
}

/**
 * How a machine's code stands. Once a person has confirmed it, the machine is activated by this very call; asked again,
 * because the answer was lost, it begins another life, as long as the code would have lived.
 */
export async function pollPairing(context: Context, deviceCode: string): Promise<PairingState> {
  const { db, now } = context;
  const [row] = await db.select().from(pairings).where(byDevice(deviceCode)).for('update');
  if (!row) throw new Refusal('notFound', 'There is no such pairing. Begin again.');
  const nothing = <State extends PairingState>(state: State): State => {
    context.note(null);
    return state;
  };
  if (row.canceledAt !== null) return nothing({ is: 'canceled' });
  if (row.expiresAt <= now) return nothing({ is: 'codeExpired' });
  if (row.equipmentId !== null && row.locationId !== null) {
    const [location] = await db.select().from(locations).where(eq(locations.id, row.locationId));
    const held = await readForChange(context, versionedEquipment, row.equipmentId);
    if (held.row.stage === 'trash') throw refuse('equipmentTrashed');
    if (!location || held.row.locationId !== location.id)
      throw new Refusal('alreadyClaimed', 'This machine was moved to another location in the meantime.');
    return { is: 'activated', ...(await activate(context, held, location, row, { pairingId: row.id })) };
  }
  const tooSoon = row.polledAt !== null && now - row.polledAt < row.interval;
  const interval = tooSoon ? row.interval + SLOWER_BY : row.interval;
  await db.update(pairings).set({ polledAt: now, interval }).where(eq(pairings.id, row.id));
  return nothing({ is: tooSoon ? 'slowDown' : 'pending', interval, expiresIn: row.expiresAt - now });
}

/** Takes a code off the screen; one that was confirmed already stays confirmed. */
export async function cancelPairing({ db, now }: Context, deviceCode: string): Promise<void> {
  await db
    .update(pairings)
    .set({ canceledAt: now })
    .where(and(byDevice(deviceCode), isNull(pairings.approvedAt), isNull(pairings.canceledAt)));
}

import { eq } from 'drizzle-orm';
import type { EquipmentCredentials, EquipmentSignedIn } from '../../../core/contract/schemas/commercial/activation.js';
import { signingKey } from '../../access/signing-key.js';
import { signToken } from '../../access/tokens.js';
import type { Context } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';
import { raiseAlarm } from '../alarms/raise.js';
import { bySerial } from '../equipment/by-serial.js';
import { refuse } from '../equipment/equipment-change.js';
import { isSecret } from './lifetimes.js';
import { commercialEquipment as machines } from '../tables/equipment.js';

/** A machine's token is good for an hour; its secret gets it another. */
const TOKEN_SECONDS = 3600;

const wrong = (): Refusal =>
  new Refusal('equipmentSecretInvalid', 'This machine is not activated, or was activated again since. Activate it.');

/**
 * Signs a machine in. The same secret from another board means that a disk was copied: that one is turned away, the
 * location gets an alarm, and the machine that was activated goes on.
 */
export async function signInEquipment(
  context: Context,
  { serialNumber, secret, hardwareId }: EquipmentCredentials,
): Promise<EquipmentSignedIn> {
  const { db, now } = context;
  const found = await bySerial(db, serialNumber).for('update');
  const row = found.find(({ secretHash }) => isSecret(secret, secretHash)) ?? found[0];
  if (!isSecret(secret, row?.secretHash ?? null) || !row) throw wrong();
  if (row.stage === 'trash') throw refuse('equipmentTrashed');
  if (row.lifetimeId === null) throw wrong();
  if (row.hardwareId !== null && hardwareId !== undefined && hardwareId !== row.hardwareId) {
    if (row.locationId !== null)
      await raiseAlarm(
        db,
        { kind: 'oneSecretTwice', locationId: row.locationId, equipmentId: row.id, subject: row.id },
        now,
      );
    throw new Refusal(
      'oneSecretTwice',
      'Another machine is activated with this secret. Activate this one by a code of its own.',
      undefined,
      true,
    );
  }
  await db
    .update(machines)
    .set({ lastSeenAt: now, ...(hardwareId !== undefined && { hardwareId }) })
    .where(eq(machines.id, row.id));
  const expiresAt = now + TOKEN_SECONDS;
  const jwt = await signToken(
    await signingKey(db, now),
    {
      jti: row.lifetimeId,
      sub: row.id,
      par: row.id,
      role: ['Equipment'],
      plan: { features: { maxFamilyMembers: 0 } },
      exp: expiresAt,
    },
    now,
  );
  return { jwt, equipmentId: row.id, expiresAt, expiresIn: TOKEN_SECONDS };
}

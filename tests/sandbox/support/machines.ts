import { eq } from 'drizzle-orm';
import { now } from '../../../src/core/dates.js';
import { signingKey } from '../../../src/sandbox/access/signing-key.js';
import { signToken } from '../../../src/sandbox/access/tokens.js';
import { commercialEquipment } from '../../../src/sandbox/commercial/tables/equipment.js';
import type { TestSandbox } from '../../support/sandbox.js';

/** The token of a machine, as if it had just been activated and signed in. */
export async function machineToken({ database: { db } }: TestSandbox, equipmentId: string): Promise<string> {
  const lifetimeId = `life_${equipmentId}`;
  await db.update(commercialEquipment).set({ lifetimeId }).where(eq(commercialEquipment.id, equipmentId));
  return signToken(
    await signingKey(db, now()),
    {
      jti: lifetimeId,
      sub: equipmentId,
      par: equipmentId,
      role: ['Equipment'],
      plan: { features: { maxFamilyMembers: 0 } },
      exp: now() + 3600,
    },
    now(),
  );
}

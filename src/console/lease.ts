import { importJWK, jwtVerify } from 'jose';
import type { Kept } from './kept.js';

/**
 * Whether a console may begin a workout by its lease alone: signed by the server, for this board, and not over. Checked
 * without a network.
 */
export async function leaseHolds({ life, lease, hardwareId }: Kept, now: number): Promise<boolean> {
  if (!life || !lease) return false;
  try {
    const { payload } = await jwtVerify(lease.token, await importJWK(life.leaseKey, 'ES256'), {
      algorithms: ['ES256'],
      currentDate: new Date(now * 1000),
      subject: life.equipmentId,
    });
    return payload['hw'] === hardwareId;
  } catch {
    return false;
  }
}

/** Seconds that the lease is good for, by the server's count and not by the console's clock (`now`). */
export function leaseLeft({ lease }: Kept, now: number): number {
  return lease ? lease.expiresIn - (now - lease.heardAt) : 0;
}

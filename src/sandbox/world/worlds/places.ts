import { eq } from 'drizzle-orm';
import { addDays } from '../../../core/dates.js';
import { equipmentUnits } from '../../equipment/tables.js';
import { sessions } from '../../access/tables.js';
import { devices } from '../../people/tables.js';
import type { Seed } from '../seed.js';

const HOUR = 3600;

/** What browsers and our app call themselves, and how many hours ago each was there. */
const agents = [
  { userAgent: 'Echelon/5.2 (iPhone; iOS 26.1)', hours: 2 },
  {
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    hours: 27,
  },
  {
    userAgent:
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36',
    hours: 50,
  },
] as const;

/** Signs a person in in several places. */
async function signInPlaces({ db, now }: Seed, userId: string): Promise<void> {
  const rows = agents.map(({ userAgent, hours }, index) => ({
    id: `session-of-the-seed-${index}`,
    userId,
    userAgent,
    createdAt: addDays(now - hours * HOUR, -9),
    lastSeenAt: now - hours * HOUR,
    expiresAt: addDays(now - hours * HOUR, 3),
  }));
  await db.insert(sessions).values(rows);
}

/** Gives a person a machine, a telephone and a browser. */
async function giveDevices({ db, now }: Seed, userId: string): Promise<void> {
  await db
    .update(equipmentUnits)
    .set({ bundleClaimedBy: userId, bundleClaimedAt: addDays(now, -40) })
    .where(eq(equipmentUnits.serialNumber, 'EX8S-2026-000101'));
  await db.insert(devices).values([
    {
      userId,
      deviceId: 'phone-1',
      platform: 'ios',
      name: 'Alex’s iPhone',
      pushToken: 'seed-push-1',
      enabled: true,
      createdAt: addDays(now, -40),
      lastSeenAt: now - 2 * HOUR,
    },
    {
      userId,
      deviceId: 'browser-1',
      platform: 'web',
      name: 'Living room laptop',
      pushToken: null,
      enabled: false,
      createdAt: addDays(now, -12),
      lastSeenAt: addDays(now, -4),
    },
  ]);
}

/** Signed in here and there, with a machine and devices. */
export async function manyPlaces(seed: Seed, userId: string): Promise<void> {
  await signInPlaces(seed, userId);
  await giveDevices(seed, userId);
}

import * as v from 'valibot';
import { now as machineNow } from '../../core/dates.js';
import type { Db } from '../db/db.js';
import { readSetting, writeSetting } from '../db/settings.js';

/** The name of the setting that every request asks for. */
export const CLOCK = 'clock.offsetSeconds';

/** How far the sandbox's clock is ahead of the machine's, in seconds. */
export async function readOffset(db: Db): Promise<number> {
  return (await readSetting(db, CLOCK, v.number())) ?? 0;
}

/** The sandbox's clock, unix seconds. Renewals and expiries are seen by moving it. */
export async function readClock(db: Db): Promise<number> {
  return machineNow() + (await readOffset(db));
}

export async function moveClock(db: Db, offsetSeconds: number): Promise<void> {
  await writeSetting(db, CLOCK, offsetSeconds);
}

/**
 * Up to when a transaction may let time pass, for a caller who read the clock before it began: a world with a clock of
 * its own may have been loaded since. Whoever has asked this holds the next one up until it ends.
 */
export async function presentIn(tx: Db, now: number): Promise<number> {
  return Math.min(now, await readClock(tx));
}

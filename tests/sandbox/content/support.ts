import { eq } from 'drizzle-orm';
import { contentItems } from '../../../src/sandbox/content/tables.js';
import { now } from '../../../src/core/dates.js';
import type { TestSandbox } from '../../support/sandbox.js';

export const CLIMB = 'cls_bike_climb-ride_30';
export const SPIN = 'cls_bike_easy-spin_20';
export const PULL = 'cls_row_long-pull_20';

/** Takes a class out of the library, as staff will. */
export const takeAway = async ({ database }: TestSandbox, contentId: string): Promise<void> => {
  await database.db.update(contentItems).set({ deletedAt: now() }).where(eq(contentItems.id, contentId));
};

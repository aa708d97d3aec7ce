import { addAddon } from '../../billing/transitions/addons.js';
import { findOffer } from '../../catalogue/catalogue.js';
import { byCode } from '../../catalogue/offered.js';
import type { Seed } from '../seed.js';
import { since } from './membership.js';

/** What a person booked on top of their membership so many days ago. */
export async function book(seed: Seed, userId: string, guid: string, daysAgo: number): Promise<void> {
  const offer = await findOffer({ ...byCode(seed, null) }, 'addon', guid);
  if (!offer) throw new Error(`The catalogue has no add-on ${guid}.`);
  await since(seed, userId, daysAgo, work => addAddon(work, offer, true));
}

import { addDays } from '../../../core/dates.js';
import type { OfferDraft } from '../../../core/contract/schemas/offers.js';
import { offerDrafts } from '../../catalogue/offer-drafts.js';
import { drafts, publishedVersions, scheduledPublications } from '../../drafts/tables.js';
import type { Seed } from '../seed.js';

const MANAGER = 'usr_staff_marketing_manager';
const MARKETING = 'usr_staff_marketing';

const HOUR = 3600;

/** Offers as staff find them on a working day: versions behind one that is live, drafts beside and without one, a request, and an instant that is set, with a draft that is newer than what goes live then. */
export async function offersInWork({ db, now }: Seed): Promise<void> {
  const bodyOf = async (id: string): Promise<OfferDraft> => {
    const live = await offerDrafts.live(db, id);
    if (!live) throw new Error(`The world has no offer ${id}.`);
    return live.body;
  };
  const kind = offerDrafts.kind;
  const monthly = await bodyOf('us-premier-monthly');
  const annual = await bodyOf('us-premier-annual-trial');
  await offerDrafts.write({ db, now, note: () => undefined }, 'us-premier-monthly', monthly, 3);
  await db.insert(publishedVersions).values([
    {
      kind,
      id: 'us-premier-monthly',
      version: 1,
      body: { ...monthly, card: { subtitle: 'Month by month' } },
    },
    {
      kind,
      id: 'us-premier-monthly',
      version: 2,
      body: { ...monthly, card: { subtitle: 'Everything, month by month' } },
      savedBy: MANAGER,
      savedAt: addDays(now, -60),
      reason: 'The subtitle says that all classes are in it.',
    },
    {
      kind,
      id: 'us-premier-monthly',
      version: 3,
      body: { ...monthly },
      savedBy: MANAGER,
      savedAt: addDays(now, -21),
      reason: 'Banner for the season.',
    },
  ]);
  const blank = offerDrafts.blank;
  await db.insert(drafts).values([
    {
      kind,
      id: 'us-premier-monthly',
      body: {
        ...monthly,
        discount: {
          name: 'Spring start',
          duration: { type: 'other', months: 3 },
          percent: 25,
          currency: { code: 'USD', scale: 100 },
        },
        card: { ...monthly.card, savings: 'Spring: 25% off' },
      },
      version: 4,
      savedBy: MARKETING,
      savedAt: now - 2 * HOUR,
      askedBy: MARKETING,
      askedAt: now - HOUR,
      askedNote: 'For the first weekend of spring. Legal has seen the wording.',
    },
    {
      kind,
      id: 'us-premier-annual-trial',
      body: { ...annual, card: { ...annual.card, footer: 'Price holds for three years.' } },
      version: 3,
      savedBy: MARKETING,
      savedAt: now - 5 * HOUR,
    },
    {
      kind,
      id: 'off_winter',
      body: { ...blank, audience: 'campaign', card: { subtitle: 'A quiet winter at home' } },
      version: 1,
      savedBy: MARKETING,
      savedAt: addDays(now, -3),
    },
  ]);
  await db.insert(scheduledPublications).values({
    kind,
    id: 'us-premier-annual-trial',
    action: 'publish',
    at: addDays(now, 2),
    keep: true,
    approved: [
      {
        kind,
        id: 'us-premier-annual-trial',
        version: 2,
        body: { ...annual, card: { ...annual.card, footer: 'Price holds for two years.' } },
      },
    ],
    setBy: MANAGER,
    setAt: now - 26 * HOUR,
    reason: 'With the price list of December.',
  });
}

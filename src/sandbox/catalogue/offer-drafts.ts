import { eq, sql } from 'drizzle-orm';
import { blankOffer } from '../../core/blank-offer.js';
import { offerDraft, wholeOffer } from '../../core/contract/schemas/offers.js';
import { draftable } from '../drafts/of-table.js';
import { offerProblems } from './offer-problems.js';
import { offers, plans } from './tables.js';

/** Offers as drafts: what is on sale is in `offers`, and nothing else writes there. */
export const offerDrafts = draftable({
  kind: 'offer',
  calls: { save: 'patchOffer', publish: 'publishOffer' },
  table: offers,
  draft: offerDraft,
  whole: wholeOffer,
  missing: { planId: 'Choose a plan.', audience: 'Choose who it is for.' },
  together: ({ db }, id, body) => offerProblems(db, id, body),
  blank: blankOffer,

  async title(db, { planId, card }) {
    const [plan] = await db
      .select({ name: plans.name })
      .from(plans)
      .where(eq(plans.id, planId ?? ''));
    return [plan?.name ?? 'No plan', card?.subtitle].filter(Boolean).join(' · ');
  },

  bodyOf: ({ campaignId, ...row }) => ({ ...row, campaign: campaignId }),

  async columnsOf(db, { campaign, position, ...parts }) {
    const [last] = await db.select({ position: sql<number>`coalesce(max(${offers.position}), -1)` }).from(offers);
    return { ...parts, campaignId: campaign, position: position ?? (last?.position ?? -1) + 1 };
  },

  // the guid opens an offer that no list shows, so it cannot be guessed
  fresh: () => ({ guid: crypto.randomUUID() }),
});

import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { offerDraft, type OfferDraft, wholeOffer } from '../../core/contract/schemas/offers.js';
import type { Draftable } from '../drafts/draftable.js';
import { offerProblems } from './offer-problems.js';
import { offers, plans } from './tables.js';

type OfferRow = typeof offers.$inferSelect;

const bodyOf = ({ campaignId, ...row }: OfferRow): OfferDraft => v.parse(offerDraft, { ...row, campaign: campaignId });

/** Offers as drafts: what is on sale stands in `offers`, and nothing else writes there. */
export const offerDrafts: Draftable<OfferDraft> = {
  kind: 'offer',
  calls: { save: 'patchOffer', publish: 'publishOffer' },
  blank: {
    kind: 'plan',
    planId: null,
    audience: null,
    delayBilling: null,
    discount: null,
    campaign: null,
    partnerId: null,
    card: null,
    listed: true,
    startsAt: null,
    endsAt: null,
    position: null,
  },

  async live(db, id) {
    const [row] = await db.select().from(offers).where(eq(offers.id, id));
    return row && { body: bodyOf(row), version: row.version, isLive: row.status === 'published' };
  },

  async title(db, { planId, card }) {
    const [plan] = await db
      .select({ name: plans.name })
      .from(plans)
      .where(eq(plans.id, planId ?? ''));
    return [plan?.name ?? 'No plan', card?.subtitle].filter(Boolean).join(' · ');
  },

  problems: ({ db }, id, body) => offerProblems(db, id, body),

  async write({ db }, id, body, version) {
    const { campaign, position, ...parts } = v.parse(wholeOffer, body);
    const [last] = await db.select({ position: sql<number>`coalesce(max(${offers.position}), -1)` }).from(offers);
    const row = {
      ...parts,
      campaignId: campaign,
      position: position ?? (last?.position ?? -1) + 1,
      status: 'published' as const,
      version,
    };
    // the guid opens an offer that no list shows, so it cannot be guessed
    await db
      .insert(offers)
      .values({ id, guid: crypto.randomUUID(), ...row })
      .onConflictDoUpdate({ target: offers.id, set: row });
  },

  async withdraw({ db }, id, version) {
    await db.update(offers).set({ status: 'withdrawn', version }).where(eq(offers.id, id));
  },
};

import type * as offersCalls from '../../../core/contract/offers.js';
import { eq } from 'drizzle-orm';
import type { OfferDraft, OfferPatch, OfferRecord } from '../../../core/contract/schemas/offers.js';
import { HOME_COUNTRY } from '../../../core/home-country.js';
import { newId } from '../../db/ids.js';
import type { Standing } from '../../drafts/draftable.js';
import { findRecord } from '../../drafts/record.js';
import { bodyOfVersion, versionsOf } from '../../drafts/versions.js';
import {
  askToPublish,
  createDraft,
  deleteDraft,
  discardDraft,
  hold,
  publish,
  saveDraft,
  unpublish,
  unschedule,
} from '../../drafts/write.js';
import { offerDrafts } from '../offer-drafts.js';
import { offerRecordsFor } from '../offer-records.js';
import { campaigns, partners } from '../tables.js';
import { findOffer } from '../catalogue.js';
import { offersOf } from '../offer-lists.js';
import { visiting } from '../offered.js';
import { type Context, type Handlers } from '../../http/handler.js';
import { Refusal } from '../../http/refusal.js';

const absent = (what: string) => new Refusal('notFound', `There is no such ${what}.`);

/** The offers of a partner that we know. */
export async function offersOfPartner(context: Context, partnerId: string, countryCode = HOME_COUNTRY) {
  const [known] = await context.db.select({ id: partners.id }).from(partners).where(eq(partners.id, partnerId));
  const situation = await visiting(context, { countryCode, partnerId });
  if (!known || (situation.partners !== 'any' && !situation.partners.includes(partnerId))) throw absent('partner');
  return offersOf(situation, { audience: 'partner', id: partnerId });
}

/** Holds an offer in the version that was looked at, does something with it and answers what is there then. */
async function changing(
  context: Context,
  { offerId, version }: { offerId: string; version: number },
  work: (standing: Standing<OfferDraft>) => Promise<void>,
): Promise<OfferRecord> {
  await work(await hold(context, offerDrafts, offerId, version));
  return findRecord(context, offerDrafts, offerId);
}

const save = (context: Context, { offerId, version, ...changes }: OfferPatch & { offerId: string }) =>
  changing(context, { offerId, version }, standing => saveDraft(context, offerDrafts, standing, changes));

export const offerHandlers = {
  async listOffers(context, { countryCode = HOME_COUNTRY }) {
    return offersOf(await visiting(context, { countryCode }), { audience: 'public' });
  },

  async getOffer(context, { offerId, partnerId }) {
    const situation = await visiting(context, { partnerId });
    const offer = (await findOffer(situation, 'plan', offerId)) ?? (await findOffer(situation, 'addon', offerId));
    if (!offer) throw absent('offer');
    return offer;
  },

  async listCampaignsOffers(context, { countryCode = HOME_COUNTRY }) {
    return offersOf(await visiting(context, { countryCode }), { audience: 'campaign' });
  },

  async listCampaignOffers(context, { campaign, countryCode = HOME_COUNTRY }) {
    const [known] = await context.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.id, campaign));
    if (!known) throw absent('campaign');
    return offersOf(await visiting(context, { countryCode }), { audience: 'campaign', id: campaign });
  },

  async listPartnersOffers(context, { countryCode = HOME_COUNTRY }) {
    const situation = await visiting(context, { countryCode });
    // our own pages show what any partner sells; who comes by which is asked when one is taken
    return offersOf(context.apiKey?.partnerId === null ? { ...situation, partners: 'any' } : situation, {
      audience: 'partner',
    });
  },

  listPartnerOffers: (context, { partnerId, countryCode }) => offersOfPartner(context, partnerId, countryCode),

  async listCustomerServiceOffers(context, { countryCode = HOME_COUNTRY }) {
    return offersOf(await visiting(context, { countryCode }), { audience: 'customerService' });
  },

  listOfferRecords: ({ db }, query) => offerRecordsFor(db, query),

  getOfferRecord: (context, { offerId }) => findRecord(context, offerDrafts, offerId),

  async createOffer(context, input) {
    const id = newId('off');
    await createDraft(context, offerDrafts, id, input);
    return findRecord(context, offerDrafts, id);
  },

  updateOffer: save,
  patchOffer: save,

  publishOffer: (context, { at, reason, ...seen }) =>
    changing(context, seen, standing => publish(context, offerDrafts, standing, { at, reason })),

  unpublishOffer: (context, { at, keep, ...seen }) =>
    changing(context, seen, standing => unpublish(context, offerDrafts, standing, { at, keep })),

  unscheduleOffer: (context, seen) =>
    changing(
      context,
      seen,
      async ({ id }) => void (await unschedule(context, offerDrafts, id, 'publish', 'unpublish')),
    ),

  askToPublishOffer: (context, { note, ...seen }) =>
    changing(context, seen, standing => askToPublish(context, offerDrafts, standing, note)),

  discardOfferDraft: (context, seen) =>
    changing(context, seen, standing => discardDraft(context, offerDrafts, standing)),

  async deleteOffer(context, { offerId, version }) {
    await deleteDraft(context, offerDrafts, await hold(context, offerDrafts, offerId, version));
    return { deleted: true };
  },

  listOfferVersions: ({ db }, { offerId, ...page }) => versionsOf(db, offerDrafts, offerId, page),

  async restoreOfferVersion(context, { publishedVersion, ...seen }) {
    const body = await bodyOfVersion(context.db, offerDrafts, seen.offerId, publishedVersion);
    return changing(context, seen, standing => saveDraft(context, offerDrafts, standing, body));
  },
} satisfies Handlers<keyof typeof offersCalls>;

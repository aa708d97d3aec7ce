import { offers, plans } from '../../../../src/sandbox/catalogue/tables.js';
import type { TestSandbox } from '../../../support/sandbox.js';

/** The examples of domain 1.12 that the shops do not sell: prices in cents. */
export const extra = {
  /** 49.99 a month. */
  plus: 'test-plus-monthly',
  /** 9.99 a month, sold by `addon.guid` to monthly members. */
  addon: { planId: 'test-addon-monthly', guid: 'test-addon-guid', price: 999 },
  /** 0.30 a month: too little to be taken by itself. */
  pennies: { planId: 'test-pennies-monthly', guid: 'test-pennies-guid', price: 30 },
} as const;

const plan = (id: string, price: number, visibility: 'public' | 'unlisted' = 'unlisted') => ({
  id,
  name: id,
  benefits: [],
  price,
  currencyCode: 'USD',
  currencyScale: 100,
  frequencyDays: 30 as const,
  organizationCode: 'stripe-us',
  providerName: 'Echelon',
  providerKind: 'card' as const,
  countryCode: 'US',
  features: { maxFamilyMembers: 4, liveClasses: true, devices: 5 },
  visibility,
  position: 900,
});

const addon = ({ planId, guid }: { planId: string; guid: string }) => ({
  id: guid,
  guid,
  kind: 'addon' as const,
  planId,
  audience: 'public' as const,
  status: 'published' as const,
  listed: false,
  position: 900,
});

/** Puts them on sale. */
export async function sellExtras({ database: { db } }: TestSandbox): Promise<void> {
  await db
    .insert(plans)
    .values([
      plan(extra.plus, 4999, 'public'),
      plan(extra.addon.planId, extra.addon.price),
      plan(extra.pennies.planId, extra.pennies.price),
    ]);
  await db.insert(offers).values([addon(extra.addon), addon(extra.pennies)]);
}

import { call } from './call.js';
import type { OfferFilter, OfferList, PlanFeatures, PlanList } from './schemas/offers.js';

export const listPlans = call<OfferFilter, PlanList>()('GET', '/plans', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
});

export const getPlanFeatures = call<object, PlanFeatures>()('GET', '/plans/:planId/features', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  repeatable: 'reads',
});

/** What can be added to a membership on this plan: add-ons of its country, currency and billing period. */
export const listAddonOffers = call<object, OfferList>()('GET', '/plans/:planId/addon-offers', {
  needs: ['jwt'],
  guard: ['loggedIn'],
  gives: 'nothing',
  repeatable: 'reads',
});

import { call } from './call.js';
import type { OfferFilter, PlanFeatures, PlanList } from './schemas/offers.js';

export const listPlans = call<OfferFilter, PlanList>()('GET', '/plans', { needs: ['apiKey'], guard: ['apiKey'] });

export const getPlanFeatures = call<object, PlanFeatures>()('GET', '/plans/:planId/features', { needs: ['apiKey'], guard: ['apiKey'] });

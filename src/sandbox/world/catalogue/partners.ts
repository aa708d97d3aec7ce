import { addDays } from '../../../core/dates.js';

export const partners = [
  { id: 'fitshop', name: 'Fitshop', kind: 'retailer' },
  { id: 'northside', name: 'Northside Gym', kind: 'gym' },
  { id: 'lafitness', name: 'LA Fitness', kind: 'gym' },
] as const;

/** Campaigns as of `now`, unix seconds: one that runs and one that is over. */
export const campaignsAt = (now: number) => [
  { id: 'new-year', name: 'New Year, new routine', startsAt: addDays(now, -7), endsAt: addDays(now, 60) },
  { id: 'summer', name: 'Summer on the move', startsAt: addDays(now, -150), endsAt: addDays(now, -60) },
];

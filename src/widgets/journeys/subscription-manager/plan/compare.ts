import type { Plan } from '../../../../core/contract/schemas/offers.js';

/** What a person gets and gives up by going from one plan to another. */
export interface Difference {
  gains: readonly string[];
  losses: readonly string[];
}

type Benefits = Pick<Plan, 'benefits'>;

const without = (one: Benefits, other: Benefits): string[] =>
  one.benefits.map(({ text }) => text).filter(text => !other.benefits.some(known => known.text === text));

/** By what the plans say of themselves. */
export const compare = (from: Benefits, to: Benefits): Difference => ({
  gains: without(to, from),
  losses: without(from, to),
});

/** What a plan holds more of than another, as counts; 0 and false where it does not. */
export interface More {
  members: number;
  live: boolean;
  devices: number;
}

type Features = Pick<Plan, 'features'>;

/** What `to` has that `from` has not, by the numbers of both; turned around, what is lost. */
export function more({ features: from }: Features, { features: to }: Features): More | undefined {
  const members = Math.max(0, to.maxFamilyMembers - from.maxFamilyMembers);
  const live = to.liveClasses && !from.liveClasses;
  const devices = Math.max(0, to.devices - from.devices);
  return members + devices > 0 || live ? { members, live, devices } : undefined;
}

/** Whether nothing is given up for another plan. */
export const isPlainGain = (from: Plan, to: Plan): boolean => !more(to, from) && compare(from, to).losses.length === 0;

import type { Lack } from '../../core/contract/schemas/access.js';
import { defineWords } from '../../core/words.js';

type Feature = Exclude<Lack['missing'], 'membership'>;

/** The plan that has it, by name. */
const features: Record<Feature, (plan: string) => string> = {
  liveClasses: plan => `Live classes come with ${plan}`,
  devices: plan => `${plan} connects more machines`,
  maxFamilyMembers: plan => `Family comes with ${plan}`,
};

/** Where no plan is named. */
const otherwise: Record<Feature, string> = {
  liveClasses: 'Live classes come with another plan',
  devices: 'Your plan has no room for another machine',
  maxFamilyMembers: 'Family comes with another plan',
};

/** What every screen says where a membership, or a feature of its plan, is missing. */
export const accessWords = defineWords('access', {
  titles: {
    join: 'Join to train with us',
    confirm: 'One step to go',
    activate: 'Your membership is ready',
    resume: 'Your membership is paused',
    parent: (name: string) => (name === '' ? 'Ask your family’s account holder' : `Ask ${name}`),
  },
  texts: {
    join: 'With a membership, every class, plan and challenge is yours. All you’ve done so far is still here.',
    confirm: 'Confirm your first payment with your bank, and start training.',
    activate: 'Start it, and train right away.',
    resume: 'Resume it, and go on where you left off.',
    change: 'Change your plan, and take your place. Everything else stays yours.',
    parent: 'Your family’s membership doesn’t cover this right now. They can change that.',
  },
  actions: {
    join: 'See memberships',
    confirm: 'Confirm payment',
    activate: 'Start membership',
    resume: 'Resume membership',
    change: 'See plans',
  },
  features,
  otherwise,
});

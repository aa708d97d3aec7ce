import { defineWords } from '../../../core/words.js';

/** What stands under Success (spec s.2 has its own two lines). */
export const welcomeWords = defineWords('signup/welcome', {
  since: (date: string) => `Member since ${date}`,
  active: 'Active',
  trial: 'Trial',
  paid: (amount: string) => `${amount} paid`,
  nothingPaid: 'Nothing paid today',
  mailed: (email: string) => `Receipt sent to ${email}`,
  nextBill: (amount: string, date: string) => `Next bill: ${amount} on ${date}`,
  start: 'Start your first class',
  apps: 'Every class is in the app, on your phone, tablet or TV.',
});

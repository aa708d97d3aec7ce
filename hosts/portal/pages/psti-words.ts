import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const pstiWords = defineWords(
  'portal/psti',
  {
    title: 'PSTI Compliance',
    lead: 'The United Kingdom’s Product Security and Telecommunications Infrastructure Act 2022 sets three duties for products that connect to a network. Here’s what they mean for your membership.',
    passwords: {
      title: 'Passwords',
      text: 'Your account has no password until you choose one: 8 to 32 characters with at least one letter, one number and one symbol. We never set a default or shared password.',
    },
    reporting: {
      title: 'Report a weakness',
      text: 'Found a way around the security of this site or of your equipment? Tell us through the |Help Center|: what you saw, and how we can see it too. Keep it to yourself until we’ve fixed it.',
    },
    updates: {
      title: 'Security updates',
      text: 'The statement of compliance that came with your equipment says how long it gets security updates. You’ll find the model and serial number on the label of the frame.',
    },
  },
  load,
);

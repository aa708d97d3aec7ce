import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const pstiWords = defineWords(
  'portal/psti',
  {
    title: 'PSTI Compliance',
    lead: "The United Kingdom's Product Security and Telecommunications Infrastructure Act 2022 sets three duties for products that connect to a network. This is how they concern your membership.",
    passwords: {
      title: 'Passwords',
      text: 'No account has a password until its owner chooses one: 8 to 32 characters with at least one letter, one number and one symbol. There is no default or shared password.',
    },
    reporting: {
      title: 'Reporting a weakness',
      text: 'If you have found a way around the security of this site or of connected equipment, tell us through the |Help Center|. Say what you saw and how to see it again, and keep it to yourself until it is mended.',
    },
    updates: {
      title: 'Security updates',
      text: 'How long a model receives security updates is written in the statement of compliance that came with it. The model and serial number are on the label of the frame.',
    },
  },
  load,
);

import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** What is said around the pages of the member area. `{name}` stands for a person. */
export const areaWords = defineWords(
  'portal/area',
  {
    navigation: 'Your account',
    /** Read out only. */
    groups: { membership: 'Membership', you: 'You' },
    /** In the navigation. */
    pages: {
      overview: 'Home',
      training: 'Training',
      plan: 'Membership',
      payment: 'Payment',
      billing: 'Billing',
      family: 'Family',
      redeem: 'Codes & receipts',
      receipts: 'Receipts',
      profile: 'Profile',
      security: 'Security',
      equipment: 'Equipment',
      preferences: 'Preferences',
      history: 'History',
    },
    /** Two pages that the navigation shows as one, beside one another. */
    beside: { plan: 'Plan', payment: 'Payment', redeem: 'Codes', receipts: 'Receipts' },
    /** Of the page and its window. */
    titles: {
      overview: 'Your membership',
      plan: 'Your plan',
      payment: 'Card and billing address',
      billing: 'Bills and payments',
      family: 'Your family',
      redeem: 'Redeem a code',
      receipts: 'Your receipts',
      profile: 'Your profile',
      security: 'Password and sign-ins',
      equipment: 'Your equipment',
      preferences: 'Preferences',
      history: 'Account history',
    },
    /** Back to where somebody came from for a card. */
    goOn: 'Continue',
    parentOnly: {
      title: '{name} takes care of this',
      titleUnnamed: 'Your parent account takes care of this',
      text: 'Your family’s plan, payments and codes are in the parent account. Everything of yours is in the menu.',
      /** Spec s.8, to the letter. */
      redeem: 'This account is a child account of {name}. Redemption codes must be applied to the parent account.',
      home: 'Go to your membership',
    },
    selfOnly: {
      title: 'Switch back first',
      text: 'Passwords and devices belong to the person who signs in. Go back to your own account to see yours.',
    },
  },
  load,
);

import { defineWords } from '@echelon/membership/ui';

/** What is said around the pages of our own people, who read English. */
export const staffWords = defineWords('portal/staff', {
  navigation: 'Staff',
  groups: { catalogue: 'Catalogue', work: 'Work' },
  pages: { offers: 'Offers', offer: 'Offer', home: 'Your work' },
  titles: { offers: 'Offers', offer: 'Offer', home: 'Your work' },
  /** Where everybody of staff can go from their home. */
  work: {
    none: 'Your role has no pages of its own here. Your account and training are one press away.',
    lead: 'Go on where you work.',
    commercial: 'Locations, machines and orders',
    account: 'Your own account',
    training: 'Training',
  },
  tools: 'Staff tools',
  other: 'You',
  account: 'Your account',
  notYours: {
    title: 'Your role doesn’t include this',
    text: 'Ask an administrator if you need it for your work.',
    outside: {
      title: 'This page is for Echelon’s own people',
      text: 'Sign in with that account to see it. You’re still signed in with yours.',
    },
    home: 'Go to what’s yours',
    other: 'Sign in as someone else',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'You haven’t saved what you typed on this page.',
    action: 'Leave',
    stay: 'Stay',
  },
});

import { defineWords } from '@echelon/membership/ui';

/** What is said around the pages of our own people, who read English. */
export const staffWords = defineWords('portal/staff', {
  navigation: 'Staff',
  groups: { catalogue: 'Catalogue' },
  pages: { offers: 'Offers', offer: 'Offer' },
  titles: { offers: 'Offers', offer: 'Offer' },
  tools: 'Staff tools',
  other: 'You',
  account: 'Your account',
  notYours: {
    title: 'Your role doesn’t include this',
    text: 'Ask an administrator if you need it for your work.',
    home: 'Go to your account',
  },
  leave: {
    title: 'Leave without saving?',
    text: 'You haven’t saved what you typed on this page.',
    action: 'Leave',
    stay: 'Stay',
  },
});

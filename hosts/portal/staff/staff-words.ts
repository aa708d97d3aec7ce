import { defineWords } from '@echelon/membership/ui';

/** What is said around the pages of our own people, who read English. */
export const staffWords = defineWords('portal/staff', {
  navigation: 'Staff',
  groups: { catalogue: 'Catalogue', work: 'Work' },
  pages: { offers: 'Offers', offer: 'Offer', home: 'Your work' },
  titles: { offers: 'Offers', offer: 'Offer', home: 'Your work' },
  other: 'You',
  account: 'Your account',
  leave: {
    title: 'Leave without saving?',
    text: 'You haven’t saved what you typed on this page.',
    action: 'Leave',
    stay: 'Stay',
  },
});

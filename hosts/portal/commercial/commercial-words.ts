import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** What is said around the pages of dealers, owners and locations. */
export const commercialWords = defineWords(
  'portal/commercial',
  {
    navigation: 'Locations',
    /** Read out only. */
    groups: { floor: 'Floor', business: 'Business' },
    pages: {
      locations: 'Locations',
      location: 'Location',
      machines: 'Machines',
      licenses: 'Licenses',
      orders: 'Orders',
      owners: 'Owners',
      activate: 'Activate',
    },
    titles: {
      locations: 'Your locations',
      location: 'Location',
      machines: 'Your machines',
      licenses: 'Licenses and seats',
      orders: 'Orders',
      owners: 'Owners you look after',
      activate: 'Activate a machine',
    },
    signIn: {
      title: 'Sign in for your locations',
      renewed: 'Your password is changed',
      renewedText: 'Sign in with the new one.',
    },
    activate: { title: 'Activate a machine' },
    switch: {
      title: 'Other locations',
      label: 'Go to a location',
      none: 'No location of this name.',
      here: 'Here now',
    },
    other: 'You',
    account: 'Your account',
  },
  load,
);

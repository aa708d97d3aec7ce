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
    tools: 'Your locations',
    other: 'You',
    account: 'Your account',
    notYours: {
      title: 'Your role doesn’t include this',
      text: 'Ask the person who runs your location if you need it.',
      outside: {
        title: 'This page is for dealers, owners and locations',
        text: 'Sign in with that account to see it. You’re still signed in with yours.',
      },
      home: 'Go to what’s yours',
      other: 'Sign in as someone else',
    },
  },
  load,
);

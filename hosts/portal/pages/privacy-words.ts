import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const privacyWords = defineWords(
  'portal/privacy',
  {
    title: 'Privacy',
    lead: 'What this site keeps about you, where it keeps it, and how you get rid of it.',
    device: {
      title: 'On your device',
      kept: {
        session:
          'When you sign in, two cookies and two entries of browser storage hold your session and your user id. The cookies end after three days; signing out removes all four at once.',
        signup:
          'While you sign up, browser storage holds what you have chosen so far, the link you came by, your name and your email address, so that a reload loses nothing. Never your password or your card.',
        nothingElse: 'There are no advertising cookies and nothing here follows you to other sites.',
      },
    },
    us: {
      title: 'With us',
      kept: {
        person:
          'Your name, email address, country and phone number; your password only in a form that cannot be turned back.',
        membership: 'Your membership: plan, dates, payments and the changes you have made.',
        consent: 'When you agreed to the terms, and which partner or campaign brought you here.',
      },
    },
    provider: {
      title: 'With the payment provider',
      text: 'You type your card into fields that belong to the payment provider. We get the brand, the last four digits and the month it expires, and nothing else of it.',
    },
    leaving: {
      title: 'Leaving',
      signOut: '|Sign out| to clear this device.',
      deletion: 'To have your account deleted, see the |Help Center|.',
    },
  },
  load,
);

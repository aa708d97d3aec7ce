import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const privacyWords = defineWords(
  'portal/privacy',
  {
    title: 'Privacy',
    lead: 'What we keep about you, where we keep it, and how to delete it.',
    device: {
      title: 'On your device',
      kept: {
        session:
          'When you sign in, two cookies and two entries in browser storage hold your session and your user id. The cookies end after three days. Signing out removes all four at once.',
        signup:
          'While you sign up, browser storage holds your choices, the link you came by, your name and your email address, so a reload loses nothing. It never holds your password or your card.',
        nothingElse: 'We use no advertising cookies, and nothing here follows you to other sites.',
      },
    },
    us: {
      title: 'With us',
      kept: {
        person: 'Your name, email address, country and phone number. Your password, in a form nobody can turn back.',
        membership: 'Your membership: plan, dates, payments and the changes you’ve made.',
        consent: 'When you agreed to the terms, and the partner or campaign that brought you here.',
      },
    },
    provider: {
      title: 'With our payment provider',
      text: 'You type your card into our payment provider’s own fields. We get the brand, the last four digits and the month it expires, and nothing else.',
    },
    leaving: {
      title: 'Leaving',
      signOut: '|Sign out| to clear this device.',
      deletion: 'To delete your account, ask us in the |Help Center|.',
    },
  },
  load,
);

import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const helpWords = defineWords(
  'portal/help',
  {
    title: 'Help Center',
    signIn: {
      title: 'I can’t sign in',
      text: 'Choose “Forgot your password?” on the |sign-in page|, and we’ll email you a link to choose a new one. Nothing there? Check your spam, and that it’s the address you joined with.',
    },
    fields: {
      title: 'I don’t see the card fields',
      text: 'They come from our payment provider. An ad blocker, privacy software or a lost connection can stop them. Allow the provider for this page, then press “Retry”.',
    },
    declined: {
      title: 'My card was declined',
      text: 'Your bank said no, and only your bank knows why. Try another card: what you typed is still there, and you haven’t been charged.',
    },
    signedOut: {
      title: 'I got signed out',
      text: 'You stay signed in for three days between visits. Changing your password signs you out on your other devices.',
    },
    contact: {
      title: 'Talk to us',
      call: 'Call us',
      write: 'Email us',
      country: 'Your country',
      text: 'We can see your plan, your payments and your codes, never your password or your card number. Have your account’s email address ready, and the serial number if it’s about equipment.',
    },
  },
  load,
);

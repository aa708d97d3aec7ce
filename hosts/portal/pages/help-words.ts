import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

export const helpWords = defineWords(
  'portal/help',
  {
    title: 'Help Center',
    signIn: {
      title: 'I cannot sign in',
      text: 'Choose "Forgot your password?" on the |sign-in page|: a link to set a new one comes by email. If nothing arrives, look among unwanted mail, and make sure it is the address you joined with.',
    },
    fields: {
      title: 'The card fields do not appear',
      text: 'They come from the payment provider. Ad blockers and privacy software sometimes stop them, and so does a lost connection. Allow the provider for this page, then press "Retry".',
    },
    declined: {
      title: 'My card was declined',
      text: 'Your bank has said no, and only the bank knows why. Try another card; what you have entered stays where it is, and nothing has been charged.',
    },
    signedOut: {
      title: 'I was signed out',
      text: 'A session lasts three days without a visit. It also ends on every device when you change your password.',
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

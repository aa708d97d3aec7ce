import { defineWidget, event, string } from '../../element/define.js';

export const createAccount = defineWidget({
  tag: 'echelon-create-account',
  summary: 'Creates an account from name, email address and password, and signs in.',
  group: 'signup',
  height: 410,
  props: {
    countryCode: string({ summary: 'The country of the new account; without it the one kept in the session.' }),
    partner: string({ summary: 'The partner that the account is counted for; without it the one of the script tag.' }),
  },
  events: {
    accountCreated: event({
      detail: { userId: 'string' },
      summary: 'The account exists and the visitor is signed in.',
    }),
    signInRequested: event({
      detail: { email: 'string' },
      summary: 'The visitor has an account already and wants to sign in.',
    }),
  },
  parts: { form: 'The form.', submit: 'The button that creates the account.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

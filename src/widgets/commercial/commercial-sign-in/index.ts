import { defineWidget, event, string } from '../../element/define.js';

export const commercialSignIn = defineWidget({
  tag: 'echelon-commercial-sign-in',
  summary: 'Signs in dealers, owners and users of locations, and helps whoever forgot the password.',
  group: 'commercial',
  height: 330,
  props: { email: string({ summary: 'The address to begin with.' }) },
  events: {
    signedIn: event({
      detail: { userId: 'string' },
      summary: 'Somebody is signed in, or wants to go on as who they are.',
    }),
    memberSignInRequested: event({ summary: 'The visitor looks for their own membership.' }),
  },
  parts: { form: 'The form.', submit: 'The button that signs in.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

import { defineWidget, event, string } from '../../element/define.js';

export const signIn = defineWidget({
  tag: 'echelon-sign-in',
  summary: 'Signs a member in, and helps one who forgot the password.',
  group: 'signup',
  height: 270,
  props: {
    email: string({ summary: 'The address to begin with.' }),
    resetToken: string({ summary: 'The token of a reset link: the form for a new password is shown.' }),
    oneTimeToken: string({
      summary: 'The token of a link that signs in once: it is used at once, unless somebody is signed in.',
    }),
  },
  events: {
    signedIn: event({ detail: { userId: 'string' }, summary: 'The member is signed in.' }),
    passwordReset: event({ summary: 'A new password has been set; the member can sign in with it.' }),
    accountRequested: event({ summary: 'The visitor has no account and wants to create one.' }),
  },
  parts: { form: 'The form.', submit: 'The button that signs in.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

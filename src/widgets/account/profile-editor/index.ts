import { defineWidget, event, string } from '../../element/define.js';

export const profileEditor = defineWidget({
  tag: 'echelon-profile-editor',
  summary:
    'Shows and changes a profile: picture, names, email address, phone number, address, birth date and measurements. A parent can edit a child’s.',
  group: 'account',
  height: 720,
  props: {
    userId: string({ summary: 'Whose profile it is: a child of the signed-in user. Without it, their own.' }),
  },
  events: {
    profileSaved: event({
      detail: { userId: 'string' },
      summary: 'Changes to a profile were saved; whose it is.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {
    form: 'The form.',
    section: 'One group of fields with its heading.',
    save: 'The bar that says what has changed, with the button that saves.',
  },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

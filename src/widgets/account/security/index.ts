import { defineWidget, event } from '../../element/define.js';

export const security = defineWidget({
  tag: 'echelon-security',
  summary: 'Lets the signed-in user change their password, see where they are signed in, and sign out in other places.',
  group: 'account',
  height: 720,
  props: {},
  events: {
    passwordChanged: event({ summary: 'The password was changed, and every other session has ended.' }),
    sessionsEnded: event({
      detail: { ended: 'number' },
      summary: 'Other sessions were ended, and how many of them still stood.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {
    password: 'The password form.',
    sessions: 'Where the person is signed in.',
  },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

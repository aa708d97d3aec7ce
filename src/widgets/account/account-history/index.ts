import { defineWidget, event } from '../../element/define.js';

export const accountHistory = defineWidget({
  tag: 'echelon-account-history',
  summary: "Shows what has happened to the signed-in user's account, by whom, and what it was before.",
  group: 'account',
  height: 480,
  props: {},
  events: { signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }) },
  parts: { filter: 'The choice of what kind of entry is shown.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

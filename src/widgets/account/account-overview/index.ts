import { defineWidget, event } from '../../element/define.js';

export const accountOverview = defineWidget({
  tag: 'echelon-account-overview',
  summary: 'Shows the membership of the signed-in user: plan, status, next bill, card on file and benefits.',
  group: 'account',
  height: 480,
  props: {},
  events: {
    membershipShown: event({
      detail: { usable: 'boolean' },
      summary: 'It is known whether there is a membership with which one can train now.',
    }),
    offersRequested: event({ summary: 'Somebody without a membership wants to see the offers.' }),
    paymentRequested: event({ summary: 'The member wants to pay what is overdue, or to give another card.' }),
    manageRequested: event({ summary: 'The member wants to change the membership: keep it, resume it, see its plan.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { membership: 'The membership card.', payment: 'The card on file.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

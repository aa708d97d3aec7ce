import { defineWidget, event } from '../../element/define.js';

export const billingHistory = defineWidget({
  tag: 'echelon-billing-history',
  summary:
    'Lists the invoices and orders of the signed-in user, newest first, with what each is made of and a receipt to print.',
  group: 'account',
  height: 480,
  props: {},
  events: {
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
    paymentRequested: event({ summary: 'A payment is due, and the member wants to give another card for it.' }),
  },
  parts: {
    list: 'The invoices and orders.',
    due: 'What is said of a payment that is due.',
    receipt: 'The receipt, before it is printed.',
  },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

import { defineWidget, event, string } from '../../element/define.js';

export const redemptionBox = defineWidget({
  tag: 'echelon-redemption-box',
  summary: 'Takes a redemption code, shows what it gives, and redeems it for the signed-in user.',
  group: 'account',
  height: 180,
  props: {
    code: string({
      summary:
        'A code to begin with, as a mail or a printed card gives it. It is looked at once somebody presses the button.',
    }),
  },
  events: {
    codeRedeemed: event({
      detail: { kind: ['days', 'credit', 'discount', 'offer'] },
      summary: 'A code was redeemed; what kind of thing it gave.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
    paymentRequested: event({ summary: 'A payment is overdue and has to be made before a code can be redeemed.' }),
  },
  parts: { form: 'The form.', offer: 'What the code gives, before it is redeemed.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

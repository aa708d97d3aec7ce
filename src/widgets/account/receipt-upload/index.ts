import { defineWidget, event } from '../../element/define.js';

export const receiptUpload = defineWidget({
  tag: 'echelon-receipt-upload',
  summary:
    'Takes the receipt of equipment that was bought at a shop, and shows what became of it and the code that it brought.',
  group: 'account',
  height: 420,
  props: {},
  events: {
    receiptUploaded: event({
      detail: { receiptGuid: 'string' },
      summary: 'A receipt has arrived whole and waits to be looked at.',
    }),
    redeemRequested: event({
      detail: { code: 'string' },
      summary: 'The person wants to redeem the code that an approved receipt brought.',
    }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { receipt: 'A receipt that was sent, and what became of it.', progress: 'How much of a file has arrived.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

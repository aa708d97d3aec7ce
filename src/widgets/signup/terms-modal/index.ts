import { boolean, defineWidget, event, string } from '../../element/define.js';

export const termsModal = defineWidget({
  tag: 'echelon-terms-modal',
  summary: 'Shows the terms and conditions in a dialog; they can be agreed to once they have been read to the end.',
  group: 'signup',
  height: 0,
  props: {
    open: boolean({ summary: 'Whether the dialog is open.', example: true }),
    src: string({ summary: "Where the terms' HTML is; without it the API's own static file." }),
  },
  events: {
    termsAccepted: event({
      detail: { acceptedAt: 'number' },
      summary: 'The visitor agreed, at this instant in unix seconds.',
    }),
    termsDeclined: event({ summary: 'The visitor canceled or closed the dialog; the terms count as not accepted.' }),
  },
  parts: { dialog: 'The dialog.', text: 'The box in which the terms scroll.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

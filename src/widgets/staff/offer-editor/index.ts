import { defineWidget, event, string } from '../../element/define.js';

export const offerEditor = defineWidget({
  tag: 'echelon-offer-editor',
  summary:
    'Writes an offer: its draft stands beside what is on sale until somebody publishes it, now or at an instant; versions are kept.',
  group: 'staff',
  height: 860,
  props: {
    offerId: string({ summary: 'Which offer. Without it, a new one.' }),
    listHref: string({ summary: 'Where the offers are listed; the trail above the title leads there.' }),
  },
  events: {
    offerCreated: event({
      detail: { offerId: 'string' },
      summary: 'A new offer was saved for the first time: it has an id now.',
    }),
    offerDeleted: event({ summary: 'An offer that was never published was deleted.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { form: 'The form.', section: 'One group of fields with its heading.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

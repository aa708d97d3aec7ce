import { defineWidget, event, string } from '../../element/define.js';

export const offerList = defineWidget({
  tag: 'echelon-offer-list',
  summary:
    'Lists every offer and every draft of one, for those who write them: searched, filtered, sorted and page by page.',
  group: 'staff',
  height: 560,
  props: {
    query: string({
      summary:
        'What the list shows, as the search of an address: `state=draft&sort=-savedAt&page=2`. Set it from the address, and write what `queryChanged` says there.',
    }),
    offerHref: string({
      summary: 'Where an offer is, with `{offerId}` in its place. Without it, offers are buttons that tell the page.',
    }),
  },
  events: {
    queryChanged: event({
      detail: { query: 'string', typing: 'boolean' },
      summary:
        'Somebody has set the list otherwise; while they are `typing` it is no step that the back button goes back to.',
    }),
    offerRequested: event({
      detail: { offerId: 'string' },
      cancelable: true,
      summary: 'Somebody wants to open an offer. Preventing it keeps the browser from following a link there.',
    }),
    newOfferRequested: event({ summary: 'Somebody wants to write a new offer.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {},
  slots: {},
  load: () => import('./view.tsx?widget'),
});

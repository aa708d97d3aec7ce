import { defineWidget, event, string } from '../../element/define.js';

export const orderManager = defineWidget({
  tag: 'echelon-order-manager',
  summary:
    'Lists the orders for a company’s locations, opens each one with what can be done with it, and lets dealers write new ones.',
  group: 'commercial',
  height: 520,
  props: {
    query: string({
      summary:
        'What the list shows, as the search of an address: `status=submitted&page=2`. Set it from the address, and write what `queryChanged` says there.',
    }),
    orderId: string({ summary: 'The order that is open beside the list.' }),
  },
  events: {
    queryChanged: event({
      detail: { query: 'string', typing: 'boolean' },
      summary:
        'Somebody has set the list otherwise; while they are `typing` it is no step that the back button goes back to.',
    }),
    orderOpened: event({
      detail: { orderId: 'string' },
      cancelable: true,
      summary: 'Somebody has chosen an order. Preventing it keeps it from opening beside the list.',
    }),
    orderClosed: event({ summary: 'The order beside the list was closed.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {},
  slots: {},
  load: () => import('./view.tsx?widget'),
});

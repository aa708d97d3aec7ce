import { defineWidget, event, string } from '../../element/define.js';

export const licenseManager = defineWidget({
  tag: 'echelon-license-manager',
  summary:
    'Lists the licenses of a company’s locations, those that end first on top, and opens each one: who has its seats, and what can be done with them.',
  group: 'commercial',
  height: 480,
  props: {
    query: string({
      summary:
        'What the list shows, as the search of an address: `status=expiring&page=2`. Set it from the address, and write what `queryChanged` says there.',
    }),
    locationId: string({ summary: 'The only location whose licenses are listed; without it, all that the user sees.' }),
  },
  events: {
    queryChanged: event({
      detail: { query: 'string', typing: 'boolean' },
      summary:
        'Somebody has set the list otherwise; while they are `typing` it is no step that the back button goes back to.',
    }),
    machinesRequested: event({
      detail: { licenseId: 'string' },
      summary: 'Somebody wants to see the machines of a license as a list of their own.',
    }),
    ordersRequested: event({ summary: 'A dealer wants to order more seats.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {},
  slots: {},
  load: () => import('./view.tsx?widget'),
});

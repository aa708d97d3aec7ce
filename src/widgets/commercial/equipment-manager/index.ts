import { defineWidget, event, string } from '../../element/define.js';

export const equipmentManager = defineWidget({
  tag: 'echelon-equipment-manager',
  summary:
    'Lists the machines of a company’s locations, changes many of them at once, and opens each one: where it stands, whether it works, which seat it has and what was done to it.',
  group: 'commercial',
  height: 560,
  props: {
    query: string({
      summary:
        'What the list shows, as the search of an address: `status=fault&sort=-lastSeenAt&page=2`. Set it from the address, and write what `queryChanged` says there.',
    }),
    equipmentId: string({ summary: 'The machine that is open beside the list.' }),
    locationId: string({ summary: 'The only location whose machines are listed; without it, all that the user sees.' }),
  },
  events: {
    queryChanged: event({
      detail: { query: 'string', typing: 'boolean' },
      summary:
        'Somebody has set the list otherwise; while they are `typing` it is no step that the back button goes back to.',
    }),
    equipmentOpened: event({
      detail: { equipmentId: 'string' },
      cancelable: true,
      summary: 'Somebody has chosen a machine. Preventing it keeps it from opening beside the list.',
    }),
    equipmentClosed: event({ summary: 'The machine beside the list was closed.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {},
  slots: {},
  load: () => import('./view.tsx?widget'),
});

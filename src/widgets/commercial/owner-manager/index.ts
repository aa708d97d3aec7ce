import { defineWidget, event, string } from '../../element/define.js';

export const ownerManager = defineWidget({
  tag: 'echelon-owner-manager',
  summary:
    'Lists the owners that a dealer looks after, makes new ones, connects those that exist, and disconnects them.',
  group: 'commercial',
  height: 420,
  props: {
    dealerId: string({ summary: 'Whose owners; without it, those of the dealer who is signed in.' }),
  },
  events: {
    ownerCreated: event({ detail: { ownerId: 'string' }, summary: 'A new owner was made.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {},
  slots: {},
  load: () => import('./view.tsx?widget'),
});

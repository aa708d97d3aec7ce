import { defineWidget, event } from '../../element/define.js';

export const devices = defineWidget({
  tag: 'echelon-devices',
  summary:
    'Shows the equipment of the signed-in user with its software, and the apps and browsers that may notify them.',
  group: 'account',
  height: 480,
  props: {},
  events: {
    receiptRequested: event({ summary: 'There is no equipment yet, and the person wants to send its receipt.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: { machine: 'One piece of equipment.', devices: 'Apps and browsers.' },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

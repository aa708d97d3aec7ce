import { defineWidget, event, oneOf } from '../../element/define.js';

const panels = ['plan', 'pause', 'addOns', 'payment', 'cancel'] as const;
export type PanelName = (typeof panels)[number];

export const subscriptionManager = defineWidget({
  tag: 'echelon-subscription-manager',
  summary:
    'The membership of the signed-in user, and all that they can do about it: change the plan, pause, resume, add-ons, the card on file, cancel and keep.',
  group: 'journeys',
  height: 640,
  props: {
    panel: oneOf(panels, {
      summary: 'Begins with this panel, when it is possible now.',
    }),
  },
  events: {
    panelChanged: event({
      detail: { panel: [...panels, undefined] },
      summary: 'Another panel is shown, or none: then the membership is.',
    }),
    membershipChanged: event({
      detail: { action: 'string' },
      summary: 'Something about the membership was changed; the action by its name in the account’s `actions`.',
    }),
    offersRequested: event({ summary: 'Somebody without a membership wants to see the offers.' }),
    signInRequested: event({ summary: 'Nobody is signed in, and the visitor wants to.' }),
  },
  parts: {
    membership: 'The membership card.',
    payment: 'The card on file.',
    panel: 'What is shown in place of the membership while something is changed.',
    quote: 'What a change costs, before it is agreed to.',
  },
  slots: {},
  load: () => import('./view.tsx?widget'),
});

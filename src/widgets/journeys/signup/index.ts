import { defineWidget, event, string } from '../../element/define.js';

export const signup = defineWidget({
  tag: 'echelon-signup',
  summary:
    'The whole way to a membership: choose an offer, create an account or sign in, pay, agree to the terms, subscribe.',
  group: 'journeys',
  height: 860,
  props: {
    countryCode: string({
      summary:
        'Two-letter code of the country whose offers are shown; without it the country kept in the session, else US.',
    }),
    campaign: string({ summary: 'Begins with the offers of this campaign.' }),
    partner: string({
      summary: "Begins with this partner's offers; without it the partner of the script tag, when it has one.",
    }),
    offer: string({ summary: 'Begins with this one offer chosen, as a deep link names it.' }),
    continueUrl: string({
      summary: 'Where the button after success leads; without it the portal, when the page has named one.',
    }),
  },
  mainEvent: 'membershipActivated',
  events: {
    stepChanged: event({
      detail: { step: ['plan', 'account', 'payment', 'review', 'done'] },
      summary: 'Another step is shown.',
    }),
    offerChosen: event({ detail: { offerId: 'string' }, summary: 'The visitor chose an offer.' }),
    accountCreated: event({
      detail: { userId: 'string' },
      summary: 'The visitor has created an account.',
    }),
    membershipActivated: event({
      detail: { userId: 'string', subscriptionId: 'string' },
      summary: 'The membership is active.',
    }),
    finished: event({
      cancelable: true,
      summary: 'The button after success was pressed. Prevent it to stay on the page; else it leads to continue-url.',
    }),
  },
  parts: {
    steps: 'The stepper.',
    step: 'The step that is shown.',
    summary: 'The panel "Membership Plan" beside the account and the card.',
    review: 'The panel "Membership Plan" before subscribing.',
  },
  slots: {},
  asksOffers: true,
  load: () => import('./view.tsx?widget'),
  // It begins with the picker.
});

import type { Offer } from '../../../core/contract/schemas/offers.js';
import { boolean, defineWidget, event, json, named, string } from '../../element/define.js';
import { height } from './measures.js';

export const offerPicker = defineWidget({
  tag: 'echelon-offer-picker',
  summary: 'Shows membership offers as pricing cards, and what the chosen one means in the panel "Membership Plan".',
  group: 'signup',
  height,
  props: {
    countryCode: string({
      summary:
        'Two-letter code of the country whose offers are shown; without it the country kept in the session, else US.',
    }),
    campaign: string({ summary: 'Shows the offers of this campaign instead of the public ones.' }),
    partner: string({
      summary: "Shows this partner's offers; without it the partner of the script tag, when it has one.",
    }),
    offer: string({ summary: 'Shows one offer by its id, as a deep link names it.' }),
    offers: json<readonly Offer[]>({
      ts: 'readonly Offer[]',
      summary: 'Offers that the page has already, whole as `listOffers` answers them; nothing is fetched then.',
    }),
    selected: string({ summary: 'The id of the offer that is chosen at first.' }),
    hideFooter: boolean({ summary: 'Leaves out the footers of the cards.' }),
  },
  mainEvent: 'offerChosen',
  events: {
    offerSelected: event({
      detail: { offerId: 'string' },
      summary: 'A visitor chose a card and sees its terms in the panel.',
    }),
    offerChosen: event({
      detail: { offerId: 'string', offer: named<Offer>('Offer') },
      summary: 'A visitor pressed Subscribe in the panel.',
    }),
  },
  parts: {
    card: 'One pricing card.',
    panel: 'The panel "Membership Plan".',
    'frequency-switch': 'The switch between billing frequencies.',
  },
  slots: {},
  prerenders: ['offers'],
  asksOffers: true,
  load: () => import('./view.tsx?widget'),
});

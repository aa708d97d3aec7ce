import { defineWords } from '@echelon/membership/ui';
import { load } from '../languages/load.js';

/** `{card}` stands for a card as “Visa •••• 4242”, `{name}` for an app store or a partner. */
export const paymentWords = defineWords('portal/payment', {
  lead: 'The card and the address that your next bills go to. Nothing is charged by saving them.',
  failed: { title: 'Your account could not be loaded', text: 'Check your connection. Nothing has changed.', again: 'Try again' },
  none: { title: 'No card needed yet', text: 'You give a card when you choose a plan. Until then we keep none.', offers: 'See the offers' },
  elsewhere: { title: 'Your membership is through {name}', text: 'The card for it is kept and changed there.', manage: 'Manage in {name}' },
  provided: { title: 'Your membership is provided by {name}', text: 'You pay nothing for it, so there is no card to keep.' },
  saved: { title: 'Your card is saved', text: '{card} pays your next bills from now on.', on: 'Continue' },
  home: 'To your membership',
}, load);

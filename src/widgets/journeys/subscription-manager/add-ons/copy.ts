import { defineWords, type TextsOf } from '../../../../core/words.js';

export const words = defineWords('add-ons', {
  title: 'Add-ons',
  loading: 'Loading the add-ons',
  addOns: 'the add-ons',
  held: 'On your membership',
  offered: 'You can add',
  active: 'Active',
  ends: (date: string) => `Ends ${date}`,
  endsLater: 'Ends with your period',
  end: 'End',
  endNamed: (name: string) => `End ${name}`,
  keep: 'Keep',
  keepNamed: (name: string, price: string) => `Keep ${name} for ${price}`,
  add: 'Add',
  addNamed: (name: string) => `Add ${name}`,
  emptyTitle: 'No add-ons for your plan',
  emptyText: 'When you can add something to your membership, you’ll see it here.',
  reviewTitle: (name: string) => `Add ${name}`,
  pay: (amount: string) => `Pay ${amount} and add`,
  addLater: (price: string, date: string) => `Add, then ${price} from ${date}`,
  addFree: 'Add, nothing to pay',
  another: 'Choose another add-on',
  endTitle: (name: string) => `End ${name}?`,
  endText: (name: string, date: string) => `You keep ${name} until ${date}. Then it’s off your bill.`,
  endOn: (date: string) => `End on ${date}`,
  leave: (name: string) => `Keep ${name}`,
  news: {
    added: (name: string) => `${name} is on your membership now.`,
    ending: (name: string, date: string) => `${name} ends on ${date}. Nothing changes until then.`,
    kept: (name: string) => `${name} stays on your membership.`,
  },
});

export type Copy = TextsOf<typeof words>;

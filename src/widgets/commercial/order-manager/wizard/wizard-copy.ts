import { defineWords } from '../../../../core/words.js';
import { waitCopy } from '../../../copy.js';
import { orderFailures } from '../failure-copy.js';
import type { Step, WizardFailure, Writing } from './screen.js';

const steps: Record<Step, string> = { place: 'Location', lines: 'Lines', review: 'Review' };

const failures: Record<WizardFailure, string> = orderFailures;

const saved: Record<Writing['saved'], string> = {
  saved: 'Saved as a draft',
  waiting: 'Saving…',
  saving: 'Saving…',
  failed: 'Not saved yet',
};

export const wizardWords = defineWords('order-manager/wizard', {
  title: 'New order',
  draft: (number: string) => `Order ${number}`,
  back: 'Back to orders',
  steps,
  saved,
  saveAgain: 'Save again',
  place: {
    title: 'Choose the location',
    label: 'Location',
    helper: 'Type a part of its name, city or owner.',
    none: 'No such location of yours.',
    missing: 'Choose a location from the list.',
    next: 'Start the order',
  },
  lines: {
    title: 'Choose what goes there',
    what: 'what can be ordered',
    kinds: { license: 'Seats', equipment: 'Machines' },
    each: (price: string) => `${price} each`,
    quantity: (name: string) => `How many: ${name}`,
    next: 'Review',
  },
  summary: {
    title: 'Your order',
    empty: 'What you choose adds up here.',
    total: 'Total',
    line: (quantity: string, name: string) => `${quantity} × ${name}`,
  },
  review: {
    title: 'Check and submit',
    text: (owner: string) => `${owner} gets it to approve. You can’t change its lines after that.`,
    notes: 'Notes',
    notesHelper: 'What we should know to deliver: floor, lift, opening hours.',
    change: 'Change lines',
    submit: 'Submit for approval',
  },
  conflict: {
    title: 'This order changed in the meantime',
    by: (name: string) => `${name} saved it. What you chose is still here.`,
    somebody: 'It was saved somewhere else. What you chose is still here.',
    mine: 'Keep mine',
    theirs: 'Load theirs',
  },
  failures,
  wait: waitCopy,
});

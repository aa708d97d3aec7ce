import { defineWords } from '../../../core/words.js';
import { waitCopy } from '../../copy.js';
import type { Hindrance } from './console-screen.js';
import { labelFailures, labelProblems, machineFailures, seats } from './copy.js';

const hindrances: Record<Hindrance, string> = {
  serialMissing: 'This screen doesn’t know the serial number of its machine. Contact customer service.',
  keeperMissing: 'This screen has no place to keep its key. Contact customer service.',
  serialNumberUnknown: 'We don’t know this machine. Contact customer service with the number on its label.',
  ...machineFailures,
};

/** On the screen of a machine. */
export const consoleWords = defineWords('commercial-activation/console', {
  title: 'Activate this machine',
  starting: 'Getting a code',
  steps: { legend: 'How far it is', shown: 'Enter the code', confirmed: 'Confirm it', activated: 'Activated' },
  go: (address: string) => `Scan this, or go to ${address} and enter:`,
  /** Read out, letter by letter. */
  code: (letters: string) => `Your code: ${letters}`,
  qr: 'QR code of the address with your code',
  left: (time: string) => `New code in ${time}`,
  trouble: 'No connection. Your code stays good, and we keep trying.',
  unreachable: 'We can’t reach Echelon',
  unreachableText: 'Check the network of this machine. We keep trying.',
  busy: 'Too many tries',
  busyText: 'A new code comes in a few minutes, by itself.',
  instead: 'Type an activation code',
  cancel: 'Cancel',
  canceled: 'Activation stopped',
  canceledText: 'The code is worth nothing anymore.',
  start: 'Show a code',
  hindered: 'This machine can’t be activated',
  hindrances,
  tryAgain: 'Try again',
  typing: {
    label: 'Activation code',
    helper: 'From the owner or a manager of the location.',
    submit: 'Activate',
    back: 'Show a code instead',
  },
  activated: {
    title: (name: string) => `${name} is activated`,
    place: (place: string) => `It belongs to ${place} now.`,
    ...seats,
    keeping: 'Setting up. Leave the machine on.',
    lost: 'It’s activated, but couldn’t keep its key. Try again before you turn it off.',
    keepAgain: 'Try again',
  },
  problems: labelProblems,
  failures: labelFailures,
  wait: waitCopy,
});

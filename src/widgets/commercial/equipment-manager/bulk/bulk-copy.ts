import { defineWords } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { BulkName } from './model.js';

const machines = (count: number) => (count === 1 ? '1 machine' : `${count} machines`);

interface Words {
  title: (count: number) => string;
  text: string;
  /** What the dry run says, and what was done. */
  will: (count: number) => string;
  did: (count: number) => string;
  action: (count: number) => string;
}

const actions: Record<BulkName, Words> = {
  place: {
    title: count => `Move ${machines(count)}`,
    text: 'Their seats stay behind, free for other machines there.',
    will: count => (count === 1 ? '1 will move' : `${count} will move`),
    did: count => (count === 1 ? '1 moved' : `${count} moved`),
    action: count => `Move ${machines(count)}`,
  },
  assignLicense: {
    title: count => `Give ${machines(count)} a seat`,
    text: 'Each takes a seat of its location, from the license that ends first.',
    will: count => (count === 1 ? '1 will get a seat' : `${count} will get a seat`),
    did: count => (count === 1 ? '1 has a seat' : `${count} have a seat`),
    action: count => `Seat ${machines(count)}`,
  },
  releaseLicense: {
    title: count => `Release the seats of ${machines(count)}`,
    text: 'Each works offline until its lease ends, then it refuses the next workout.',
    will: count => (count === 1 ? '1 will give up its seat' : `${count} will give up their seats`),
    did: count => (count === 1 ? '1 gave up its seat' : `${count} gave up their seats`),
    action: count => `Release ${count === 1 ? '1 seat' : `${count} seats`}`,
  },
  nextStage: {
    title: count => `Move ${machines(count)} to the next stage`,
    text: 'Each goes one stage on from where it is.',
    will: count => (count === 1 ? '1 will go on' : `${count} will go on`),
    did: count => (count === 1 ? '1 went on' : `${count} went on`),
    action: count => `Move ${machines(count)} on`,
  },
  rest: {
    title: count => `Take ${machines(count)} out of service`,
    text: 'No one can work out on them until you bring them back. They keep their seats.',
    will: count => (count === 1 ? '1 will be out of service' : `${count} will be out of service`),
    did: count => (count === 1 ? '1 is out of service' : `${count} are out of service`),
    action: count => `Take ${machines(count)} out of service`,
  },
};

/** One change for many machines: what would become of each, and what has. */
export const bulkWords = defineWords('equipment-manager/bulk', {
  actions,
  failures: failureCopy,
  wait: waitCopy,
  checking: 'Checking each machine',
  wont: (count: number) => (count === 1 ? '1 won’t' : `${count} won’t`),
  didNot: (count: number) => (count === 1 ? '1 didn’t' : `${count} didn’t`),
  because: (reason: string, count: number) => `${reason} (${count})`,
  other: 'It can’t be done with these right now.',
  andMore: (count: number) => `and ${count} more`,
  place: 'Location',
  placeHelper: 'Type a part of its name or city.',
  placeMissing: 'Choose a location from the list.',
  noPlaces: 'No such location of yours.',
  reason: 'Reason',
  reasonHelper: 'Shows up in the history of each machine.',
  check: 'Check what will happen',
  again: 'Try again',
  back: 'Choose another location',
  close: 'Close',
  nothingDone: 'Nothing has been done.',
});

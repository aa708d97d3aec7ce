import { defineWords } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { CreateProblem } from './create.js';
import type { EditFailure, Problem, Values } from './model.js';

const labels: Record<keyof Values, string> = { seats: 'Seats', endsOn: 'Ends on', reason: 'Reason' };

const problems: Record<Problem | CreateProblem, string> = {
  seatsMissing: 'Enter how many seats, 1 or more.',
  seatsTooMany: 'A license has 10,000 seats at most.',
  endMissing: 'Choose the day it ends on.',
  endTooEarly: 'Choose a day after today, and after it starts.',
  placeMissing: 'Choose a location from the list.',
  planMissing: 'Enter the plan.',
};

const failures: Record<EditFailure, string> = {
  ...failureCopy,
  seatsInUse: 'More machines have a seat than would be left. Choose who gives theirs up.',
  versionConflict: 'This license changed in the meantime.',
};

const seats = (count: number) => (count === 1 ? '1 seat' : `${count} seats`);

/** A license as a form: a new one, or what is changed of one. */
export const editWords = defineWords('license-manager/edit', {
  form: 'License',
  labels,
  seatsHelper: (used: number) => (used === 1 ? '1 is taken.' : `${used} are taken.`),
  endsHelper: 'It’s good through the end of that day.',
  reasonHelper: 'Shows up in the history of this license.',
  problems,
  failures,
  wait: waitCopy,
  save: 'Save',
  back: 'Back to the license',
  inUse: {
    title: (tooMany: number) =>
      tooMany === 1
        ? 'One more machine has a seat than would be left'
        : `${tooMany} more machines have a seat than would be left`,
    legend: 'Whose seat should go?',
    more: (missing: number) => `Choose ${missing} more.`,
    release: (count: number) => `Release ${seats(count)} and save`,
    consequence: 'A machine without a seat refuses the next workout once its offline lease ends.',
  },
  create: {
    title: 'New license',
    place: 'Location',
    placeHelper: 'Type a part of its name, city or owner.',
    noPlaces: 'No such location.',
    plan: 'Plan',
    planHelper: 'As it’s called on orders, like Club or Studio.',
    startsOn: 'Starts on',
    startsHelper: 'Leave it empty to start now.',
    action: 'Create license',
  },
});

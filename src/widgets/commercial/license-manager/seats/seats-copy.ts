import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { LicenseFailure } from './model.js';
import type { Deed } from './seating.js';

const machines = (count: number) => (count === 1 ? '1 machine' : `${count} machines`);
const seats = (count: number) => (count === 1 ? '1 seat' : `${count} seats`);

export interface DeedWords {
  title: (count: number) => string;
  text: string;
  /** What the rehearsal says, and what was done. */
  will: (count: number) => string;
  did: (count: number) => string;
  action: (count: number) => string;
}

const deeds: Record<Deed, DeedWords> = {
  assign: {
    title: count => `Give ${machines(count)} a seat`,
    text: 'Each takes one seat of this license.',
    will: count => (count === 1 ? '1 gets a seat' : `${count} get a seat`),
    did: count => (count === 1 ? '1 has a seat now' : `${count} have a seat now`),
    action: count => `Assign ${seats(count)}`,
  },
  release: {
    title: count => `Release the ${count === 1 ? 'seat' : 'seats'} of ${machines(count)}`,
    text: 'Each works until its offline lease ends, 14 days at most. After that it refuses the next workout until it has a seat again.',
    will: count => (count === 1 ? '1 gives up its seat' : `${count} give up their seats`),
    did: count => (count === 1 ? '1 gave up its seat' : `${count} gave up their seats`),
    action: count => `Release ${seats(count)}`,
  },
};

const failures: Record<LicenseFailure, string> = {
  ...failureCopy,
  seatsInUse: 'More machines have a seat than would be left.',
  versionConflict: 'This license changed in the meantime.',
};

/** Why a machine gets no seat, or keeps it. */
const outcomes = {
  seatLimitReached: 'No seat is left.',
  licenseSuspended: 'This license is suspended.',
  licenseExpired: 'This license has ended.',
  licenseElsewhere: 'The machine is at another location.',
  locationRequired: 'The machine isn’t at a location.',
  equipmentTrashed: 'The machine is in the trash.',
  versionConflict: 'The machine changed in the meantime.',
  forbidden: 'Your account can’t do this there.',
  notFound: 'The machine isn’t there anymore.',
};

/** One license: its seats, and the machines in them. */
export const seatsWords = defineWords('license-manager/seats', {
  free: (count: number) => (count === 0 ? 'No seat free' : `${seats(count)} free`),
  facts: { plan: 'Plan', location: 'Location', from: 'From', ends: 'Ends', status: 'Status' },
  expired: 'This license has ended. Machines refuse the next workout once their offline lease ends.',
  suspended: 'This license is suspended. Its machines refuse the next workout once their offline lease ends.',
  order: 'Order seats',
  assign: 'Assign seats',
  assignStopped: {
    none: 'No seat is free. Release one first.',
    expired: 'This license has ended.',
    suspended: 'This license is suspended.',
  },
  seated: {
    title: 'Machines with a seat',
    emptyTitle: 'No machine has a seat yet',
    emptyText: 'Machines that take a seat of this license show up here.',
    release: 'Release seats',
    all: 'See all machines',
  },
  unseated: {
    title: 'Machines without a seat',
    text: (free: number) => `Choose the machines that get one. ${free === 1 ? '1 seat is' : `${free} seats are`} free.`,
    over: (over: number) => `${over} more than there are free seats.`,
    emptyTitle: 'Every machine here has a seat',
    emptyText: 'A machine without one shows up here once it’s at this location.',
    assign: 'Check and assign',
    back: 'Back to the license',
  },
  searched: 'Name or serial number',
  machine: 'Machine',
  noSerial: 'No serial number yet',
  deeds,
  outcomes,
  otherOutcome: 'It can’t be done with these right now.',
  wont: (count: number) => (count === 1 ? '1 doesn’t' : `${count} don’t`),
  andMore: (count: number) => `and ${count} more`,
  because: (reason: string, count: number) => `${reason} (${count})`,
  checking: 'Checking each machine',
  nothingDone: 'Nothing has changed yet',
  again: 'Try again',
  close: 'Close',
  edit: 'Change seats or end',
  suspend: 'Suspend',
  resume: 'End suspension',
  suspending: {
    title: (plan: string, place: string) => `Suspend ${plan} at ${place}?`,
    text: (used: number) =>
      used === 0
        ? 'No machine gets a seat of it until you end the suspension.'
        : `${machines(used)} refuse the next workout once their offline lease ends. They keep their seats.`,
    action: 'Suspend license',
    resumeTitle: (plan: string, place: string) => `End the suspension of ${plan} at ${place}?`,
    resumeText: 'Its machines work again at once.',
    resumeAction: 'End suspension',
    reason: 'Reason',
    reasonHelper: 'Shows up in the history of this license.',
  },
  notes: { suspended: 'The license is suspended.', resumed: 'The suspension has ended.', saved: 'Saved.' },
  changedBy: (name: string) => `${name} changed this license in the meantime. This is how it is now.`,
  changed: 'This license changed in the meantime. This is how it is now.',
  failures,
  wait: waitCopy,
});

export type SeatsCopy = TextsOf<typeof seatsWords>;

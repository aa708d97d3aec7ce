import { defineWords } from '../../../../core/words.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import { failureCopy, waitCopy } from '../../../copy.js';
import type { DecideFailure, Decision } from './model.js';
import type { OfferFailure, Problem } from './offer-model.js';

const machines = (count: number) => (count === 1 ? '1 machine' : `${count} machines`);

const problems: Record<Problem, string> = {
  toMissing: 'Choose where the machines go.',
  toHere: 'The machines are here already. Choose another location.',
  toUnknown: 'We don’t know this location. Check its id.',
  nothingTicked: 'Tick at least one machine.',
};

const failures: Record<OfferFailure | DecideFailure | CommonFailure, string> = {
  ...failureCopy,
  notFound: 'We don’t know this location or transfer anymore.',
  nothingToTransfer: 'There’s no machine to transfer.',
  alreadyInTransfer: 'Some of these machines are offered to someone already. Untick them, or withdraw that offer.',
  transferDecided: 'This was decided in the meantime.',
  notYourMove: 'The other side decides this.',
  transferChanged: 'Some of these machines aren’t there anymore. Ask for a new offer.',
  versionConflict: 'This changed in the meantime. You see it as it is now.',
};

const acts: Record<Decision, string> = { accept: 'Accept', decline: 'Decline', withdraw: 'Withdraw' };

const questions: Record<Decision, (count: number, place: string) => string> = {
  accept: (count, place) => `${machines(count)} from ${place} move here, without their seats.`,
  decline: (count, place) => `${machines(count)} stay at ${place}.`,
  withdraw: (count, place) => `${machines(count)} stay here, and ${place} can’t accept them anymore.`,
};

const dones: Record<Decision, (count: number) => string> = {
  accept: count => `${machines(count)} moved here. Give them seats next.`,
  decline: count => `You declined ${machines(count)}.`,
  withdraw: count => `You withdrew ${machines(count)}.`,
};

export const transferWords = defineWords('location-manager/transfers', {
  what: 'the transfers',
  title: 'Transfers',
  start: 'Transfer machines',
  none: 'No open transfers. Offer machines to another location; nothing moves before they accept.',
  incoming: (count: number, from: string) => `${machines(count)} offered by ${from}`,
  outgoing: (count: number, to: string, owner: string) => `${machines(count)} offered to ${to}, ${owner}`,
  offered: (time: string) => `Offered on ${time}`,
  reason: (text: string) => `Reason: ${text}`,
  acts,
  actOf: (act: string, what: string) => `${act}: ${what}`,
  confirmTitle: (act: string) => `${act} this transfer?`,
  questions,
  dones,
  sent: (to: string, count: number) => `We offered ${machines(count)} to ${to}. Nothing moves before they accept.`,
  form: {
    title: 'Transfer machines',
    to: 'Where they go',
    toHelper: 'One of your locations, or the id of another owner’s.',
    toEmpty: 'None of your locations. You can paste an id.',
    machines: 'Machines',
    machinesHelper: 'Everything goes. Untick what stays.',
    machinesWhat: 'the machines',
    none: 'There’s no machine of yours here to transfer.',
    reason: 'Reason',
    reasonHelper: 'The other side reads it.',
    submit: (count: number) => `Offer ${machines(count)}`,
    seats: 'Seats stay here. The new location gives its own.',
    problems,
  },
  failures,
  wait: waitCopy,
});

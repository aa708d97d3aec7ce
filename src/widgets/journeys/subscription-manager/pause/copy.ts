import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy } from '../../../copy.js';
import type { PauseRefusal } from './model.js';

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** What is wrong with the day has its own words: they name the day that it must lie after. */
const refused: Record<Exclude<PauseRefusal, 'validationFailed'>, string> = {
  ...failureCopy,
  cannotPause: 'You can’t pause your membership right now.',
  alreadyPaused: 'Your membership is paused, or a pause is set. Undo it first to choose another one.',
  alreadyCanceled: 'Your membership is set to end. Keep it first, then pause it.',
  paymentOverdue: 'A payment is overdue. Pay it first, then pause your membership.',
  scheduleAttached: 'Your membership has changes planned. Ask customer service to pause it.',
  subscriptionEnded: 'Your membership has ended. Pick an offer to start a new one.',
  managedByChannel: 'Your membership is billed elsewhere. Pause it there.',
  parentRequired: 'Your parent account pays for this membership. Only it can pause it.',
  idempotencyConflict: failureCopy.broken,
};

export const words = defineWords('pause-membership', {
  title: 'Pause your membership',
  lead: 'We keep your profile and your history while you’re away.',
  length: 'For how long',
  months,
  untilDay: 'Until a day I choose',
  backOn: (date: string) => `Back on ${date}`,
  day: 'First day back',
  dayHelper: (date: string) => `A day after ${date}.`,
  noDay: 'Choose a day.',
  wrongDay: (date: string) => `Choose a day after ${date} and within a year of it.`,
  when: (count: number) =>
    count === 0 ? 'today' : count === 1 ? 'tomorrow' : count > 0 ? `in ${days(count)}` : `${days(-count)} ago`,
  happens: 'What happens',
  stays: (date: string, when: string) => `Nothing changes until ${date}, ${when}.`,
  stops: 'From then on, no bills, and no classes for you and your family.',
  returns: (date: string, amount: string | undefined) =>
    amount
      ? `Your membership comes back automatically on ${date}, with a bill of ${amount}.`
      : `Your membership comes back automatically on ${date}, with a bill.`,
  sooner: 'Come back sooner whenever you like.',
  pauseOn: (date: string) => `Pause on ${date}`,
  blockedTitle: 'You can’t pause your membership now',
  updatePayment: 'Update card',
  set: (date: string) => `Your pause is set for ${date}.`,
  refused,
});

export type Copy = TextsOf<typeof words>;

/** Why a pause was refused, in words; `begins` is the day that it would begin. */
export function refusalText(copy: Copy, code: PauseRefusal | 'noDay', begins: string): string {
  if (code === 'noDay') return copy.noDay;
  return code === 'validationFailed' ? copy.wrongDay(begins) : copy.refused[code];
}

import { defineWords, type TextsOf } from '../../../../core/words.js';
import { failureCopy } from '../../../copy.js';
import type { PauseRefusal } from './model.js';

const months = (count: number) => (count === 1 ? '1 month' : `${count} months`);
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** What is wrong with the day has its own words: they name the day that it must lie after. */
const refused: Record<Exclude<PauseRefusal, 'validationFailed'>, string> = {
  ...failureCopy,
  cannotPause: 'Your membership cannot be paused at the moment.',
  alreadyPaused: 'Your membership is paused, or a pause is set. Take it back first to choose another one.',
  alreadyCanceled: 'Your membership is set to end. Keep it first; then you can pause it.',
  paymentOverdue: 'A payment is overdue. Pay it first; then you can pause your membership.',
  scheduleAttached: 'Changes are arranged for the coming periods of your membership. Ask customer service to pause it.',
  subscriptionEnded: 'Your membership has ended. Choose an offer to begin a new one.',
  managedByChannel: 'Your membership is billed elsewhere and can only be paused there.',
  parentRequired: 'Your parent account pays for this membership. Only it can pause it.',
  idempotencyConflict: failureCopy.broken,
};

export const words = defineWords('pause-membership', {
  title: 'Pause your membership',
  lead: 'Your profile and your history are kept while you are away.',
  length: 'For how long',
  months,
  untilDay: 'Until a day that I choose',
  backOn: (date: string) => `Back on ${date}`,
  day: 'First day back',
  dayHelper: (date: string) => `A day after ${date}.`,
  noDay: 'Choose a day.',
  wrongDay: (date: string) => `Choose a day after ${date} and within a year of it.`,
  when: (count: number) =>
    count === 0 ? 'today' : count === 1 ? 'tomorrow' : count > 0 ? `in ${days(count)}` : `${days(-count)} ago`,
  happens: 'What happens',
  stays: (date: string, when: string) => `Everything stays as it is until ${date}, ${when}.`,
  stops: 'From then on there are no bills, and no classes for you and your family.',
  returns: (date: string, amount: string | undefined) =>
    amount
      ? `Your membership comes back automatically on ${date}, with a bill of ${amount}.`
      : `Your membership comes back automatically on ${date}, with a bill.`,
  sooner: 'You can come back sooner whenever you like.',
  pauseOn: (date: string) => `Pause on ${date}`,
  blockedTitle: 'Your membership cannot be paused now',
  updatePayment: 'Update payment',
  set: (date: string) => `Your pause is set for ${date}.`,
  refused,
});

export type Copy = TextsOf<typeof words>;

/** Why a pause was refused, in words; `begins` is the day that it would begin. */
export function refusalText(copy: Copy, code: PauseRefusal | 'noDay', begins: string): string {
  if (code === 'noDay') return copy.noDay;
  return code === 'validationFailed' ? copy.wrongDay(begins) : copy.refused[code];
}

import { expect } from 'vitest';
import {
  addPhase,
  changePlan,
  editPhase,
  extend,
  migrate,
  pause,
  schedulePlanChange,
  unpause,
} from '../../../../../src/core/contract/account-actions.js';
import { addDays, DAY } from '../../../../../src/core/dates.js';
import { worked } from '../../../support/visitor.js';
import { extra } from '../catalogue.js';
import { accountOf } from '../people.js';
import { charged, inStates, neverBilled, noMoney, type Row, type Seen } from './row.js';

const later = (at: number | null, days: number): number => addDays(at ?? 0, days);

/** A change that waits for the period's end. */
function waits(seen: Seen): void {
  noMoney(seen);
  const { sub, before } = seen;
  expect(sub).toMatchObject({
    planId: 'us-premier-monthly',
    status: before.status,
    currentPeriodEnd: before.currentPeriodEnd,
  });
  expect(sub.pendingChange).toMatchObject({
    planId: 'us-connect-monthly',
    effectiveAt: before.currentPeriodEnd,
    amount: 1499,
  });
  expect(sub).toMatchObject({ nextBillDate: before.currentPeriodEnd, nextBillAmount: 1499 });
  expect(seen.history).toEqual(['planChangeScheduled']);
}

/**
 * Set to move to Google Play: nobody pays twice, what was paid for goes on, and a canceled membership stays canceled.
 */
function moves(seen: Seen): void {
  noMoney(seen);
  const { sub, before, account } = seen;
  expect(sub).toMatchObject({
    id: before.id,
    status: before.status,
    currentPeriodEnd: before.currentPeriodEnd,
    cancelAtPeriodEnd: false,
    nextBillDate: null,
  });
  expect(sub.pendingChange).toMatchObject({
    planId: before.planId,
    effectiveAt: before.currentPeriodEnd,
    providerName: 'Google Play',
  });
  expect(account.channel).toMatchObject({ kind: 'card' });
  expect(seen.history.filter(type => type !== 'uncanceled')).toEqual(['migrationScheduled']);
}

/** Moved to Google Play at once: no period runs. */
function moved(seen: Seen): void {
  noMoney(seen);
  const { sub, before, account, rows } = seen;
  expect(rows.subscriptions.find(({ id }) => id === before.id)).toMatchObject({
    endReason: 'migrated',
    endedAt: seen.now,
    dueAt: null,
  });
  expect(sub.id).not.toBe(before.id);
  expect(account.channel).toMatchObject({ kind: 'playStore', name: 'Google Play' });
  expect(sub.currentPeriodEnd).toBe(before.currentPeriodEnd);
  neverBilled(seen);
  expect(new Set(seen.history)).toEqual(new Set(['migrated']));
}

/** What happens to memberships that run. */
export const running: readonly Row[] = [
  {
    call: 'pause',
    by: 'member',
    cells:
      'notFound cannotPause cannotPause cannotPause ok paymentOverdue alreadyPaused alreadyCanceled subscriptionEnded',
    send: (client, { userId }) => client(pause, { userId, months: 2 }),
    effects: {
      A(seen) {
        noMoney(seen);
        neverBilled(seen);
        expect(seen.sub).toMatchObject({
          status: 'active',
          displayStatus: 'pausing',
          pauseAtPeriodEnd: true,
          resumesAt: later(seen.before.currentPeriodEnd, 60),
        });
        expect(seen.history).toEqual(['pauseScheduled']);
      },
    },
  },
  {
    call: 'unpause',
    by: 'member',
    cells: 'notFound notPaused notPaused notPaused ok notPaused ok notPaused subscriptionEnded',
    // "only if pausing"
    async prepare({ client, userId }, state) {
      if (state === 'A') worked(await client(pause, { userId, months: 2 }));
    },
    send: (client, { userId }) => client(unpause, { userId }),
    effects: {
      A(seen) {
        noMoney(seen);
        expect(seen.sub).toMatchObject({
          status: 'active',
          displayStatus: 'active',
          pauseAtPeriodEnd: false,
          resumesAt: null,
          nextBillDate: seen.before.currentPeriodEnd,
          nextBillAmount: 3999,
        });
        expect(seen.history).toEqual(['resumed']);
      },
      Z(seen) {
        charged(seen, 3999);
        const { now, sub } = seen;
        expect(sub).toMatchObject({
          status: 'active',
          pausedAt: null,
          currentPeriodStart: now,
          currentPeriodEnd: addDays(now, 30),
          nextBillDate: addDays(now, 30),
        });
        expect(seen.history).toEqual(['resumed']);
      },
    },
  },
  {
    call: 'extend',
    by: 'customerService',
    cells: 'notFound cannotExtend cannotExtend ok ok paymentOverdue cannotExtend alreadyCanceled subscriptionEnded',
    send: (client, { userId }) => client(extend, { userId, days: 10, reason: 'Outage' }),
    effects: inStates(['T', 'A'], seen => {
      noMoney(seen);
      const { sub, before, rows } = seen;
      const end = later(before.currentPeriodEnd, 10);
      expect(sub).toMatchObject({
        status: before.status,
        currentPeriodEnd: end,
        nextBillDate: end,
        trialEnd: before.trialEnd === null ? null : end,
      });
      expect(seen.history).toEqual(['extended']);
      expect(rows.history.find(({ type }) => type === 'extended')).toMatchObject({
        actorKind: 'staff',
        reason: 'Outage',
      });
    }),
  },
  {
    call: 'change',
    by: 'member',
    cells: 'notFound subscriptionPending ok ok ok paymentOverdue resumeFirst cancellationScheduled useSubscribe',
    send: (client, { userId }) => client(changePlan, { userId, planId: extra.plus }),
    effects: {
      I(seen) {
        noMoney(seen);
        expect(seen.sub).toMatchObject({ status: 'inactive', planId: extra.plus });
        expect(seen.history).toEqual(['planChanged']);
      },
      T(seen) {
        noMoney(seen);
        const { sub, before } = seen;
        expect(sub).toMatchObject({
          status: 'trialing',
          planId: extra.plus,
          trialEnd: before.trialEnd,
          nextBillDate: before.trialEnd,
          nextBillAmount: 4999,
        });
        expect(seen.history).toEqual(['planChanged']);
      },
      // 18 of 30 days: 29.99 for the new plan, 23.99 back for the old one
      A(seen) {
        charged(seen, 600);
        const { sub, before } = seen;
        expect(sub).toMatchObject({
          status: 'active',
          planId: extra.plus,
          currentPeriodStart: before.currentPeriodStart,
          currentPeriodEnd: before.currentPeriodEnd,
          nextBillAmount: 4999,
        });
        expect(seen.history).toEqual(['planChanged']);
      },
    },
  },
  {
    call: 'schedule-plan-change',
    by: 'member',
    cells:
      'notFound subscriptionPending subscriptionPending ok ok paymentOverdue resumeFirst cancellationScheduled subscriptionEnded',
    send: (client, { userId }) => client(schedulePlanChange, { userId, planId: 'us-connect-monthly' }),
    effects: { T: waits, A: waits },
  },
  {
    call: 'add-phase',
    by: 'customerService',
    cells:
      'notFound subscriptionPending ok ok ok paymentOverdue scheduleNotAllowed cancellationScheduled subscriptionEnded',
    send: (client, { userId }) => client(addPhase, { userId, planId: 'us-connect-monthly', periods: 2 }),
    effects: inStates(['I', 'T', 'A'], seen => {
      noMoney(seen);
      const { sub, before } = seen;
      const phases = sub.schedule?.phases ?? [];
      expect(sub).toMatchObject({
        status: before.status,
        planId: before.planId,
        schedule: { status: before.status === 'inactive' ? 'notStarted' : 'active' },
      });
      expect(phases.at(-1)).toMatchObject({ planId: 'us-connect-monthly' });
      if (before.currentPeriodEnd !== null)
        expect(phases.at(-1)).toMatchObject({
          startDate: before.currentPeriodEnd,
          endDate: later(before.currentPeriodEnd, 60),
        });
      for (const [at, phase] of phases.entries()) if (at > 0) expect(phase.startDate).toBe(phases[at - 1]?.endDate);
      expect(seen.history).toEqual(['phaseAdded']);
    }),
  },
  {
    call: 'edit-phase',
    by: 'customerService',
    cells:
      'notFound subscriptionPending ok ok ok paymentOverdue scheduleNotAllowed cancellationScheduled subscriptionEnded',
    async prepare({ userId }, state, { staff }) {
      if (state === 'I' || state === 'T' || state === 'A')
        worked(await staff(addPhase, { userId, planId: 'us-connect-monthly', periods: 2 }));
    },
    async send(client, person) {
      const { subscription } = await accountOf(person);
      const phase = subscription?.schedule?.phases.at(-1);
      return client(editPhase, {
        userId: person.userId,
        phaseId: phase?.id ?? 'none',
        planId: extra.plus,
        endDate: (phase?.endDate ?? 0) + 30 * DAY,
      });
    },
    effects: inStates(['I', 'T', 'A'], seen => {
      noMoney(seen);
      const [now, then] = [seen.sub.schedule?.phases.at(-1), seen.before.schedule?.phases.at(-1)];
      expect(now).toMatchObject({
        id: then?.id,
        planId: extra.plus,
        startDate: then?.startDate,
        endDate: later(then?.endDate ?? 0, 30),
      });
      expect(seen.history).toEqual(['phaseEdited']);
    }),
  },
  {
    call: 'migrate',
    by: 'customerServiceManager',
    cells: 'notFound cannotMigrate ok ok ok paymentOverdue ok ok subscriptionEnded',
    send: (client, { userId }) => client(migrate, { userId, providerCode: 'google', reason: 'Bought in the app' }),
    effects: { ...inStates(['I', 'Z'], moved), ...inStates(['T', 'A', 'C', 'Ct'], moves) },
  },
];

import type { AccountAction } from '../../../../src/core/contract/schemas/account.js';
import { describe, expect, it } from 'vitest';
import { statusOf } from '../../../../src/sandbox/http/refusal.js';
import { actionTable, conditions } from '../../../../src/sandbox/billing/actions/action-table.js';
import { actionsFor, decide, type Standing } from '../../../../src/sandbox/billing/actions/actions.js';
import type { Condition } from '../../../../src/sandbox/billing/account/statuses.js';
import { possibleOf } from '../../../support/actions.js';

const standing = (condition: Condition, more: Partial<Standing> = {}): Standing => ({
  condition,
  pausing: false,
  scheduled: false,
  moving: false,
  provisioned: false,
  channel: condition === 'none' || condition === 'ended' ? null : 'card',
  child: false,
  addons: { held: true, canceling: true },
  takesCards: true,
  by: 'customerServiceManager',
  ...more,
});

const answer = (action: AccountAction, at: Standing): string => {
  const decision = decide(action, at);
  return decision.ok ? 'ok' : decision.code;
};

/**
 * The table of the domain, written down a second time, in its own order of columns: no subscription, pending, inactive,
 * trialing, active, past due, paused, canceling, ended. Unpausing needs a pause that is set; the column of active
 * members is about those with one.
 */
const expected: Readonly<Record<AccountAction, string>> = {
  subscribe:
    'ok subscriptionPending useActivate alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed useUncancel ok',
  subscribeInactive:
    'ok alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed ok',
  subscribeProvisioned:
    'ok alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed alreadySubscribed ok',
  activate: 'notFound ok ok notInactive notInactive notInactive notInactive notInactive subscriptionEnded',
  cancel: 'notFound ok ok ok ok ok ok alreadyCanceled subscriptionEnded',
  uncancel:
    'notFound notCanceling notCanceling notCanceling notCanceling notCanceling notCanceling ok subscriptionEnded',
  pause:
    'notFound cannotPause cannotPause cannotPause ok paymentOverdue alreadyPaused alreadyCanceled subscriptionEnded',
  unpause: 'notFound notPaused notPaused notPaused ok notPaused ok notPaused subscriptionEnded',
  extend: 'notFound cannotExtend cannotExtend ok ok paymentOverdue cannotExtend alreadyCanceled subscriptionEnded',
  terminate: 'notFound ok ok ok ok ok ok ok subscriptionEnded',
  change: 'notFound subscriptionPending ok ok ok paymentOverdue resumeFirst cancellationScheduled useSubscribe',
  schedulePlanChange:
    'notFound subscriptionPending subscriptionPending ok ok paymentOverdue resumeFirst cancellationScheduled subscriptionEnded',
  addPhase:
    'notFound subscriptionPending ok ok ok paymentOverdue scheduleNotAllowed cancellationScheduled subscriptionEnded',
  editPhase:
    'notFound subscriptionPending ok ok ok paymentOverdue scheduleNotAllowed cancellationScheduled subscriptionEnded',
  migrate: 'notFound cannotMigrate ok ok ok paymentOverdue ok ok subscriptionEnded',
  credit: 'ok ok ok ok ok ok ok ok ok',
  addAddonOffer:
    'notFound subscriptionPending subscriptionPending ok ok paymentOverdue resumeFirst cancellationScheduled subscriptionEnded',
  cancelAddonOffer: 'notFound addonNotFound addonNotFound ok ok ok ok ok subscriptionEnded',
  uncancelAddonOffer:
    'notFound addonNotCanceling addonNotCanceling ok ok ok ok cancellationScheduled subscriptionEnded',
  redeem: 'ok subscriptionPending ok ok ok paymentOverdue resumeFirst ok ok',
  quote: 'ok ok ok ok ok ok ok ok ok',
  quoteAddonOffer: 'ok ok ok ok ok ok ok ok ok',
  payment: 'ok ok ok ok ok ok ok ok ok',
  activationEmail:
    'notFound ok ok alreadyActivated alreadyActivated alreadyActivated alreadyActivated alreadyActivated alreadyActivated',
};

const rows = Object.entries(expected).flatMap(([name, cells]) => (name in actionTable ? [[name, cells] as const] : []));
const actions = Object.keys(actionTable);

describe('what may be done in which state', () => {
  it('is written down here for every action', () => expect(rows.map(([name]) => name)).toEqual(actions));

  it.each(rows)('%s: %s', (name, cells) => {
    const action = actions.find((one): one is AccountAction => one === name);
    if (!action) throw new Error(`There is no action ${name}.`);
    expect(
      conditions
        .map(condition =>
          answer(action, standing(condition, { pausing: action === 'unpause' && condition === 'active' })),
        )
        .join(' '),
    ).toBe(cells);
  });

  it('is a 404 where there is nothing, a 409 where the state is wrong, and never a 403 for a state', () => {
    for (const condition of conditions) {
      for (const [name] of rows) {
        const action = actions.find((one): one is AccountAction => one === name);
        const decision = action && decide(action, standing(condition));
        if (decision?.ok === false)
          expect(statusOf(decision.code)).toBe(/^(?:notFound|addonNotFound)$/.test(decision.code) ? 404 : 409);
      }
    }
  });
});

describe('the exceptions of the table', () => {
  it('unpause only a pause that is set, and set no second one', () => {
    expect(answer('unpause', standing('active'))).toBe('notPaused');
    expect(answer('pause', standing('active', { pausing: true }))).toBe('alreadyPaused');
  });

  it('sets no schedule where a pause is set', () => {
    expect(answer('addPhase', standing('active', { pausing: true }))).toBe('scheduleNotAllowed');
  });

  it('lets nobody, staff neither, put on a bill what no bill of ours would carry', () => {
    for (const action of ['schedulePlanChange', 'addPhase', 'editPhase', 'addAddonOffer'] as const) {
      expect(answer(action, standing('active', { channel: 'partner' }))).toBe('managedByChannel');
    }
  });

  it('extend a provisioned membership although it is set to end', () => {
    expect(answer('extend', standing('canceling', { provisioned: true, channel: 'provisioned' }))).toBe('ok');
  });

  it('cancel only add-ons that are held', () => {
    const none = { addons: { held: false, canceling: false } };
    expect(answer('cancelAddonOffer', standing('active', none))).toBe('addonNotFound');
    expect(answer('uncancelAddonOffer', standing('active', none))).toBe('addonNotCanceling');
  });
});

describe('who may do it', () => {
  it('a member never does what is for staff', () => {
    for (const action of ['extend', 'terminate', 'addPhase', 'migrate', 'credit', 'subscribeProvisioned'] as const) {
      expect(decide(action, standing('active', { by: 'member' }))).toEqual({
        ok: false,
        code: 'forbidden',
      });
    }
    expect(answer('terminate', standing('active', { by: 'customerService' }))).toBe('ok');
    expect(answer('credit', standing('active', { by: 'customerService' }))).toBe('forbidden');
  });

  it('a child does nothing about money: its parent does', () => {
    const child = standing('none', { child: true, by: 'member' });
    expect(possibleOf({ actions: actionsFor(child) })).toEqual([]);
    expect(decide('subscribe', child)).toEqual({ ok: false, code: 'parentRequired' });
    expect(decide('redeem', child)).toEqual({ ok: false, code: 'redemptionBlocked' });
  });

  it.each(['appStore', 'playStore', 'partner', 'provisioned'] as const)(
    'a member whose membership is on the channel %s changes nothing here',
    channel => {
      const at = standing('active', { channel, by: 'member' });
      for (const action of ['cancel', 'change', 'pause', 'payment', 'subscribe'] as const) {
        expect(decide(action, at)).toEqual({ ok: false, code: 'managedByChannel' });
      }
      expect(decide('redeem', at)).toEqual({ ok: false, code: 'redemptionBlocked' });
      expect(possibleOf({ actions: actionsFor(at) })).toEqual(['quote', 'quoteAddonOffer']);
    },
  );

  it('an active member sees what a page can offer', () => {
    expect(
      possibleOf({
        actions: actionsFor(standing('active', { by: 'member', addons: { held: false, canceling: false } })),
      }),
    ).toEqual([
      'cancel',
      'pause',
      'change',
      'schedulePlanChange',
      'addAddonOffer',
      'redeem',
      'quote',
      'quoteAddonOffer',
      'payment',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { subscriptionStatus } from '../../../../src/core/contract/schemas/account.js';
import { conditionOf, displayStatus, hasAccess, isLive } from '../../../../src/sandbox/billing/account/statuses.js';

const flags = { cancelAtPeriodEnd: false, pauseAtPeriodEnd: false, provisioned: false };

describe('the statuses of a membership', () => {
  it('keep the place of everybody who has not ended', () => {
    expect(subscriptionStatus.options.filter(status => !isLive(status))).toEqual(['terminated', 'expired']);
  });

  it('lock nobody out for a renewal that failed', () => {
    expect(subscriptionStatus.options.filter(hasAccess)).toEqual(['trialing', 'active', 'past_due']);
  });

  it('are the columns of the action table, with a column for those who leave', () => {
    expect(conditionOf(undefined)).toBe('none');
    for (const status of subscriptionStatus.options) {
      const ended = status === 'terminated' || status === 'expired';
      expect(conditionOf({ status, cancelAtPeriodEnd: false })).toBe(ended ? 'ended' : status);
      expect(conditionOf({ status, cancelAtPeriodEnd: true })).toBe(
        ended ? 'ended' : hasAccess(status) ? 'canceling' : status,
      );
    }
  });

  it('are shown by what matters most', () => {
    expect(displayStatus({ ...flags, status: 'active' })).toBe('active');
    expect(displayStatus({ ...flags, status: 'active', provisioned: true })).toBe('provisioned');
    expect(displayStatus({ ...flags, status: 'active', pauseAtPeriodEnd: true })).toBe('pausing');
    expect(displayStatus({ ...flags, status: 'past_due', cancelAtPeriodEnd: true })).toBe('canceling');
    expect(displayStatus({ ...flags, status: 'expired', cancelAtPeriodEnd: true })).toBe('expired');
  });
});

import { describe, expect, it } from 'vitest';
import { subscriptionStatus } from '../../../src/core/contract/schemas/account.js';
import { hasAccess } from '../../../src/sandbox/billing/account/statuses.js';
import { isUsable } from '../../../src/widgets/account/account-overview/lines.js';

describe('a member is told where to train', () => {
  it.each(subscriptionStatus.options)('while %s exactly when the back end lets them', status => {
    expect(isUsable({ displayStatus: status })).toBe(hasAccess(status));
  });

  it.each(['canceling', 'pausing', 'provisioned'] as const)('while %s', status => {
    expect(isUsable({ displayStatus: status })).toBe(true);
  });
});

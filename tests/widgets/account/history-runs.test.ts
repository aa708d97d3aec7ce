import { describe, expect, it } from 'vitest';
import type { HistoryEntry, HistoryType } from '../../../src/core/contract/schemas/account-history.js';
import { runsOf } from '../../../src/widgets/account/account-history/runs.js';

const entry = (type: HistoryType, at: number): HistoryEntry => ({
  id: `${type}-${at}`,
  at,
  type,
  actor: { kind: 'system', id: null, name: null },
  subscriptionId: null,
  reason: null,
  requestId: null,
  summary: '',
  amount: null,
  currency: null,
  before: null,
  after: null,
  comment: null,
});
const history = (...types: HistoryType[]) => runsOf(types.map(entry)).map(run => run.map(({ type }) => type));

describe('a member who reads what has happened', () => {
  it('reads renewals that follow each other as one', () => {
    expect(history('renewed', 'renewed', 'renewed', 'planChanged', 'renewed')).toEqual([
      ['renewed', 'renewed', 'renewed'],
      ['planChanged'],
      ['renewed'],
    ]);
  });

  it('reads two of them one by one, and nothing else as one', () => {
    expect(history('renewed', 'renewed', 'paymentFailed', 'paymentFailed', 'paymentFailed')).toEqual([
      ['renewed'],
      ['renewed'],
      ['paymentFailed'],
      ['paymentFailed'],
      ['paymentFailed'],
    ]);
    expect(history()).toEqual([]);
  });
});

import type { AccountAction } from '../../../../src/core/contract/schemas/account.js';
import { describe, expect, it } from 'vitest';
import { contract, type CallName } from '../../../../src/core/contract/index.js';
import type { CallLine } from '../../../../src/core/contract/call.js';
import { actionTable, conditions } from '../../../../src/sandbox/billing/actions/action-table.js';

const isCall = (name: string): name is CallName => name in contract;

/** Where the call has another name than the action. */
const callOf: Partial<Record<AccountAction, string>> = {
  change: 'changePlan',
  redeem: 'redeemAccountCode',
  payment: 'updatePayment',
  activationEmail: 'sendActivationEmail',
};

/** Answers of every call, and the one by which a member of staff is refused. */
const common = new Set(['ok', 'notFound', 'forbidden']);

const rows = Object.keys(actionTable)
  .filter((name): name is AccountAction => name in actionTable)
  .flatMap(action => {
    const call = callOf[action] ?? action;
    return isCall(call) ? [[action, call] as const] : [];
  });

describe('what a state can refuse is among the failures that the call declares', () => {
  // a client takes a code that the call never declared for a broken server
  it.each(rows)('%s', (action, name) => {
    const { fails = [] }: CallLine = contract[name];
    const { cells, by } = actionTable[action];
    const possible = conditions.map(condition => cells[condition]).filter(code => !common.has(code));
    const blocked =
      by !== 'member'
        ? []
        : action === 'redeem'
          ? ['redemptionBlocked']
          : action === 'activationEmail'
            ? []
            : ['parentRequired'];
    expect([...new Set([...possible, ...blocked])].filter(code => !fails.includes(code))).toEqual([]);
  });
});

import {
  accountAction,
  type Account,
  type AccountAction,
  type ActionRefusal,
} from '../../src/core/contract/schemas/account.js';

const entriesOf = (actions: Account['actions']) =>
  accountAction.options.map(action => [action, actions[action]] as const);

/** What an account says can be done. */
export const possibleOf = ({ actions }: Pick<Account, 'actions'>): AccountAction[] =>
  entriesOf(actions).flatMap(([action, state]) => (state === 'ok' ? [action] : []));

/** An account on which nothing can be done, for one reason. */
export function nothingPossible(why: ActionRefusal): Account['actions'] {
  const actions: Partial<Account['actions']> = {};
  for (const action of accountAction.options) actions[action] = why;
  return actions as Account['actions'];
}

import type { ChannelKind } from '../../../core/contract/schemas/offers.js';
import { type Account, type AccountAction, type ActionRefusal } from '../../../core/contract/schemas/account.js';
import { actionTable, type Doer } from './action-table.js';
import type { Condition } from '../account/statuses.js';

/** All that decides whether an action is legal now. */
export interface Standing {
  condition: Condition;
  /** Pauses at the period's end. */
  pausing: boolean;
  /** Phases are set for it. */
  scheduled: boolean;
  /** A move to another provider waits for the period's end. */
  moving: boolean;
  provisioned: boolean;
  /** Who bills the living subscription; null without one. */
  channel: ChannelKind | null;
  /** The account belongs to a parent's family: the parent pays (domain 1.8). */
  child: boolean;
  /** Holds add-ons, and some that are set to end. */
  addons: { held: boolean; canceling: boolean };
  /** Cards are taken here. */
  takesCards: boolean;
  by: Doer;
  /** Staff act for the member (domain 8.7). */
  acting?: boolean;
}

export type Decision = { ok: true } | { ok: false; code: ActionRefusal };

/** The order of `Doer`: a later one may do all that an earlier one may. */
const ranks: Readonly<Record<Doer, number>> = { member: 0, customerService: 1, customerServiceManager: 2 };

/** What a member cannot do themself on a subscription that another party bills or gave (domain 1.6). */
const narrowed: ReadonlySet<AccountAction> = new Set<AccountAction>([
  'subscribe',
  'activate',
  'cancel',
  'uncancel',
  'pause',
  'unpause',
  'change',
  'schedulePlanChange',
  'addAddonOffer',
  'cancelAddonOffer',
  'uncancelAddonOffer',
  'payment',
]);

/** What only a bill of ours can carry, for any caller. */
const billed: ReadonlySet<AccountAction> = new Set<AccountAction>([
  'schedulePlanChange',
  'addPhase',
  'editPhase',
  'addAddonOffer',
]);

/** What is over with a move to another provider, or would take its place: staff take back a move by moving back. */
const settled: ReadonlySet<AccountAction> = new Set<AccountAction>([
  'pause',
  'change',
  'schedulePlanChange',
  'addPhase',
  'editPhase',
]);

/** Actions that change nothing and so are open to a child too. */
const harmless: ReadonlySet<AccountAction> = new Set<AccountAction>(['activationEmail']);

/** What is not the member's own to decide: it decides nothing. */
const looking: ReadonlySet<AccountAction> = new Set<AccountAction>(['quote', 'quoteAddonOffer', 'activationEmail']);

const refuse = (code: ActionRefusal): Decision => ({ ok: false, code });

/** Whether our card provider does not bill the subscription: another party does, or nobody. */
const isForeign = ({ channel, provisioned }: Standing): boolean =>
  provisioned || (channel !== null && channel !== 'card');

/** What the table cannot say in one cell. */
function exception(action: AccountAction, standing: Standing): Decision | undefined {
  const { condition, pausing, scheduled, provisioned, addons } = standing;
  if (action === 'unpause' && condition === 'active' && !pausing) return refuse('notPaused');
  if (action === 'pause' && condition === 'active' && pausing) return refuse('alreadyPaused');
  if (action === 'pause' && condition === 'active' && scheduled) return refuse('scheduleAttached');
  if (action === 'addPhase' && condition === 'active' && pausing) return refuse('scheduleNotAllowed');
  if (action === 'extend' && condition === 'canceling' && provisioned) return { ok: true };
  if (action === 'cancelAddonOffer' && !addons.held) return refuse('addonNotFound');
  if (action === 'uncancelAddonOffer' && !addons.canceling) return refuse('addonNotCanceling');
  return undefined;
}

/** Whether an action is legal now, and if not, why: the one function behind refusals and `actions`. */
export function decide(action: AccountAction, standing: Standing): Decision {
  const { by, cells } = actionTable[action];
  if (ranks[standing.by] < ranks[by]) return refuse('forbidden');
  if (standing.acting && !looking.has(action)) return refuse('notWhileActing');
  if (standing.child && !harmless.has(action))
    return refuse(action === 'redeem' ? 'redemptionBlocked' : 'parentRequired');
  if (isForeign(standing)) {
    if (action === 'redeem') return refuse('redemptionBlocked');
    if (billed.has(action) || (standing.by === 'member' && narrowed.has(action))) return refuse('managedByChannel');
  }
  const cell = cells[standing.condition];
  if (cell === 'ok' && standing.moving && settled.has(action)) return refuse('managedByChannel');
  if (cell !== 'ok') return exception(action, standing)?.ok ? { ok: true } : refuse(cell);
  if (action === 'payment' && !standing.takesCards) return refuse('cardsNotTaken');
  return exception(action, standing) ?? { ok: true };
}

const stateOf = (action: AccountAction, standing: Standing): 'ok' | ActionRefusal => {
  const decision = decide(action, standing);
  return decision.ok ? 'ok' : decision.code;
};

/** What can be done now, and why the rest cannot. Total: each action is asked of the one table. */
export const actionsFor = (standing: Standing): Account['actions'] => ({
  subscribe: stateOf('subscribe', standing),
  subscribeInactive: stateOf('subscribeInactive', standing),
  subscribeProvisioned: stateOf('subscribeProvisioned', standing),
  activate: stateOf('activate', standing),
  cancel: stateOf('cancel', standing),
  uncancel: stateOf('uncancel', standing),
  pause: stateOf('pause', standing),
  unpause: stateOf('unpause', standing),
  extend: stateOf('extend', standing),
  terminate: stateOf('terminate', standing),
  change: stateOf('change', standing),
  schedulePlanChange: stateOf('schedulePlanChange', standing),
  addPhase: stateOf('addPhase', standing),
  editPhase: stateOf('editPhase', standing),
  migrate: stateOf('migrate', standing),
  credit: stateOf('credit', standing),
  addAddonOffer: stateOf('addAddonOffer', standing),
  cancelAddonOffer: stateOf('cancelAddonOffer', standing),
  uncancelAddonOffer: stateOf('uncancelAddonOffer', standing),
  redeem: stateOf('redeem', standing),
  quote: stateOf('quote', standing),
  quoteAddonOffer: stateOf('quoteAddonOffer', standing),
  payment: stateOf('payment', standing),
  activationEmail: stateOf('activationEmail', standing),
});

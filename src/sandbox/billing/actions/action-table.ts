import type { Condition } from '../account/statuses.js';

/** Why an action is refused in a state (domain 1.4, 1.6). */
export type ActionRefusal =
  | 'notFound'
  | 'subscriptionPending'
  | 'useActivate'
  | 'alreadySubscribed'
  | 'useUncancel'
  | 'notInactive'
  | 'subscriptionEnded'
  | 'alreadyCanceled'
  | 'notCanceling'
  | 'cannotPause'
  | 'paymentOverdue'
  | 'alreadyPaused'
  | 'notPaused'
  | 'cannotExtend'
  | 'resumeFirst'
  | 'cancellationScheduled'
  | 'useSubscribe'
  | 'scheduleNotAllowed'
  | 'cannotMigrate'
  | 'addonNotFound'
  | 'addonNotCanceling'
  | 'alreadyActivated'
  | 'scheduleAttached'
  | 'managedByChannel'
  | 'redemptionBlocked'
  | 'parentRequired'
  | 'forbidden';

type Cell = 'ok' | ActionRefusal;

/** Least role that may do it; a member may do it to their own account, and all staff for them (domain 6.2). */
export type Doer = 'member' | 'customerService' | 'customerServiceManager';

interface Row {
  by: Doer;
  cells: Readonly<Record<Condition, Cell>>;
}

const columns = [
  'none',
  'pending',
  'inactive',
  'trialing',
  'active',
  'past_due',
  'paused',
  'canceling',
  'ended',
] as const satisfies readonly Condition[];

type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell];

const row = (by: Doer, ...cells: Cells): Row => ({
  by,
  cells: {
    none: cells[0],
    pending: cells[1],
    inactive: cells[2],
    trialing: cells[3],
    active: cells[4],
    past_due: cells[5],
    paused: cells[6],
    canceling: cells[7],
    ended: cells[8],
  },
});

const always = (by: Doer): Row => row(by, 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok');

/** Every action in every state, in the order of `columns`. Nothing else in the code knows these rules. */
export const actionTable = {
  subscribe: row(
    'member',
    'ok',
    'subscriptionPending',
    'useActivate',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'useUncancel',
    'ok',
  ),
  subscribeInactive: row(
    'customerService',
    'ok',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'ok',
  ),
  subscribeProvisioned: row(
    'customerService',
    'ok',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'alreadySubscribed',
    'ok',
  ),
  activate: row(
    'member',
    'notFound',
    'ok',
    'ok',
    'notInactive',
    'notInactive',
    'notInactive',
    'notInactive',
    'notInactive',
    'subscriptionEnded',
  ),
  cancel: row('member', 'notFound', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'alreadyCanceled', 'subscriptionEnded'),
  uncancel: row(
    'member',
    'notFound',
    'notCanceling',
    'notCanceling',
    'notCanceling',
    'notCanceling',
    'notCanceling',
    'notCanceling',
    'ok',
    'subscriptionEnded',
  ),
  pause: row(
    'member',
    'notFound',
    'cannotPause',
    'cannotPause',
    'cannotPause',
    'ok',
    'paymentOverdue',
    'alreadyPaused',
    'alreadyCanceled',
    'subscriptionEnded',
  ),
  unpause: row(
    'member',
    'notFound',
    'notPaused',
    'notPaused',
    'notPaused',
    'ok',
    'notPaused',
    'ok',
    'notPaused',
    'subscriptionEnded',
  ),
  extend: row(
    'customerService',
    'notFound',
    'cannotExtend',
    'cannotExtend',
    'ok',
    'ok',
    'paymentOverdue',
    'cannotExtend',
    'alreadyCanceled',
    'subscriptionEnded',
  ),
  terminate: row('customerService', 'notFound', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'subscriptionEnded'),
  change: row(
    'member',
    'notFound',
    'subscriptionPending',
    'ok',
    'ok',
    'ok',
    'paymentOverdue',
    'resumeFirst',
    'cancellationScheduled',
    'useSubscribe',
  ),
  schedulePlanChange: row(
    'member',
    'notFound',
    'subscriptionPending',
    'subscriptionPending',
    'ok',
    'ok',
    'paymentOverdue',
    'resumeFirst',
    'cancellationScheduled',
    'subscriptionEnded',
  ),
  addPhase: row(
    'customerService',
    'notFound',
    'subscriptionPending',
    'ok',
    'ok',
    'ok',
    'paymentOverdue',
    'scheduleNotAllowed',
    'cancellationScheduled',
    'subscriptionEnded',
  ),
  editPhase: row(
    'customerService',
    'notFound',
    'subscriptionPending',
    'ok',
    'ok',
    'ok',
    'paymentOverdue',
    'scheduleNotAllowed',
    'cancellationScheduled',
    'subscriptionEnded',
  ),
  migrate: row(
    'customerServiceManager',
    'notFound',
    'cannotMigrate',
    'ok',
    'ok',
    'ok',
    'paymentOverdue',
    'ok',
    'ok',
    'subscriptionEnded',
  ),
  credit: always('customerServiceManager'),
  addAddonOffer: row(
    'member',
    'notFound',
    'subscriptionPending',
    'subscriptionPending',
    'ok',
    'ok',
    'paymentOverdue',
    'resumeFirst',
    'cancellationScheduled',
    'subscriptionEnded',
  ),
  cancelAddonOffer: row(
    'member',
    'notFound',
    'addonNotFound',
    'addonNotFound',
    'ok',
    'ok',
    'ok',
    'ok',
    'ok',
    'subscriptionEnded',
  ),
  uncancelAddonOffer: row(
    'member',
    'notFound',
    'addonNotCanceling',
    'addonNotCanceling',
    'ok',
    'ok',
    'ok',
    'ok',
    'cancellationScheduled',
    'subscriptionEnded',
  ),
  redeem: row('member', 'ok', 'subscriptionPending', 'ok', 'ok', 'ok', 'paymentOverdue', 'resumeFirst', 'ok', 'ok'),
  quote: always('member'),
  quoteAddonOffer: always('member'),
  payment: always('member'),
  activationEmail: row(
    'member',
    'notFound',
    'ok',
    'ok',
    'alreadyActivated',
    'alreadyActivated',
    'alreadyActivated',
    'alreadyActivated',
    'alreadyActivated',
    'alreadyActivated',
  ),
} satisfies Readonly<Record<string, Row>>;

export type Action = keyof typeof actionTable;

/** The columns in the table's order. */
export const conditions: readonly Condition[] = columns;

import { call } from './call.js';
import type { Account } from './schemas/account.js';
import type {
  AddonChoice,
  AddonName,
  AddPhase,
  Cancel,
  ChangePlan,
  Credit,
  EditPhase,
  Extend,
  Migrate,
  Pause,
  SubscribeInactive,
  SubscribeProvisioned,
  Terminate,
  Unpause,
} from './schemas/account-actions.js';
import type { Quote } from './schemas/quote.js';

/** The member, their parent, and customer service for them. */
const own = {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  money: true,
  audit: 'history',
} as const;
const staff = { needs: ['jwt'], guard: ['customerService'], money: true, audit: 'history' } as const;
const managers = { needs: ['jwt'], guard: ['customerServiceManager'], money: true, audit: 'history' } as const;
/** Back ends by their key, and staff. */
const service = { needs: [], guard: ['service', 'customerService'], money: true, audit: 'history' } as const;

/** Ends the membership with the period that is paid for; at once where none is (past due, paused, not begun). */
export const cancel = call<Cancel, Account>()('POST', '/users/:userId/account/cancel', {
  ...own,
  fails: ['alreadyCanceled', 'subscriptionEnded', 'managedByChannel', 'parentRequired', 'idempotencyConflict'],
});

/** Keeps a membership that was set to end. Add-ons that were canceled with it stay canceled. */
export const uncancel = call<object, Account>()('POST', '/users/:userId/account/uncancel', {
  ...own,
  fails: ['notCanceling', 'subscriptionEnded', 'managedByChannel', 'parentRequired', 'idempotencyConflict'],
});

/** Stops billing and access at the end of the period, until a day or until the member comes back. */
export const pause = call<Pause, Account>()('POST', '/users/:userId/account/pause', {
  ...own,
  fails: [
    'cannotPause',
    'alreadyPaused',
    'alreadyCanceled',
    'paymentOverdue',
    'scheduleAttached',
    'subscriptionEnded',
    'managedByChannel',
    'parentRequired',
    'idempotencyConflict',
  ],
});

/** Takes a pause back, or ends it: then a new period begins now and is charged. */
export const unpause = call<Unpause, Account>()('POST', '/users/:userId/account/unpause', {
  ...own,
  fails: [
    'notPaused',
    'subscriptionEnded',
    'managedByChannel',
    'parentRequired',
    'paymentMethodRequired',
    'cardsNotTaken',
    'paymentFailed',
    'paymentRequiresAction',
    'quoteStale',
    'idempotencyConflict',
  ],
});

/** Moves the end of the trial, of the period, or of a membership that was given. */
export const extend = call<Extend, Account>()('POST', '/users/:userId/account/extend', {
  ...staff,
  fails: [
    'cannotExtend',
    'alreadyCanceled',
    'paymentOverdue',
    'subscriptionEnded',
    'managedByChannel',
    'parentRequired',
    'idempotencyConflict',
  ],
});

/** Ends the membership now. */
export const terminate = call<Terminate, Account>()('POST', '/users/:userId/account/terminate', {
  ...staff,
  fails: ['subscriptionEnded', 'parentRequired', 'idempotencyConflict'],
});

/** Another plan from now on, prorated to the second. A card that is declined changes nothing. */
export const changePlan = call<ChangePlan, Account>()('POST', '/users/:userId/account/change', {
  ...own,
  fails: [
    'subscriptionPending',
    'paymentOverdue',
    'resumeFirst',
    'cancellationScheduled',
    'useSubscribe',
    'alreadyOnPlan',
    'planUnavailable',
    'invalidOffer',
    'quoteStale',
    'paymentMethodRequired',
    'cardsNotTaken',
    'paymentFailed',
    'paymentRequiresAction',
    'managedByChannel',
    'parentRequired',
    'idempotencyConflict',
  ],
});

/** Another plan from the end of this period on. It takes the place of one chosen earlier; the present plan clears it. */
export const schedulePlanChange = call<object, Account>()(
  'POST',
  '/users/:userId/account/schedule-plan-change/:planId',
  {
    ...own,
    fails: [
      'subscriptionPending',
      'paymentOverdue',
      'resumeFirst',
      'cancellationScheduled',
      'paymentMethodRequired',
      'subscriptionEnded',
      'planUnavailable',
      'invalidOffer',
      'managedByChannel',
      'parentRequired',
      'idempotencyConflict',
    ],
  },
);

/** Adds a phase to the end of the subscription's schedule. */
export const addPhase = call<AddPhase, Account>()('POST', '/users/:userId/account/add-phase', {
  ...staff,
  fails: [
    'subscriptionPending',
    'paymentOverdue',
    'scheduleNotAllowed',
    'cancellationScheduled',
    'subscriptionEnded',
    'betterDiscountRuns',
    'planUnavailable',
    'managedByChannel',
    'parentRequired',
    'idempotencyConflict',
  ],
});

/** Changes a phase that is still to come, or the end of the one that runs. */
export const editPhase = call<EditPhase, Account>()('PATCH', '/users/:userId/account/edit-phase', {
  ...staff,
  fails: [
    'subscriptionPending',
    'paymentOverdue',
    'scheduleNotAllowed',
    'cancellationScheduled',
    'subscriptionEnded',
    'betterDiscountRuns',
    'planUnavailable',
    'phaseNotFound',
    'managedByChannel',
    'parentRequired',
    'idempotencyConflict',
  ],
});

/** Moves the membership to another billing provider; what was paid for stays paid for. */
export const migrate = call<Migrate, Account>()('POST', '/users/:userId/account/migrate', {
  ...managers,
  fails: [
    'cannotMigrate',
    'paymentOverdue',
    'subscriptionEnded',
    'planUnavailable',
    'parentRequired',
    'idempotencyConflict',
  ],
});

/** Adds credit to the account; the next invoices use it up. */
export const credit = call<Credit, Account>()('POST', '/users/:userId/account/credit', {
  ...managers,
  fails: ['parentRequired', 'idempotencyConflict'],
});

/** Books an add-on for the rest of the period and those to come. */
export const addAddonOffer = call<AddonChoice, Account>()('POST', '/users/:userId/account/add-addon-offer', {
  ...own,
  fails: [
    'subscriptionPending',
    'paymentOverdue',
    'resumeFirst',
    'cancellationScheduled',
    'subscriptionEnded',
    'addonAlreadyActive',
    'offerUnavailable',
    'quoteStale',
    'paymentMethodRequired',
    'cardsNotTaken',
    'paymentFailed',
    'paymentRequiresAction',
    'managedByChannel',
    'parentRequired',
    'idempotencyConflict',
  ],
});

/** Ends an add-on with the period. */
export const cancelAddonOffer = call<AddonName, Account>()('POST', '/users/:userId/account/cancel-addon-offer', {
  ...own,
  fails: ['addonNotFound', 'subscriptionEnded', 'managedByChannel', 'parentRequired', 'idempotencyConflict'],
});

/** Keeps an add-on that was set to end. */
export const uncancelAddonOffer = call<AddonName, Account>()('POST', '/users/:userId/account/uncancel-addon-offer', {
  ...own,
  fails: [
    'addonNotCanceling',
    'addonNotFound',
    'cancellationScheduled',
    'subscriptionEnded',
    'managedByChannel',
    'parentRequired',
    'idempotencyConflict',
  ],
});

/** What an add-on would cost now, by the code that charges. Changes nothing. */
export const quoteAddonOffer = call<AddonName, Quote>()('POST', '/users/:userId/account/quote-addon-offer', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
  repeatable: 'reads',
  fails: ['offerUnavailable', 'parentRequired'],
});

/** Makes a membership that waits for `activate`. */
export const subscribeInactive = call<SubscribeInactive, Account>()(
  'POST',
  '/users/:userId/account/subscribe/inactive',
  {
    ...service,
    fails: ['alreadySubscribed', 'offerUnavailable', 'invalidOffer', 'parentRequired', 'idempotencyConflict'],
  },
);

/** The second spelling of the same call. */
export const subscribeInactiveAlias = call<SubscribeInactive, Account>()(
  'POST',
  '/users/:userId/account/subscribe-inactive',
  {
    ...service,
    fails: ['alreadySubscribed', 'offerUnavailable', 'invalidOffer', 'parentRequired', 'idempotencyConflict'],
  },
);

/** Gives a membership that nobody is billed for, to a day or without end. */
export const subscribeProvisioned = call<SubscribeProvisioned, Account>()(
  'POST',
  '/users/:userId/account/subscribe/provisioned',
  {
    ...service,
    fails: ['alreadySubscribed', 'planUnavailable', 'parentRequired', 'idempotencyConflict'],
  },
);

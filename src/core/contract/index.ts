import * as account from './account.js';
import * as accountActions from './account-actions.js';
import * as accountRedemption from './account-redemption.js';
import * as auth from './auth.js';
import * as equipment from './equipment.js';
import * as lafitness from './lafitness.js';
import * as meta from './meta.js';
import * as offers from './offers.js';
import * as plans from './plans.js';
import * as redemptionCodes from './redemption-codes.js';
import * as userReceipts from './user-receipts.js';
import * as users from './users.js';
import * as webhooks from './webhooks.js';

/** Every call of the API by name. Browser code imports single calls instead, so that a bundle holds only what it makes. */
export const contract = {
  ...auth, ...users, ...account, ...accountActions, ...accountRedemption,
  ...webhooks, ...lafitness,
  ...offers, ...plans, ...redemptionCodes, ...equipment, ...userReceipts, ...meta,
};

export type Contract = typeof contract;
export type CallName = keyof Contract;

import type { Handlers } from '../handler.js';
import { accountHandlers } from './account.js';
import { accountActionHandlers } from './account-actions.js';
import { accountReadHandlers } from './account-reads.js';
import { accountRedemptionHandlers } from './account-redemption.js';
import { accountSupportHandlers } from './account-support.js';
import { authHandlers } from './auth.js';
import { brightbackHandlers } from './brightback.js';
import { countryHandlers } from './countries.js';
import { equipmentHandlers } from './equipment.js';
import { metaHandlers } from './meta.js';
import { offerHandlers } from './offers.js';
import { planHandlers } from './plans.js';
import { redemptionCodeHandlers } from './redemption-codes.js';
import { subscriptionHandlers } from './subscriptions.js';
import { receiptHandlers } from './user-receipts.js';
import { userHandlers } from './users.js';

/** The answer to every call of the contract; a call without one does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...userHandlers,
  ...accountHandlers,
  ...accountActionHandlers,
  ...accountRedemptionHandlers,
  ...accountReadHandlers,
  ...accountSupportHandlers,
  ...subscriptionHandlers,
  ...brightbackHandlers,
  ...offerHandlers,
  ...planHandlers,
  ...redemptionCodeHandlers,
  ...equipmentHandlers,
  ...receiptHandlers,
  ...countryHandlers,
  ...metaHandlers,
};

import type { Handlers } from '../handler.js';
import { accountHandlers } from './account.js';
import { accountActionHandlers } from './account-actions.js';
import { accountRedemptionHandlers } from './account-redemption.js';
import { authHandlers } from './auth.js';
import { countryHandlers } from './countries.js';
import { equipmentHandlers } from './equipment.js';
import { lafitnessHandlers } from './lafitness.js';
import { metaHandlers } from './meta.js';
import { offerHandlers } from './offers.js';
import { planHandlers } from './plans.js';
import { redemptionCodeHandlers } from './redemption-codes.js';
import { receiptHandlers } from './user-receipts.js';
import { userHandlers } from './users.js';
import { webhookHandlers } from './webhooks.js';

/** The answer to every call of the contract; a call without one does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...userHandlers,
  ...accountHandlers,
  ...accountActionHandlers,
  ...accountRedemptionHandlers,
  ...offerHandlers,
  ...planHandlers,
  ...redemptionCodeHandlers,
  ...equipmentHandlers,
  ...receiptHandlers,
  ...countryHandlers,
  ...metaHandlers,
  ...webhookHandlers,
  ...lafitnessHandlers,
};

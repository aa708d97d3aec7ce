import type { CallName } from '../../core/contract/index.js';
import type { Handler, SlowHandler } from '../handler.js';
import { accountHandlers } from './account.js';
import { accountActionHandlers } from './account-actions.js';
import { accountReadHandlers } from './account-reads.js';
import { accountRedemptionHandlers } from './account-redemption.js';
import { accountSupportHandlers } from './account-support.js';
import { authHandlers } from './auth.js';
import { brightbackHandlers } from './brightback.js';
import { countryHandlers } from './countries.js';
import { deviceHandlers } from './devices.js';
import { equipmentHandlers } from './equipment.js';
import { externalUserHandlers } from './external-users.js';
import { familyHandlers } from './family.js';
import { lafitnessHandlers } from './lafitness.js';
import { metaHandlers } from './meta.js';
import { offerHandlers } from './offers.js';
import { orderHandlers } from './orders.js';
import { partnerHandlers } from './partners.js';
import { peopleListHandlers } from './people-lists.js';
import { planHandlers } from './plans.js';
import { preferenceHandlers } from './preferences.js';
import { redemptionCodeHandlers } from './redemption-codes.js';
import { relationshipHandlers } from './relationships.js';
import { securityHandlers } from './security.js';
import { staffUserHandlers } from './staff-users.js';
import { subscriptionHandlers } from './subscriptions.js';
import { receiptHandlers } from './user-receipts.js';
import { userHandlers } from './users.js';
import { webhookHandlers } from './webhooks.js';

/** The answer to every call of the contract; a call without one does not compile. */
export const handlers: { [Name in CallName]: Handler<Name> | SlowHandler<Name> } = {
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
  ...partnerHandlers,
  ...orderHandlers,
  ...countryHandlers,
  ...metaHandlers,
  ...securityHandlers,
  ...staffUserHandlers,
  ...familyHandlers,
  ...preferenceHandlers,
  ...relationshipHandlers,
  ...deviceHandlers,
  ...peopleListHandlers,
  ...externalUserHandlers,
  ...webhookHandlers,
  ...lafitnessHandlers,
};

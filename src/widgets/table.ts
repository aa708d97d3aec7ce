import { accountHistory } from './account/account-history/index.js';
import { accountOverview } from './account/account-overview/index.js';
import { billingHistory } from './account/billing-history/index.js';
import { familyManager } from './account/family-manager/index.js';
import { preferences } from './account/preferences/index.js';
import { profileEditor } from './account/profile-editor/index.js';
import { receiptUpload } from './account/receipt-upload/index.js';
import { redemptionBox } from './account/redemption-box/index.js';
import { security } from './account/security/index.js';
import { switchedAccount } from './account/switched-account/index.js';
import { familyInvitation } from './journeys/family-invitation/index.js';
import { signup } from './journeys/signup/index.js';
import { subscriptionManager } from './journeys/subscription-manager/index.js';
import { createAccount } from './signup/create-account/index.js';
import { offerPicker } from './signup/offer-picker/index.js';
import { paymentForm } from './signup/payment-form/index.js';
import { signIn } from './signup/sign-in/index.js';
import { termsModal } from './signup/terms-modal/index.js';

/** Every widget, once. All that there is of many widgets is a fold over this. */
export const table = [
  offerPicker,
  termsModal,
  createAccount,
  signIn,
  paymentForm,
  accountOverview,
  redemptionBox,
  familyManager,
  receiptUpload,
  profileEditor,
  security,
  preferences,
  billingHistory,
  accountHistory,
  switchedAccount,
  signup,
  subscriptionManager,
  familyInvitation,
] as const;

export type Table = typeof table;

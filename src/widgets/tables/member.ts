import { accountHistory } from '../account/account-history/index.js';
import { accountOverview } from '../account/account-overview/index.js';
import { billingHistory } from '../account/billing-history/index.js';
import { devices } from '../account/devices/index.js';
import { familyManager } from '../account/family-manager/index.js';
import { preferences } from '../account/preferences/index.js';
import { profileEditor } from '../account/profile-editor/index.js';
import { receiptUpload } from '../account/receipt-upload/index.js';
import { redemptionBox } from '../account/redemption-box/index.js';
import { security } from '../account/security/index.js';
import { switchedAccount } from '../account/switched-account/index.js';
import { subscriptionManager } from '../journeys/subscription-manager/index.js';

/** What shows a user their own things: signed out, they can only ask to sign in. */
export const widgets = [
  accountOverview,
  redemptionBox,
  familyManager,
  receiptUpload,
  profileEditor,
  security,
  devices,
  preferences,
  billingHistory,
  accountHistory,
  switchedAccount,
  subscriptionManager,
] as const;

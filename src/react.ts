// One module for each, so that an app's page brings the widgets that it shows. A test holds these against the table of widgets.
export { OfferPicker } from './react/offer-picker.js';
export { TermsModal } from './react/terms-modal.js';
export { CreateAccount } from './react/create-account.js';
export { SignIn } from './react/sign-in.js';
export { PaymentForm } from './react/payment-form.js';
export { AccountOverview } from './react/account-overview.js';
export { RedemptionBox } from './react/redemption-box.js';
export { ReceiptUpload } from './react/receipt-upload.js';
export { AccountHistory } from './react/account-history.js';
export { BillingHistory } from './react/billing-history.js';
export { Devices } from './react/devices.js';
export { Security } from './react/security.js';
export { FamilyManager } from './react/family-manager.js';
export { SwitchedAccount } from './react/switched-account.js';
export { FamilyInvitation } from './react/family-invitation.js';
export { ProfileEditor } from './react/profile-editor.js';
export { Preferences } from './react/preferences.js';
export { Signup } from './react/signup.js';
export { SubscriptionManager } from './react/subscription-manager.js';

export { usePriceFrom, type PriceFrom } from './react/use-price-from.js';
export { PageLanguage } from './widgets/element/frame.js';
export type { Appearance } from './widgets/element/define.js';
export { configure } from './core/session/configure.js';
export type { EchelonElements } from './elements/types.js';

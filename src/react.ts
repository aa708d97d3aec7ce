import { component } from './widgets/component.js';
import { accountOverview } from './widgets/account/account-overview/index.js';
import { View as AccountOverviewView } from './widgets/account/account-overview/view.js';
import { signup } from './widgets/journeys/signup/index.js';
import { View as SignupView } from './widgets/journeys/signup/view.js';
import { createAccount } from './widgets/signup/create-account/index.js';
import { View as CreateAccountView } from './widgets/signup/create-account/view.js';
import { offerPicker } from './widgets/signup/offer-picker/index.js';
import { View as OfferPickerView } from './widgets/signup/offer-picker/view.js';
import { paymentForm } from './widgets/signup/payment-form/index.js';
import { View as PaymentFormView } from './widgets/signup/payment-form/view.js';
import { signIn } from './widgets/signup/sign-in/index.js';
import { View as SignInView } from './widgets/signup/sign-in/view.js';
import { termsModal } from './widgets/signup/terms-modal/index.js';
import { View as TermsModalView } from './widgets/signup/terms-modal/view.js';

// A test holds these against the table of widgets.
export const OfferPicker = /* @__PURE__ */ component(offerPicker, OfferPickerView);
export const TermsModal = /* @__PURE__ */ component(termsModal, TermsModalView);
export const CreateAccount = /* @__PURE__ */ component(createAccount, CreateAccountView);
export const SignIn = /* @__PURE__ */ component(signIn, SignInView);
export const PaymentForm = /* @__PURE__ */ component(paymentForm, PaymentFormView);
export const AccountOverview = /* @__PURE__ */ component(accountOverview, AccountOverviewView);
export const Signup = /* @__PURE__ */ component(signup, SignupView);

export { configure } from './core/session/configure.js';
export type { EchelonElements } from './elements/types.js';

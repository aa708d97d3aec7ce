import { familyInvitation } from '../journeys/family-invitation/index.js';
import { signup } from '../journeys/signup/index.js';
import { createAccount } from '../signup/create-account/index.js';
import { offerPicker } from '../signup/offer-picker/index.js';
import { paymentForm } from '../signup/payment-form/index.js';
import { signIn } from '../signup/sign-in/index.js';
import { termsModal } from '../signup/terms-modal/index.js';

/** What people meet on their way to a membership, most of them signed out. Every page with the script tag downloads these. */
export const widgets = [offerPicker, termsModal, createAccount, signIn, paymentForm, signup, familyInvitation] as const;

import type { Onboarding } from '../../src/core/session/flags.js';
import { now } from '../../src/core/dates.js';
import type { everyLogin, WorldName } from '../../src/sandbox/index.js';
import { demoInvitation } from '../../src/sandbox/world/worlds/family.js';
import type { Table } from '../../src/widgets/table.js';

/** Where a widget shows most: the state of the back end, who is signed in, and what the page says. */
export interface ShownIn {
  world: WorldName;
  login: keyof typeof everyLogin | 'nobody';
  /** The member of the family as whom the test continues. */
  switchedTo?: string;
  attributes?: Readonly<Record<string, string>>;
  /** What was kept before a reload. */
  onboarding?: Onboarding;
  /** Words that only this state has: without them a check would look at a skeleton, a failure or a question to sign in. */
  sees: string;
}

/** Every widget has a line: a new one does not compile without it. */
export const shownIn: Readonly<Record<Table[number]['tag'], ShownIn>> = {
  'echelon-offer-picker': { world: 'fresh', login: 'nobody', sees: 'Choose plan' },
  'echelon-terms-modal': { world: 'fresh', login: 'nobody', attributes: { open: '' }, sees: 'I Agree' },
  'echelon-create-account': { world: 'fresh', login: 'nobody', sees: 'First name' },
  'echelon-sign-in': { world: 'fresh', login: 'nobody', sees: 'Forgot your password?' },
  'echelon-payment-form': {
    world: 'active-monthly',
    login: 'member',
    attributes: {
      mode: 'edit',
      'organization-code': 'stripe-us',
      'publishable-key': 'pk_sandbox_stripe_us',
      'country-code': 'US',
    },
    sees: 'Update Payment',
  },
  'echelon-account-overview': { world: 'much-to-lose', login: 'member', sees: 'Studio Pass' },
  'echelon-redemption-box': { world: 'active-monthly', login: 'member', sees: 'Check code' },
  'echelon-family-manager': { world: 'family-full', login: 'member', sees: 'Toni' },
  'echelon-receipt-upload': { world: 'receipts', login: 'member', sees: 'RCPT-' },
  'echelon-profile-editor': { world: 'profile', login: 'member', sees: 'Height' },
  'echelon-security': { world: 'many-places', login: 'member', sees: 'iPhone' },
  'echelon-devices': { world: 'many-places', login: 'member', sees: 'Connect EX-8s' },
  'echelon-preferences': { world: 'profile', login: 'member', sees: 'Time zone' },
  'echelon-billing-history': { world: 'billing', login: 'member', sees: 'A payment didn’t go through' },
  'echelon-account-history': { world: 'history', login: 'member', sees: 'On holiday until spring' },
  'echelon-switched-account': {
    world: 'family',
    login: 'member',
    switchedTo: 'usr_kim',
    sees: 'You’re viewing Kim’s profile.',
  },
  'echelon-signup': {
    world: 'with-card',
    login: 'member',
    onboarding: { offerId: 'us-premier-monthly', termsAcceptedAt: now() },
    sees: 'Amount billed today',
  },
  'echelon-subscription-manager': { world: 'much-to-lose', login: 'member', sees: 'Keep Echelon Premier' },
  'echelon-badges': { world: 'training', login: 'member', sees: 'Closest to you' },
  'echelon-training-today': { world: 'training', login: 'member', sees: 'Last workout' },
  'echelon-workout-calendar': { world: 'training', login: 'member', sees: 'This week' },
  'echelon-class-player': {
    world: 'training',
    login: 'member',
    attributes: { 'content-id': 'cls_bike_interval-ride_20' },
    sees: 'Start class',
  },
  'echelon-strength-session': {
    world: 'training',
    login: 'member',
    attributes: { 'routine-id': 'rtn_member_push' },
    sees: 'Start session',
  },
  // not "This week": in its first minutes, a week has no workout yet
  'echelon-workout-history': { world: 'training', login: 'member', sees: 'Last week' },
  'echelon-workout-detail': {
    world: 'training',
    login: 'member',
    attributes: { 'workout-id': 'wko_member_200' },
    sees: 'Download',
  },
  'echelon-training-trends': { world: 'training', login: 'member', sees: 'By type' },
  'echelon-personal-bests': { world: 'training', login: 'member', sees: 'Single classes' },
  'echelon-strength-log': { world: 'training', login: 'member', sees: 'Push day' },
  'echelon-workout-plan': { world: 'training', login: 'member', sees: 'Made by rules from your last 6 weeks' },
  'echelon-class-library': { world: 'training', login: 'member', sees: 'Picked for you' },
  'echelon-challenges': { world: 'training', login: 'member', sees: 'A Thousand Minutes' },
  'echelon-commercial-sign-in': { world: 'commercial', login: 'nobody', sees: 'Looking for your membership?' },
  'echelon-commercial-activation': {
    world: 'commercial',
    login: 'owner',
    sees: 'Code on the machine’s screen',
  },
  'echelon-location-manager': { world: 'commercial', login: 'owner', sees: 'Harbor Hotel Downtown' },
  'echelon-offer-list': { world: 'offers', login: 'marketingManager', sees: 'Premier' },
  'echelon-offer-editor': {
    world: 'offers',
    login: 'marketingManager',
    attributes: { 'offer-id': 'us-premier-monthly' },
    sees: 'Spring',
  },
  'echelon-equipment-manager': { world: 'commercial', login: 'owner', sees: 'Harbor Hotel Downtown' },
  'echelon-license-manager': { world: 'commercial', login: 'owner', sees: '10 of 12' },
  'echelon-order-manager': { world: 'commercial', login: 'owner', sees: 'CO-100002' },
  'echelon-owner-manager': { world: 'commercial', login: 'dealer', sees: 'Harbor Hotels' },
  'echelon-family-invitation': {
    world: 'invited',
    login: 'member',
    attributes: { 'invitation-token': demoInvitation },
    sees: 'Join the family',
  },
};

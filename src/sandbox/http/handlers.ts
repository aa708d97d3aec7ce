import type { CallName } from '../../core/contract/index.js';
import type { Handlers } from './handler.js';
import { accountHandlers } from '../billing/routes/account.js';
import { accountActionHandlers } from '../billing/routes/account-actions.js';
import { accountReadHandlers } from '../billing/routes/account-reads.js';
import { accountRedemptionHandlers } from '../codes/routes/account-redemption.js';
import { accountSupportHandlers } from '../billing/routes/account-support.js';
import { activationHandlers } from '../commercial/routes/activation.js';
import { equipmentOfLocationsHandlers } from '../commercial/routes/equipment.js';
import { authHandlers } from '../access/routes/auth.js';
import { sessionHandlers } from '../access/routes/sessions.js';
import { activationCodeHandlers } from '../commercial/routes/activation-codes.js';
import { brightbackHandlers } from '../billing/routes/brightback.js';
import { commercialCodeHandlers } from '../commercial/routes/codes.js';
import { commercialMemberHandlers } from '../commercial/routes/members.js';
import { commercialSessionHandlers } from '../commercial/routes/sessions.js';
import { machineSessionHandlers } from '../commercial/routes/machine-sessions.js';
import { equipmentCsvHandlers } from '../commercial/routes/equipment-csv.js';
import { libraryHandlers } from '../content/routes/library.js';
import { favoriteHandlers, playlistHandlers, ratingHandlers, songHandlers } from '../content/routes/members.js';
import { countryHandlers } from '../catalogue/routes/countries.js';
import { deviceHandlers } from '../people/routes/devices.js';
import { draftHandlers } from '../drafts/routes/drafts.js';
import { equipmentHandlers } from '../equipment/routes/equipment.js';
import { externalUserHandlers } from '../partners/routes/external-users.js';
import { familyHandlers } from '../family/routes/family.js';
import { commercialAlarmHandlers } from '../commercial/routes/alarms.js';
import { commercialOrderHandlers } from '../commercial/routes/orders.js';
import { licenseHandlers } from '../commercial/routes/licenses.js';
import { transferHandlers } from '../commercial/routes/transfers.js';
import { lafitnessHandlers } from '../partners/routes/lafitness.js';
import { locationHandlers } from '../commercial/routes/locations.js';
import { locationUserHandlers } from '../commercial/routes/location-users.js';
import { legacyHandlers } from './routes/legacy.js';
import { memoryHandlers } from './routes/memories.js';
import { metaHandlers } from './routes/meta.js';
import { offerHandlers } from '../catalogue/routes/offers.js';
import { staffOfferHandlers } from '../catalogue/routes/staff-offers.js';
import { orderHandlers } from '../orders/routes/orders.js';
import { ownerHandlers } from '../commercial/routes/owners.js';
import { partnerHandlers } from '../partners/routes/partners.js';
import { peopleListHandlers } from '../people/routes/people-lists.js';
import { planHandlers } from '../catalogue/routes/plans.js';
import { preferenceHandlers } from '../people/routes/preferences.js';
import { redemptionCodeHandlers } from '../codes/routes/redemption-codes.js';
import { relationshipHandlers } from '../people/routes/relationships.js';
import { releaseHandlers } from '../releases/routes/releases.js';
import { securityHandlers } from '../access/routes/user-security.js';
import { staffUserHandlers } from '../people/routes/staff-users.js';
import { subscriptionHandlers } from '../billing/routes/subscriptions.js';
import { receiptHandlers } from '../receipts/routes/user-receipts.js';
import { userEquipmentHandlers } from '../equipment/routes/user-equipment.js';
import { userHandlers } from '../people/routes/users.js';
import { strengthRoutineHandlers } from '../training/routes/strength-routines.js';
import { strengthWorkoutHandlers } from '../training/routes/strength-workouts.js';
import { workoutPlanHandlers } from '../training/routes/workout-plans.js';
import { badgeHandlers } from '../training/routes/badges.js';
import { collectionHandlers } from '../training/routes/collections.js';
import { trainingRecordHandlers } from '../training/routes/records.js';
import { streakHandlers } from '../training/routes/streaks.js';
import { workoutFileHandlers } from '../training/routes/workout-files.js';
import { workoutHandlers } from '../training/routes/workouts.js';
import { workoutTotalHandlers } from '../training/routes/workout-totals.js';
import { webhookHandlers } from '../webhooks/routes/webhooks.js';

/** The answer to every call of the contract; a call without one does not compile. */
export const handlers: Handlers<CallName> = {
  ...authHandlers,
  ...sessionHandlers,
  ...userHandlers,
  ...accountHandlers,
  ...accountActionHandlers,
  ...accountRedemptionHandlers,
  ...accountReadHandlers,
  ...accountSupportHandlers,
  ...subscriptionHandlers,
  ...brightbackHandlers,
  ...offerHandlers,
  ...staffOfferHandlers,
  ...draftHandlers,
  ...releaseHandlers,
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
  ...workoutHandlers,
  ...workoutFileHandlers,
  ...workoutTotalHandlers,
  ...trainingRecordHandlers,
  ...strengthRoutineHandlers,
  ...strengthWorkoutHandlers,
  ...workoutPlanHandlers,
  ...legacyHandlers,
  ...memoryHandlers,
  ...libraryHandlers,
  ...favoriteHandlers,
  ...playlistHandlers,
  ...ratingHandlers,
  ...songHandlers,
  ...badgeHandlers,
  ...streakHandlers,
  ...collectionHandlers,
  ...webhookHandlers,
  ...lafitnessHandlers,
  ...activationHandlers,
  ...equipmentOfLocationsHandlers,
  ...ownerHandlers,
  ...locationHandlers,
  ...locationUserHandlers,
  ...activationCodeHandlers,
  ...commercialCodeHandlers,
  ...commercialMemberHandlers,
  ...licenseHandlers,
  ...commercialOrderHandlers,
  ...transferHandlers,
  ...commercialAlarmHandlers,
  ...userEquipmentHandlers,
  ...commercialSessionHandlers,
  ...machineSessionHandlers,
  ...equipmentCsvHandlers,
};

import * as account from './account.js';
import * as accountActions from './account-actions.js';
import * as accountReads from './account-reads.js';
import * as accountRedemption from './account-redemption.js';
import * as accountSupport from './account-support.js';
import * as auth from './auth.js';
import * as commercialActivation from './commercial/activation.js';
import * as commercialActivationCodes from './commercial/activation-codes.js';
import * as commercialAlarms from './commercial/alarms.js';
import * as commercialCodes from './commercial/codes.js';
import * as commercialEquipment from './commercial/equipment.js';
import * as commercialEquipmentImport from './commercial/equipment-import.js';
import * as commercialLicenses from './commercial/licenses.js';
import * as commercialLocations from './commercial/locations.js';
import * as commercialOrders from './commercial/orders.js';
import * as commercialOwners from './commercial/owners.js';
import * as commercialSessions from './commercial/sessions.js';
import * as commercialTransfers from './commercial/transfers.js';
import * as contentFavorites from './content/favorites.js';
import * as contentLibrary from './content/library.js';
import * as contentPlaylists from './content/playlists.js';
import * as contentRatings from './content/ratings.js';
import * as contentSongs from './content/songs.js';
import * as countries from './countries.js';
import * as devices from './devices.js';
import * as brightback from './brightback.js';
import * as drafts from './drafts.js';
import * as equipment from './equipment.js';
import * as externalUsers from './external-users.js';
import * as family from './family.js';
import * as lafitness from './lafitness.js';
import * as legacy from './legacy.js';
import * as memories from './memories.js';
import * as meta from './meta.js';
import * as offers from './offers.js';
import * as orders from './orders.js';
import * as partners from './partners.js';
import * as peopleLists from './people-lists.js';
import * as plans from './plans.js';
import * as preferences from './preferences.js';
import * as redemptionCodes from './redemption-codes.js';
import * as relationships from './relationships.js';
import * as releases from './releases.js';
import * as sessions from './sessions.js';
import * as staffOffers from './staff-offers.js';
import * as staffUsers from './staff-users.js';
import * as strengthRoutines from './strength/routines.js';
import * as strengthWorkouts from './strength/workouts.js';
import * as subscriptions from './subscriptions.js';
import * as badges from './training/badges.js';
import * as collections from './training/collections.js';
import * as trainingRecords from './training/records.js';
import * as streaks from './training/streaks.js';
import * as workoutFiles from './training/workout-files.js';
import * as workouts from './training/workouts.js';
import * as workoutTotals from './training/workout-totals.js';
import * as userReceipts from './user-receipts.js';
import * as userSecurity from './user-security.js';
import * as userEquipment from './user-equipment.js';
import * as users from './users.js';
import * as webhooks from './webhooks.js';
import * as workoutPlans from './training/workout-plans.js';

/** Every call of the API by name. Browser code imports single calls instead, so that a bundle holds only what it makes. */
export const contract = {
  ...auth,
  ...sessions,
  ...users,
  ...staffUsers,
  ...userSecurity,
  ...account,
  ...accountActions,
  ...accountRedemption,
  ...offers,
  ...staffOffers,
  ...drafts,
  ...releases,
  ...plans,
  ...redemptionCodes,
  ...equipment,
  ...userReceipts,
  ...partners,
  ...orders,
  ...meta,
  ...countries,
  ...family,
  ...preferences,
  ...relationships,
  ...devices,
  ...peopleLists,
  ...externalUsers,
  ...accountReads,
  ...accountSupport,
  ...subscriptions,
  ...brightback,
  ...workouts,
  ...workoutFiles,
  ...workoutTotals,
  ...trainingRecords,
  ...strengthRoutines,
  ...strengthWorkouts,
  ...workoutPlans,
  ...legacy,
  ...memories,
  ...contentLibrary,
  ...contentFavorites,
  ...contentPlaylists,
  ...contentRatings,
  ...contentSongs,
  ...badges,
  ...streaks,
  ...collections,
  ...webhooks,
  ...lafitness,
  ...userEquipment,
  ...commercialActivation,
  ...commercialActivationCodes,
  ...commercialAlarms,
  ...commercialCodes,
  ...commercialEquipment,
  ...commercialEquipmentImport,
  ...commercialLicenses,
  ...commercialLocations,
  ...commercialOrders,
  ...commercialOwners,
  ...commercialSessions,
  ...commercialTransfers,
};

export type Contract = typeof contract;
export type CallName = keyof Contract;

import { call } from '../call.js';
import type {
  Activated,
  Activation,
  EquipmentCredentials,
  EquipmentSignedIn,
  HealthReceived,
  HealthReport,
  Lease,
  LeaseRequest,
  MachineSessions,
  MachineSessionsKept,
  Pairing,
  PairingApproval,
  PairingApproved,
  PairingCanceled,
  PairingPoll,
  PairingRequest,
  PairingSeen,
  PairingState,
} from '../schemas/commercial/activation.js';

/*
 * What machines say and are told. A machine is activated by a code of its location, typed on its screen, or by a code
 * that it shows and a person confirms (RFC 8628, https://www.rfc-editor.org/rfc/rfc8628).
 */

/** Binds a machine to the location of the code and takes a seat if one is free. The secret is answered this once. */
export const activateEquipment = call<Activation, Activated>()('POST', '/commercial/v1/equipment/activate', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  audit: 'equipment',
  idempotent: true,
  limit: ['activation'],
  fails: [
    'activationCodeInvalid',
    'activationCodeUsedUp',
    'activationCodeExpired',
    'activationCodeRevoked',
    'serialNumberUnknown',
    'alreadyClaimed',
    'equipmentTrashed',
    'idempotencyConflict',
  ],
});

/** A machine signs in with its secret, for an hour. */
export const authenticateEquipment = call<EquipmentCredentials, EquipmentSignedIn>()(
  'POST',
  '/commercial/v1/equipment/auth',
  {
    needs: ['apiKey'],
    guard: ['apiKey'],
    gives: 'nothing',
    audit: 'none',
    repeatable: 'sets',
    limit: ['equipmentSecret'],
    fails: ['equipmentSecretInvalid', 'oneSecretTwice', 'equipmentTrashed'],
  },
);

/** A machine asks for a code to show. */
export const beginPairing = call<PairingRequest, Pairing>()('POST', '/commercial/v1/equipment/pairings', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  audit: 'none',
  idempotent: true,
  limit: ['serialNumber'],
  fails: ['serialNumberUnknown', 'equipmentTrashed'],
});

/** How its code stands; once it was confirmed, the machine is activated by this very call. */
export const pollPairing = call<PairingPoll, PairingState>()('POST', '/commercial/v1/equipment/pairings/state', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  audit: 'equipment',
  idempotent: true,
  limit: ['pairing'],
  fails: ['alreadyClaimed', 'equipmentTrashed'],
});

/** The machine shows its code no more. Whoever asks later is told that it was canceled. */
export const cancelPairing = call<PairingPoll, PairingCanceled>()('POST', '/commercial/v1/equipment/pairings/cancel', {
  needs: ['apiKey'],
  guard: ['apiKey'],
  gives: 'nothing',
  audit: 'none',
  repeatable: 'sets',
  limit: ['pairing'],
});

const confirms = {
  needs: ['jwt'],
  guard: ['commercialScope', 'customerServiceManager'],
  scoped: ['owner', 'manager'],
  limit: ['activation'],
} as const;

/** The machine behind a code that it shows. */
export const getPairing = call<object, PairingSeen>()('GET', '/commercial/v1/pairings/:userCode', {
  ...confirms,
  repeatable: 'reads',
  fails: ['activationCodeInvalid', 'activationCodeExpired'],
});

/** Confirms it, for one of the caller's locations. */
export const approvePairing = call<PairingApproval, PairingApproved>()(
  'POST',
  '/commercial/v1/pairings/:userCode/approval',
  {
    ...confirms,
    audit: 'equipment',
    idempotent: true,
    fails: ['activationCodeInvalid', 'activationCodeExpired', 'alreadyClaimed', 'equipmentTrashed'],
  },
);

/** A seat to use without a network for two weeks at most. People get it as a file or a QR code, for a site without one. */
export const leaseSeat = call<LeaseRequest, Lease>()('POST', '/commercial/v1/equipment/:equipmentId/lease', {
  needs: ['jwt'],
  guard: ['equipmentToken', 'commercialScope', 'customerServiceManager'],
  audit: 'equipment',
  scoped: ['owner', 'manager'],
  idempotent: true,
  fails: ['equipmentUnlicensed', 'licenseSuspended', 'licenseExpired', 'equipmentResting', 'equipmentTrashed'],
});

/** A machine says how it is. */
export const reportHealth = call<HealthReport, HealthReceived>()(
  'POST',
  '/commercial/v1/equipment/:equipmentId/health',
  {
    needs: ['jwt'],
    guard: ['equipmentToken'],
    audit: 'equipment',
    repeatable: 'sets',
  },
);

/** Workouts of guests that a machine kept while it had no network. */
export const reportMachineSessions = call<MachineSessions, MachineSessionsKept>()(
  'POST',
  '/commercial/v1/equipment/:equipmentId/sessions',
  { needs: ['jwt'], guard: ['equipmentToken'], audit: 'none', repeatable: 'sets' },
);

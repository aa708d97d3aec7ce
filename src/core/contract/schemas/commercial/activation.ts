import * as v from 'valibot';
import { id, requiredText, seconds, text } from '../common.js';
import { named } from './common.js';
import { equipmentModel, equipmentStage, equipmentStatus, serialNumber } from './equipment.js';

/** What a machine says of itself. One that does may be new to us; a person who types a number may not invent one. */
const itself = {
  modelId: v.optional(id),
  firmware: v.optional(text(40)),
  /** The same as long as the board is the same: two boards with one secret are noticed by it. */
  hardwareId: v.optional(text(128)),
};

const activationCode = requiredText(40);

export const activation = v.object({ serialNumber, activationCode, ...itself });
export type Activation = v.InferOutput<typeof activation>;

/** A right to use a seat, signed: a machine can check it without a network. */
export const lease = v.object({
  /** A JWT (ES256) of `{ sub, seat, hw, exp }`. */
  token: v.string(),
  until: seconds,
  /** Seconds from now: a console's clock may be wrong. */
  expiresIn: v.number(),
});
export type Lease = v.InferOutput<typeof lease>;

const seat = v.object({ licenseId: v.string(), plan: v.string(), expiresAt: seconds });

/** `unlicensed`: no seat was free; it works once one is. */
export const activated = v.object({
  equipment: v.object({
    id: v.string(),
    serialNumber: v.string(),
    name: v.string(),
    model: equipmentModel,
    location: named,
    stage: equipmentStage,
    status: equipmentStatus,
  }),
  /** Shown this once. */
  secret: v.string(),
  seat: v.nullable(seat),
  notice: v.nullable(v.picklist(['unlicensed'])),
  lease: v.nullable(lease),
  /** The public key (JWK) that leases are checked with. */
  leaseKey: v.record(v.string(), v.string()),
});
export type Activated = v.InferOutput<typeof activated>;

export const equipmentCredentials = v.object({
  serialNumber,
  secret: requiredText(128),
  hardwareId: v.optional(text(128)),
});
export type EquipmentCredentials = v.InferOutput<typeof equipmentCredentials>;

/** A token of the role Equipment, for an hour. */
export const equipmentSignedIn = v.object({
  jwt: v.string(),
  equipmentId: v.string(),
  expiresAt: seconds,
  expiresIn: v.number(),
});
export type EquipmentSignedIn = v.InferOutput<typeof equipmentSignedIn>;

/** A machine that shows a code and waits for somebody to confirm it (RFC 8628). */
export const pairingRequest = v.object({ serialNumber, ...itself });
export type PairingRequest = v.InferOutput<typeof pairingRequest>;

export const pairing = v.object({
  /** The machine's own secret for asking how it stands. */
  deviceCode: v.string(),
  /** Two groups of letters, shown on the screen. */
  userCode: v.string(),
  /** Where a person types it. */
  verificationUri: v.string(),
  expiresAt: seconds,
  expiresIn: v.number(),
  /** Seconds between two polls. */
  interval: v.number(),
});
export type Pairing = v.InferOutput<typeof pairing>;

export const pairingPoll = v.object({ deviceCode: requiredText(128) });
export type PairingPoll = v.InferOutput<typeof pairingPoll>;

/** `slowDown`: `interval` is longer from now on. `codeExpired` and `canceled`: begin again. */
export const pairingState = v.variant('is', [
  v.object({ is: v.literal('pending'), interval: v.number(), expiresIn: v.number() }),
  v.object({ is: v.literal('slowDown'), interval: v.number(), expiresIn: v.number() }),
  v.object({ is: v.literal('codeExpired') }),
  v.object({ is: v.literal('canceled') }),
  v.object({ is: v.literal('activated'), ...activated.entries }),
]);
export type PairingState = v.InferOutput<typeof pairingState>;

export const pairingCanceled = v.object({ canceled: v.literal(true) });
export type PairingCanceled = v.InferOutput<typeof pairingCanceled>;

/** The machine behind a code, for the person who is asked whether it is the one in front of them. */
export const pairingSeen = v.object({
  serialNumber: v.string(),
  model: v.nullable(equipmentModel),
  expiresAt: seconds,
  expiresIn: v.number(),
});
export type PairingSeen = v.InferOutput<typeof pairingSeen>;

export const pairingApproval = v.object({ locationId: id });
export type PairingApproval = v.InferOutput<typeof pairingApproval>;

/** It is placed; it activates itself at its next poll. */
export const pairingApproved = v.object({
  approved: v.literal(true),
  equipmentId: v.string(),
  name: v.string(),
  location: named,
});
export type PairingApproved = v.InferOutput<typeof pairingApproved>;

export const leaseRequest = v.object({ hardwareId: v.optional(text(128)) });
export type LeaseRequest = v.InferOutput<typeof leaseRequest>;

/** What a machine says of itself now and then. Older ones than the last are kept out. */
export const healthReport = v.object({
  /** When it was so, unix seconds. */
  at: seconds,
  status: v.picklist(['ready', 'inUse', 'fault']),
  code: v.optional(text(40)),
  firmware: v.optional(text(40)),
  readings: v.optional(v.record(text(40), v.pipe(v.number(), v.finite()))),
  hardwareId: v.optional(text(128)),
});
export type HealthReport = v.InferOutput<typeof healthReport>;

/** `stale`: a newer word of it is known. */
export const healthReceived = v.object({
  outcome: v.picklist(['applied', 'stale']),
  status: equipmentStatus,
  stage: equipmentStage,
  /** Whether the next workout may begin; else the code that says why not. */
  next: v.string(),
});
export type HealthReceived = v.InferOutput<typeof healthReceived>;

/** Workouts of guests, kept by the machine while it had no network. The id is the machine's, so that one sent twice is kept once. */
export const machineSessions = v.object({
  sessions: v.pipe(v.array(v.object({ id, startedAt: seconds, completedAt: v.nullable(seconds) })), v.maxLength(500)),
});
export type MachineSessions = v.InferOutput<typeof machineSessions>;

export const machineSessionsKept = v.object({ kept: v.number() });
export type MachineSessionsKept = v.InferOutput<typeof machineSessionsKept>;

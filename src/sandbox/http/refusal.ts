import type { CallLine, FailOf } from '../../core/contract/call.js';
import type { FieldProblem } from '../../core/contract/failure.js';
import { contract, type CallName, type Contract } from '../../core/contract/index.js';

/** The refusals that come from the pipeline, not from a handler; any call can answer with them (domain 1.5). */
export const platformRefusals = {
  badRequest: 400,
  missingCredential: 401,
  apiKeyInvalid: 401,
  jwtInvalid: 401,
  sessionRevoked: 401,
  forbidden: 403,
  notFound: 404,
  methodNotAllowed: 405,
  actingReadOnly: 409,
  idempotencyConflict: 409,
  notWhileActing: 409,
  staffAccount: 409,
  payloadTooLarge: 413,
  validationFailed: 422,
  tooManyRequests: 429,
  broken: 500,
  unavailable: 503,
} as const;

type PlatformCode = keyof typeof platformRefusals;
type BusinessCode = Exclude<FailOf<Contract[CallName]>, PlatformCode>;

/** The HTTP status of each refusal that a call of the contract lists in `fails`. */
const businessRefusals: Readonly<Record<BusinessCode, number>> = {
  activationCodeExpired: 410,
  activationCodeInvalid: 404,
  activationCodeRevoked: 410,
  activationCodeUsedUp: 409,
  addonAlreadyActive: 409,
  addonNotCanceling: 409,
  addonNotFound: 404,
  alreadyActivated: 409,
  alreadyCanceled: 409,
  alreadyClaimed: 409,
  alreadyDecided: 409,
  alreadyInFamily: 409,
  alreadyInTransfer: 409,
  alreadyOnPlan: 409,
  alreadyPaused: 409,
  alreadySubscribed: 409,
  cancellationScheduled: 409,
  cannotExtend: 409,
  cannotMigrate: 409,
  cannotPause: 409,
  cannotTakeBack: 409,
  cardsNotTaken: 409,
  classNotTaken: 409,
  codeNotActivatable: 409,
  codeNotResettable: 409,
  codeNotSuspendable: 409,
  codeTaken: 409,
  collectionEnded: 409,
  emailTaken: 409,
  equipmentFaulty: 409,
  equipmentInUse: 409,
  equipmentNotReady: 409,
  equipmentResting: 409,
  equipmentSecretInvalid: 422,
  equipmentTrashed: 409,
  equipmentUnlicensed: 409,
  externalIdTaken: 409,
  familyFull: 409,
  fileTooLarge: 413,
  fileTypeRefused: 415,
  fileUnreadable: 422,
  hasFamily: 409,
  invalidCredentials: 422,
  invalidOffer: 422,
  kindNotAllowed: 409,
  licenseElsewhere: 409,
  licenseExpired: 409,
  licenseSuspended: 409,
  locationRequired: 422,
  managedByChannel: 409,
  managersByOwner: 409,
  memberHasSubscription: 409,
  membershipRequired: 409,
  notActing: 409,
  notActivated: 409,
  notANewSite: 409,
  notCanceling: 409,
  notEvictable: 409,
  nothingToPublish: 409,
  nothingToTransfer: 409,
  notInactive: 409,
  notInvited: 409,
  notOneSession: 409,
  notPaused: 409,
  notPublished: 409,
  notTerminated: 409,
  betterDiscountRuns: 409,
  notYourMove: 409,
  offerUnavailable: 409,
  oneSecretTwice: 409,
  orderEmpty: 422,
  orderMoveIllegal: 409,
  ordersOpen: 409,
  ownedByOther: 409,
  ownerTaken: 409,
  parentRequired: 409,
  paymentFailed: 402,
  paymentMethodRequired: 409,
  paymentMethodUnknown: 422,
  paymentOverdue: 409,
  paymentRequiresAction: 402,
  phaseNotFound: 404,
  planUnavailable: 409,
  privacyIsTheirs: 409,
  publicationScheduled: 409,
  quoteStale: 409,
  redemptionBlocked: 403,
  redemptionCodeAlreadyRedeemed: 409,
  redemptionCodeInvalid: 404,
  redemptionCodeIsExpired: 410,
  reinstatementTooLate: 409,
  releaseScheduled: 409,
  resumeFirst: 409,
  scheduleAttached: 409,
  scheduleNotAllowed: 409,
  seatLimitReached: 409,
  seatsInUse: 409,
  selfOnly: 409,
  serialNumberRequired: 422,
  serialNumberTaken: 409,
  serialNumberUnknown: 422,
  serialNumberUsed: 409,
  sessionEnded: 409,
  signatureInvalid: 400,
  stageComplete: 409,
  subscriptionEnded: 409,
  subscriptionPending: 409,
  termsRequired: 422,
  tokenInvalid: 422,
  tooManyCodes: 409,
  transferChanged: 409,
  transferDecided: 409,
  uploadOffsetMismatch: 409,
  useActivate: 409,
  useSubscribe: 409,
  useUncancel: 409,
  versionConflict: 409,
  wasPublished: 409,
};

/** Every code that the API can refuse with. */
export type RefusalCode = BusinessCode | PlatformCode;

const statuses: Readonly<Record<RefusalCode, number>> = { ...platformRefusals, ...businessRefusals };

export const statusOf = (code: RefusalCode): number => statuses[code];

/**
 * A refusal, thrown by a handler and answered as the error envelope of domain 1.5. It rolls back everything the
 * request did, unless `keepsEffects` says that what was written must stay: a bank that asks for 3-D Secure refuses
 * the call, and the intent it is waiting for has to exist afterwards.
 */
export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: RefusalCode,
    message: string,
    readonly debug?: Record<string, unknown>,
    readonly keepsEffects = false,
  ) {
    super(message);
    this.status = statuses[code];
  }
}

export function invalid(fields: readonly FieldProblem[]): Refusal {
  return new Refusal('validationFailed', 'Some fields are not valid.', { fields });
}

/** Whether the contract lets a call refuse with a code. */
export function mayRefuse(call: CallName, code: RefusalCode): boolean {
  const { fails = [] }: CallLine = contract[call];
  return code in platformRefusals || fails.some(fail => fail === code);
}

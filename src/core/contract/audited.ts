/** The kinds of things that the audit trail names, each with the path's parameter that names one. */
export const trailParameters = {
  user: 'userId',
  subscription: 'subscriptionId',
  offer: 'offerId',
  receipt: 'guid',
  redemptionCode: 'codeId',
  release: 'releaseId',
  draft: 'draftId',
  owner: 'ownerId',
  location: 'locationId',
  equipment: 'equipmentId',
  license: 'licenseId',
  activationCode: 'activationCodeId',
  commercialOrder: 'orderId',
  commercialCode: 'commercialCodeId',
  transfer: 'transferId',
  alarm: 'alarmId',
  workout: 'workoutId',
  strengthRoutine: 'routineId',
  workoutPlan: 'userId',
  memory: 'key',
  playlist: 'playlistId',
  streak: 'userId',
} as const;

/** A kind of thing that the audit trail names; its id is the path's, or the handler says it. */
export type Audited = keyof typeof trailParameters;

import * as v from 'valibot';
import { id, pageOf, seconds } from '../common.js';
import { instantQuery, listing } from '../query.js';
import { named, possible } from './common.js';

/** `oneSecretTwice`: two machines signed in with one secret, or two boards were activated with one serial number. */
export const alarmKind = v.picklist(['offline', 'fault', 'oneSecretTwice', 'seatsLow', 'licenseEnds']);
export type AlarmKind = v.InferOutput<typeof alarmKind>;

const alarmAction = v.picklist(['snooze']);

/** Something to look at; it clears itself once its cause is gone. */
export const alarm = v.object({
  id: v.string(),
  kind: alarmKind,
  location: named,
  equipment: v.nullable(named),
  licenseId: v.nullable(v.string()),
  /** The fault's code, the days that are left, the seats that are free. */
  detail: v.nullable(v.string()),
  /** Of two boards with one serial number: when the one that was in use was activated, and when another was. */
  activated: v.nullable(v.object({ first: seconds, again: seconds })),
  raisedAt: seconds,
  /** When it was last told by mail. */
  toldAt: v.nullable(seconds),
  snoozedUntil: v.nullable(seconds),
  clearedAt: v.nullable(seconds),
  /** What the reader may do with it. */
  actions: v.record(alarmAction, possible),
});
export type Alarm = v.InferOutput<typeof alarm>;

/** Those that are up and not snoozed, unless others are asked for. `-gravity`: what cannot wait first, of one kind the newest. */
export const alarmQuery = listing({
  filters: {
    locationId: v.optional(id),
    kind: v.optional(alarmKind),
    state: v.optional(v.picklist(['up', 'snoozed', 'cleared'])),
  },
  sorts: ['gravity', 'raisedAt', 'location'],
});
export type AlarmQuery = v.InferOutput<typeof alarmQuery>;

export const alarmList = pageOf(alarm);
export type AlarmList = v.InferOutput<typeof alarmList>;

/** Null wakes it up again. */
export const snooze = v.object({ until: v.nullable(instantQuery) });
export type Snooze = v.InferOutput<typeof snooze>;

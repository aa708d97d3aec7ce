import * as v from 'valibot';
import { id, pageOf, seconds } from '../common.js';
import { instantQuery, listing } from '../query.js';
import { named } from './common.js';

export const commercialSessionStatus = v.picklist(['started', 'paused', 'completed', 'abandoned']);
export type CommercialSessionStatus = v.InferOutput<typeof commercialSessionStatus>;

/** One workout of a member on a machine of a location. */
export const commercialSession = v.object({
  id: v.string(),
  equipment: named,
  location: named,
  status: commercialSessionStatus,
  startedAt: seconds,
  completedAt: v.nullable(seconds),
  workoutId: v.nullable(v.string()),
});
export type CommercialSession = v.InferOutput<typeof commercialSession>;

export const newCommercialSession = v.object({ equipmentId: id });
export type NewCommercialSession = v.InferOutput<typeof newCommercialSession>;

export const commercialSessionMove = v.object({ status: v.picklist(['started', 'paused', 'abandoned']) });
export type CommercialSessionMove = v.InferOutput<typeof commercialSessionMove>;

export const commercialSessionEnd = v.object({
  completedAt: v.optional(instantQuery),
  workoutId: v.optional(id),
});
export type CommercialSessionEnd = v.InferOutput<typeof commercialSessionEnd>;

export const commercialSessionQuery = listing({ filters: { status: v.optional(commercialSessionStatus) } });
export type CommercialSessionQuery = v.InferOutput<typeof commercialSessionQuery>;

export const commercialSessionList = pageOf(commercialSession);
export type CommercialSessionList = v.InferOutput<typeof commercialSessionList>;

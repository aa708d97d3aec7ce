import * as v from 'valibot';
import { lease } from '../core/contract/schemas/commercial/activation.js';

/** A workout that the server does not know yet; times are unix seconds. */
const workout = v.object({ id: v.string(), startedAt: v.number(), completedAt: v.nullable(v.number()) });

/** What a console remembers when it is switched off. */
export const kept = v.object({
  serialNumber: v.string(),
  modelId: v.optional(v.string()),
  firmware: v.string(),
  /** The board's own name for itself. */
  hardwareId: v.string(),
  /** Since it was activated. */
  life: v.optional(
    v.object({
      equipmentId: v.string(),
      name: v.string(),
      location: v.string(),
      secret: v.string(),
      leaseKey: v.record(v.string(), v.string()),
    }),
  ),
  lease: v.optional(v.object({ ...lease.entries, heardAt: v.number() })),
  /** What the server said last about the next workout: `ok`, or why not. */
  next: v.optional(v.string()),
  workouts: v.array(workout),
});
export type Kept = v.InferOutput<typeof kept>;

/** Where it is remembered. */
export interface Store {
  read(): Kept;
  write(kept: Kept): void;
}

import * as v from 'valibot';

/**
 * What would open what is sold, and what somebody lacks of it (domain 8.1): a membership that can be used, or a feature
 * of its plan.
 */
export const lack = v.object({
  missing: v.picklist(['membership', 'liveClasses', 'devices', 'maxFamilyMembers']),
  /**
   * - join: there is no membership, or it is over
   * - confirm: its first payment waits
   * - activate: it has not begun
   * - resume: it is paused
   * - change: another plan has the feature
   * - parent: the parent decides
   */
  way: v.picklist(['join', 'confirm', 'activate', 'resume', 'change', 'parent']),
  /** The parent's name, or the plan's; null where no name helps. */
  name: v.nullable(v.string()),
});
export type Lack = v.InferOutput<typeof lack>;

/** Null where nothing is missing. */
export const locked = v.nullable(lack);
export type Locked = v.InferOutput<typeof locked>;

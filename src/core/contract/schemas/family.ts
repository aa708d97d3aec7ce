import * as v from 'valibot';
import { email, id, requiredText, seconds, requiredLine } from './common.js';
import { metrics } from './users.js';

/** How a person belongs: the parent, a member with a login, a profile without one, or one whose invitation is open. */
export const familyStatus = v.picklist(['parent', 'active', 'profile', 'invited']);

/** A child who asks sees display names and pictures; everything else about the others is null (domain 6.3.2). */
export const familyMember = v.object({
  id: v.string(),
  displayName: v.string(),
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  ...metrics,
  imageUrl: v.nullable(v.string()),
  /** Where the login or the invitation is. */
  email: v.nullable(v.string()),
  status: familyStatus,
  /** Set while an invitation waits; `expiresAt` may have passed. Unix seconds. */
  invitation: v.optional(v.object({ sentAt: seconds, expiresAt: seconds })),
  isYou: v.boolean(),
});
export type FamilyMember = v.InferOutput<typeof familyMember>;

export const family = v.object({
  /** The parent first, then the others by the age of their profile. */
  items: v.array(familyMember),
  /** How many members the plan allows beside the parent, and how many there are (domain 1.8). */
  limit: v.number(),
  used: v.number(),
  /** Whether the person may add a member now, and why not. */
  canAdd: v.boolean(),
  reason: v.optional(v.picklist(['parentRequired', 'membershipRequired', 'familyFull'])),
});
export type Family = v.InferOutput<typeof family>;

const newMember = v.object({
  action: v.literal('add'),
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  displayName: v.optional(requiredLine(40)),
  birthDate: v.optional(metrics.birthDate),
  gender: v.optional(metrics.gender),
  heightMm: v.optional(metrics.heightMm),
  weightGrams: v.optional(metrics.weightGrams),
  /** An invitation goes there, by which the member gets a login of their own. */
  email: v.optional(email),
});

/** `add` a profile, `resend` its invitation, or `join` the family by the token of an invitation. */
export const familyChange = v.variant('action', [
  newMember,
  v.object({ action: v.literal('resend'), memberId: id }),
  v.object({ action: v.literal('join'), token: v.pipe(v.string(), v.minLength(1), v.maxLength(256)) }),
]);
export type FamilyChange = v.InferOutput<typeof familyChange>;

export const invitationAsked = v.object({ token: requiredText(200) });

/** Whether an invitation can be accepted, was, or cannot be any more: withdrawn, too old, unknown. */
export const invitationState = v.object({ is: v.picklist(['open', 'used', 'ended']) });
export type InvitationState = v.InferOutput<typeof invitationState>;

import * as v from 'valibot';
import { billingAddress } from './account.js';
import { countryCode, id, longPageOf, pageOf, seconds, text } from './common.js';
import { longListing, searched } from './query.js';

/** A person in staff's lists: who they are and how to reach them, nothing of their health. */
export const userSummary = v.object({
  id: v.string(),
  parentId: v.string(),
  email: v.nullable(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  displayName: v.string(),
  phoneNumber: v.nullable(v.string()),
  countryCode: v.string(),
  roles: v.array(v.string()),
  dateActivated: v.nullable(seconds),
  createdAt: seconds,
});
export type UserSummary = v.InferOutput<typeof userSummary>;

/** Newest first by default. */
export const userFilter = longListing({
  filters: {
    /** Part of a name, an email address or a phone number, or a whole id; of one or two letters, how a word of them begins. */
    q: searched(200),
    role: v.optional(text(40)),
    country: v.optional(countryCode),
    /** The family of this parent. */
    parentId: v.optional(id),
  },
  sorts: ['createdAt', 'lastName', 'email'],
});
export type UserFilter = v.InferOutput<typeof userFilter>;

export const userSummaries = longPageOf(userSummary);
export type UserSummaries = v.InferOutput<typeof userSummaries>;

/** People by the month they signed up in (UTC, `YYYY-MM`) and country, newest month first. */
export const cohorts = pageOf(v.object({ month: v.string(), countryCode: v.string(), count: v.number() }));
export type Cohorts = v.InferOutput<typeof cohorts>;

export const roleCounts = pageOf(v.object({ role: v.string(), count: v.number() }));
export type RoleCounts = v.InferOutput<typeof roleCounts>;

/** `changed` names the fields (`postalCode`, `region.code`, …) that are written otherwise now. */
export const fixedAddress = v.object({
  before: v.nullable(billingAddress),
  after: v.nullable(billingAddress),
  changed: v.array(v.string()),
});
export type FixedAddress = v.InferOutput<typeof fixedAddress>;

export const repairRequest = v.object({ apply: v.optional(v.boolean()) });
export type RepairRequest = v.InferOutput<typeof repairRequest>;

/** What is wrong with an account, and whether it was put right; a dry run puts nothing right. */
export const repairReport = v.object({
  applied: v.boolean(),
  problems: v.array(v.object({ code: v.string(), detail: v.string(), fixed: v.boolean() })),
});
export type RepairReport = v.InferOutput<typeof repairReport>;

/** Six digits, good until `expiresAt` (unix seconds, the end of the UTC day). */
export const devCode = v.object({ code: v.string(), expiresAt: seconds });
export type DevCode = v.InferOutput<typeof devCode>;

export const activation = v.object({ dateActivated: v.nullable(seconds) });
export type Activation = v.InferOutput<typeof activation>;

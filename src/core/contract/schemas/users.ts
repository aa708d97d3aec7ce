import * as v from 'valibot';
import { billingAddress } from './account.js';
import { signedIn } from './auth.js';
import { calendarDay } from './calendar.js';
import { countryCode, email, id, password, seconds, text, requiredLine } from './common.js';
import { attribution } from './attribution.js';

export const gender = v.picklist(['female', 'male', 'nonBinary', 'undisclosed']);
export type Gender = v.InferOutput<typeof gender>;

const measure = (min: number, max: number, what: string) =>
  v.pipe(v.number(), v.integer(what), v.minValue(min, what), v.maxValue(max, what));

/** What people may say of their bodies; every part may be missing. Lengths in millimetres, weights in grams, rates in beats per minute. */
export const metrics = {
  birthDate: v.nullable(calendarDay),
  gender: v.nullable(gender),
  heightMm: v.nullable(measure(300, 2750, 'Must be a height of 300 to 2750 millimetres.')),
  weightGrams: v.nullable(measure(2000, 650_000, 'Must be a weight of 2000 to 650000 grams.')),
};

/** For training zones and loads (domain 3.3 and 3.8): beats per minute, and watts. */
const limits = {
  maxHeartRate: v.nullable(measure(90, 240, 'Must be a heart rate of 90 to 240.')),
  restingHeartRate: v.nullable(measure(25, 120, 'Must be a heart rate of 25 to 120.')),
  /** Functional threshold power, as a test found it; null takes 95 % of the best 20 minutes. */
  ftp: v.nullable(measure(30, 700, 'Must be a power of 30 to 700 watts.')),
};

/**
 * A person. Health data (birth date, weight, heart rates, threshold power) is null for readers who may not see it: it is shown to the
 * person, to the parent of a minor and to admins (domain 6.3.5).
 */
export const user = v.object({
  id: v.string(),
  parentId: v.string(),
  /** Null for profiles that nobody signs in to. */
  email: v.nullable(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  /** What others see of this person. */
  displayName: v.string(),
  phoneNumber: v.nullable(v.string()),
  countryCode: v.string(),
  roles: v.array(v.string()),
  ...metrics,
  ...limits,
  address: v.nullable(billingAddress),
  /** A path under the API's address, `/static/images/…`. */
  imageUrl: v.nullable(v.string()),
  /** When the person first could sign in themself, unix seconds. */
  dateActivated: v.nullable(seconds),
  createdAt: seconds,
  version: v.number(),
});
export type User = v.InferOutput<typeof user>;

/** A person who signs up has an address. */
export const userSignedUp = v.object({ ...signedIn.entries, user: v.object({ ...user.entries, email: v.string() }) });
export type UserSignedUp = v.InferOutput<typeof userSignedUp>;

/** A picture as a data URL; 512 KB of JPEG, PNG or WebP, recognised by its first bytes. */
const image = v.pipe(
  v.string(),
  v.maxLength(750_000, 'The picture is larger than 512 KB.'),
  v.regex(/^data:image\/(?:jpeg|png|webp);base64,/, 'Must be a JPEG, PNG or WebP picture.'),
);

/** Any part of a profile. With `version`, nothing is written over a change that the sender has not seen. */
export const userPatch = v.object({
  firstName: v.optional(requiredLine(100)),
  lastName: v.optional(requiredLine(100)),
  displayName: v.optional(requiredLine(40)),
  phoneNumber: v.optional(v.nullable(text(32))),
  countryCode: v.optional(countryCode),
  birthDate: v.optional(metrics.birthDate),
  gender: v.optional(metrics.gender),
  heightMm: v.optional(metrics.heightMm),
  weightGrams: v.optional(metrics.weightGrams),
  maxHeartRate: v.optional(limits.maxHeartRate),
  restingHeartRate: v.optional(limits.restingHeartRate),
  ftp: v.optional(limits.ftp),
  address: v.optional(v.nullable(billingAddress)),
  image: v.optional(image),
  email: v.optional(email),
  /** The caller's password; needed with `email`. */
  currentPassword: v.optional(v.pipe(v.string(), v.maxLength(128))),
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type UserPatch = v.InferOutput<typeof userPatch>;

export const newUser = v.object({
  email,
  password,
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  countryCode: v.optional(countryCode),
  partnerId: v.optional(id),
  attribution: v.optional(attribution),
});

export type NewUser = v.InferOutput<typeof newUser>;

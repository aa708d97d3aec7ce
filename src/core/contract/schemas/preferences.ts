import * as v from 'valibot';

/** Whether `Intl` knows a time zone, under a name that other systems know too. */
function isTimeZone(name: string): boolean {
  if (!/^(?:UTC|[A-Z][A-Za-z0-9_+-]*(?:\/[A-Z][A-Za-z0-9_+-]*)+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const visibility = v.picklist(['visible', 'hidden']);
const mail = v.boolean('Must be true or false.');

const bounds = v.nullable(
  v.pipe(
    v.tuple([v.number(), v.number(), v.number(), v.number()]),
    v.check(
      list => list.every((bound, at) => Number.isInteger(bound) && bound > (list[at - 1] ?? 29) && bound <= 240),
      'Must be four rising heart rates of 30 to 240.',
    ),
  ),
);

/** Every preference by its key, and what it may be. */
export const preferenceKeys = {
  units: v.picklist(['metric', 'imperial']),
  language: v.picklist(['en-US', 'es-MX', 'nl-BE', 'fr-BE', 'fr-CA']),
  /** IANA, such as `Europe/Brussels`. */
  timeZone: v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone, 'Must be a time zone like Europe/Brussels.')),
  weekStart: v.picklist(['monday', 'saturday', 'sunday']),
  /** Hidden people are in no list that others see (domain 6.3.4). */
  'privacy.leaderboard': visibility,
  'privacy.heartRate': visibility,
  'notifications.email.marketing': mail,
  'notifications.email.billing': v.literal(
    true,
    'Mails about billing are part of the membership and cannot be switched off.',
  ),
  'notifications.email.classes': mail,
  'notifications.email.family': mail,
  'notifications.push.classes': mail,
  'notifications.push.challenges': mail,
  'notifications.push.family': mail,
  /** How the maximum is estimated while the person has given none (domain 3.3). */
  'training.maxHeartRateFormula': v.picklist(['220-age', '208-0.7age']),
  /** Where zones 2 to 5 begin, beats per minute; null computes them. */
  'training.heartRateZones': bounds,
};

/** What was set, by key; also what is sent to set it. A key that is not known is refused. */
export const preferences = v.partial(v.strictObject(preferenceKeys));
export type Preferences = v.InferOutput<typeof preferences>;
export type PreferenceKey = keyof typeof preferenceKeys;

/** Why whoever asks may not change it: it is for the person themself (domain 8.7). */
export const preferenceLock = v.picklist(['privacyIsTheirs', 'notWhileActing']);
export type PreferenceLock = v.InferOutput<typeof preferenceLock>;

/** A preference as it counts, what it would be otherwise, whether it is that, and why it is another's to change. */
const setting = <Value extends v.GenericSchema>(value: Value) =>
  v.object({ value, default: value, isDefault: v.boolean(), lock: v.optional(preferenceLock) });

export const fullPreferences = v.object({
  units: setting(preferenceKeys.units),
  language: setting(preferenceKeys.language),
  timeZone: setting(preferenceKeys.timeZone),
  weekStart: setting(preferenceKeys.weekStart),
  'privacy.leaderboard': setting(visibility),
  'privacy.heartRate': setting(visibility),
  'notifications.email.marketing': setting(mail),
  'notifications.email.billing': setting(preferenceKeys['notifications.email.billing']),
  'notifications.email.classes': setting(mail),
  'notifications.email.family': setting(mail),
  'notifications.push.classes': setting(mail),
  'notifications.push.challenges': setting(mail),
  'notifications.push.family': setting(mail),
  'training.maxHeartRateFormula': setting(preferenceKeys['training.maxHeartRateFormula']),
  'training.heartRateZones': setting(bounds),
} satisfies Record<PreferenceKey, unknown>);
export type FullPreferences = v.InferOutput<typeof fullPreferences>;

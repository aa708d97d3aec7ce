import type { FullPreferences, PreferenceKey, PreferenceLock } from '../../../core/contract/schemas/preferences.js';

/** The value that counts, by key. */
export type Values = { readonly [Key in PreferenceKey]: FullPreferences[Key]['value'] };

/** Some of them, as a user wants them to be. */
export type Change = { readonly [Key in PreferenceKey]?: Values[Key] };

export const valuesOf = (
  {
    units,
    language,
    timeZone,
    weekStart,
    'privacy.leaderboard': leaderboard,
    'privacy.heartRate': heartRate,
    'notifications.email.marketing': marketing,
    'notifications.email.billing': billing,
    'notifications.email.classes': classes,
    'notifications.email.family': family,
    'notifications.push.classes': pushClasses,
    'notifications.push.challenges': pushChallenges,
    'notifications.push.family': pushFamily,
    'training.maxHeartRateFormula': formula,
    'training.heartRateZones': zones,
  }: FullPreferences,
  of: 'value' | 'default',
): Values => ({
  units: units[of],
  language: language[of],
  timeZone: timeZone[of],
  weekStart: weekStart[of],
  'privacy.leaderboard': leaderboard[of],
  'privacy.heartRate': heartRate[of],
  'notifications.email.marketing': marketing[of],
  'notifications.email.billing': billing[of],
  'notifications.email.classes': classes[of],
  'notifications.email.family': family[of],
  'notifications.push.classes': pushClasses[of],
  'notifications.push.challenges': pushChallenges[of],
  'notifications.push.family': pushFamily[of],
  'training.maxHeartRateFormula': formula[of],
  'training.heartRateZones': zones[of],
});

/** Why a preference is another person's to change, where it is. */
export type Locks = { readonly [Key in PreferenceKey]?: PreferenceLock };

export const locksOf = (all: FullPreferences): Locks =>
  Object.fromEntries(Object.entries(all).flatMap(([key, { lock }]) => (lock ? [[key, lock]] : [])));

const isKeyOf =
  (values: Values) =>
  (key: string): key is PreferenceKey =>
    key in values;

export const keysOf = (values: Values): readonly PreferenceKey[] => Object.keys(values).filter(isKeyOf(values));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Which differ from what they would be if nobody had set them. */
const differing = (values: Values, defaults: Values): readonly PreferenceKey[] =>
  keysOf(values).filter(key => !isSame(values[key], defaults[key]));

/** Which of them whoever looks may set back. */
export const resettable = ({
  values,
  defaults,
  locks,
}: {
  values: Values;
  defaults: Values;
  locks: Locks;
}): readonly PreferenceKey[] => differing(values, defaults).filter(key => !locks[key]);

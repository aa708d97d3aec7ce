import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';
import {
  fullPreferences,
  type FullPreferences,
  type PreferenceKey,
  type PreferenceLock,
  preferenceKeys,
  preferences as shape,
  type Preferences,
} from '../../core/contract/schemas/preferences.js';
import type { Db } from '../db/db.js';
import { preferences } from './tables.js';
import type { Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import { isInCare, maySeeHealth, readerOf, type UserRow } from './profile/profile.js';

type Defaults = { [Key in PreferenceKey]: NonNullable<Preferences[Key]> | null };

interface Region {
  units: 'metric' | 'imperial';
  language: NonNullable<Preferences['language']>;
  timeZone: string;
  weekStart: 'monday' | 'sunday';
}

const unitedStates: Region = {
  units: 'imperial',
  language: 'en-US',
  timeZone: 'America/New_York',
  weekStart: 'sunday',
};

const regions: Readonly<Record<string, Region>> = {
  US: unitedStates,
  CA: { units: 'metric', language: 'en-US', timeZone: 'America/Toronto', weekStart: 'sunday' },
  MX: { units: 'metric', language: 'es-MX', timeZone: 'America/Mexico_City', weekStart: 'sunday' },
  BE: { units: 'metric', language: 'nl-BE', timeZone: 'Europe/Brussels', weekStart: 'monday' },
};

const elsewhere: Region = { units: 'metric', language: 'en-US', timeZone: 'UTC', weekStart: 'monday' };

/** What counts for a person who has set nothing. Children are hidden from others (domain 6.3.4). */
export function defaultsOf({ id, parentId, countryCode }: Pick<UserRow, 'id' | 'parentId' | 'countryCode'>): Defaults {
  const privacy = id === parentId ? 'visible' : 'hidden';
  return {
    ...(regions[countryCode] ?? elsewhere),
    'privacy.leaderboard': privacy,
    'privacy.heartRate': privacy,
    'notifications.email.marketing': false,
    'notifications.email.billing': true,
    'notifications.email.classes': true,
    'notifications.email.family': true,
    'notifications.push.classes': true,
    'notifications.push.challenges': true,
    'notifications.push.family': true,
    'training.maxHeartRateFormula': '220-age',
    'training.heartRateZones': null,
  };
}

export function isPreferenceKey(key: string): key is PreferenceKey {
  return Object.hasOwn(preferenceKeys, key);
}

/** What a person has set. A value that an older release took and this one does not counts as not set. */
export async function setPreferences(db: Db, userId: string): Promise<Preferences> {
  const rows = await db.select().from(preferences).where(eq(preferences.userId, userId));
  const good = rows.filter(({ key, value }) => isPreferenceKey(key) && v.is(preferenceKeys[key], value));
  return v.parse(shape, Object.fromEntries(good.map(({ key, value }) => [key, value])));
}

/** What a person alone decides, and others may not even see of an adult. */
const isOwn = (key: PreferenceKey): boolean => key.startsWith('privacy.') || key === 'training.heartRateZones';

/**
 * Why whoever asks may not decide what is a person's own (domain 8.7): staff who act for them never do, a parent does for
 * who is in their care.
 */
export function ownRefusal(
  user: UserRow,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): PreferenceLock | undefined {
  if (!caller) return undefined;
  if (caller.acting) return 'notWhileActing';
  const reader = readerOf(caller);
  return reader === user.parentId && reader !== user.id && !isInCare(user, now) ? 'privacyIsTheirs' : undefined;
}

/** Throws when somebody else would decide what is a person's own. */
export function demandOwn(context: Context, user: UserRow, keys: readonly string[]): void {
  const code = keys.some(key => isPreferenceKey(key) && isOwn(key)) ? ownRefusal(user, context) : undefined;
  if (code) throw new Refusal(code, 'This is for the person themself to decide.');
}

/** Preferences for whoever asks: without zones, which are health data, where those are not theirs to see. */
export const preferencesFor = (context: Context, user: UserRow, { ...set }: Preferences): Preferences => {
  if (!maySeeHealth(user, context.caller, context.now)) delete set['training.heartRateZones'];
  return set;
};

/** The same of every preference, with why some cannot be changed by whoever asks. */
export function fullPreferencesFor(context: Context, user: UserRow, all: FullPreferences): FullPreferences {
  const lock = ownRefusal(user, context);
  const locked = lock && { lock };
  const zones = maySeeHealth(user, context.caller, context.now)
    ? all['training.heartRateZones']
    : { value: null, default: null, isDefault: true };
  return {
    ...all,
    'privacy.leaderboard': { ...all['privacy.leaderboard'], ...locked },
    'privacy.heartRate': { ...all['privacy.heartRate'], ...locked },
    'training.heartRateZones': { ...zones, ...locked },
  };
}

/** Every preference as it counts. */
export async function allPreferences(
  db: Db,
  user: Pick<UserRow, 'id' | 'parentId' | 'countryCode'>,
): Promise<FullPreferences> {
  const set = await setPreferences(db, user.id);
  const defaults = defaultsOf(user);
  const one = (key: PreferenceKey) => {
    const value = set[key] ?? defaults[key];
    return { value, default: defaults[key], isDefault: JSON.stringify(value) === JSON.stringify(defaults[key]) };
  };
  return v.parse(
    fullPreferences,
    Object.fromEntries(
      Object.keys(preferenceKeys)
        .filter(isPreferenceKey)
        .map(key => [key, one(key)]),
    ),
  );
}

/** Sets what is given and leaves the rest alone; null is no value of its own but takes one away. */
export async function writePreferences(
  { db, now }: { db: Db; now: number },
  userId: string,
  given: Preferences,
): Promise<void> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const gone = entries.filter(([, value]) => value === null).map(([key]) => key);
  const kept = entries
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ({ userId, key, value, updatedAt: now }));
  if (gone.length > 0)
    await db.delete(preferences).where(and(eq(preferences.userId, userId), inArray(preferences.key, gone)));
  if (kept.length === 0) return;
  await db
    .insert(preferences)
    .values(kept)
    .onConflictDoUpdate({
      target: [preferences.userId, preferences.key],
      set: { value: sql`excluded.value`, updatedAt: now },
    });
}

/** Back to the default. */
export async function clearPreference(db: Db, userId: string, key: PreferenceKey): Promise<void> {
  await db.delete(preferences).where(and(eq(preferences.userId, userId), eq(preferences.key, key)));
}

import { has } from '../../../core/has.js';
import type { Store } from '../../../core/session/storage.js';
import type { Kept } from './state.js';

type Check = (value: unknown) => boolean;

const text: Check = value => typeof value === 'string';
const number: Check = value => typeof value === 'number' && Number.isFinite(value);
const yesNo: Check = value => typeof value === 'boolean';
const orNull =
  (check: Check): Check =>
  value =>
    value === null || check(value);
const perhaps =
  (check: Check): Check =>
  value =>
    value === undefined || check(value);
const all =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check(has(value, name) ? value[name] : undefined));
const record =
  (check: Check): Check =>
  value =>
    typeof value === 'object' && value !== null && Object.values(value).every(check);

const values = { weight: orNull(number), amount: number, rir: orNull(number), isWarmUp: yesNo };
const set = shape({
  id: text,
  target: orNull(
    shape({
      reps: orNull(shape({ low: number, high: number })),
      holdSeconds: orNull(number),
      weight: orNull(number),
    }),
  ),
  typed: shape(Object.fromEntries(Object.entries(values).map(([name, check]) => [name, perhaps(check)]))),
  done: orNull(shape({ ...values, position: number, performedAt: number, editedAt: number })),
  removed: yesNo,
  sent: all(number),
  savedAt: orNull(number),
});
const exercise = shape({
  key: text,
  exerciseId: text,
  name: text,
  isHeld: yesNo,
  setType: text,
  restSeconds: number,
  slot: text,
  skipped: yesNo,
  sets: all(set),
  last: orNull(all(shape({ weight: orNull(number), amount: number }))),
});
const session = shape({
  sessionId: text,
  routineId: orNull(text),
  title: orNull(text),
  startedAt: number,
  endedAt: orNull(number),
  timeZone: text,
  units: value => value === 'metric' || value === 'imperial',
  exercises: all(exercise),
  at: orNull(shape({ key: text, setId: orNull(text) })),
  rest: orNull(shape({ endsAt: number, seconds: number })),
  hold: orNull(shape({ setId: text, beginsAt: number, endsAt: orNull(number) })),
  workoutId: orNull(text),
  wasSent: yesNo,
  isEndSaved: yesNo,
  told: all(text),
  before: orNull(record(record(number))),
});
const whole = shape({ version: value => value === 1, sound: yesNo, getReady: number, session: orNull(session) });

const isKept = (value: unknown): value is Kept => whole(value);

/** Without a sound until somebody asks for it. */
const usual: Kept = { version: 1, sound: false, getReady: 3, session: null };

const keyOf = (userId: string): string => `echelon-strength-session:${userId}`;

/** What a device keeps for a member. What is of another version, or broken, is as nothing. */
export function readKept(store: Store, userId: string): Kept {
  try {
    const kept: unknown = JSON.parse(store.read(keyOf(userId)) ?? 'null');
    return isKept(kept) ? kept : usual;
  } catch {
    return usual;
  }
}

export const writeKept = (store: Store, userId: string, kept: Kept): void =>
  store.write(keyOf(userId), JSON.stringify(kept));

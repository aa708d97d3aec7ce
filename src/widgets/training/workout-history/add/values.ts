import type { LoggedWorkout, WorkoutType } from '../../../../core/contract/schemas/training/workouts.js';
import { localInstant, localIso } from '../../../../core/time-zones.js';
import { fromUnits } from '../../../workouts/quantities.js';
import type { Settings } from '../../../workouts/settings.js';

/** What is counted of a workout that somebody enters, each in the reader's units. */
export type Amount = 'output' | 'distance' | 'elevation' | 'calories';

/** A workout that is entered by hand, in the order of the form. Amounts may be left out. */
export interface Values extends Record<Amount, number | undefined> {
  type: WorkoutType;
  /** Empty for what its type is called. */
  title: string;
  /** `YYYY-MM-DDTHH:mm` by the member's clocks. */
  startedAt: string;
  minutes: number | undefined;
}

export type Problem =
  | 'titleLong'
  | 'startMissing'
  | 'inFuture'
  | 'lengthMissing'
  | 'lengthRange'
  | 'outputRange'
  | 'distanceRange'
  | 'elevationRange'
  | 'caloriesRange';

/** As the call takes them: joules, metres, metres climbed, kilocalories. */
export const mostOf: Readonly<Record<Amount, number>> = {
  output: 100_000_000,
  distance: 1_000_000,
  elevation: 30_000,
  calories: 50_000,
};
const LONGEST_TITLE = 120;
export const MOST_MINUTES = 1440;

/** Seconds that a device's clock may be ahead of ours, as the server has it. */
const CLOCKS_AHEAD = 15 * 60;

const cardio = ['output', 'distance', 'calories'] as const;
const onFoot = ['distance', 'elevation', 'calories'] as const;
const anything = ['calories'] as const;

/** What there is to count of each type. */
export const amountsOf: Readonly<Record<WorkoutType, readonly Amount[]>> = {
  bike: cardio,
  row: cardio,
  run: onFoot,
  climb: ['elevation', 'calories'],
  ellipse: cardio,
  reflect: anything,
  fitpass: anything,
  strength: anything,
  freestyle: onFoot,
};

const HOUR = 3600;
const QUARTER = 900;

/** A form begins with a ride that began about an hour ago: who enters one has mostly just done it. */
export const blankAt = (now: number, { timeZone }: Settings): Values => ({
  type: 'bike',
  title: '',
  startedAt: localIso(timeZone, Math.floor((now - HOUR) / QUARTER) * QUARTER).slice(0, 16),
  minutes: undefined,
  output: undefined,
  distance: undefined,
  elevation: undefined,
  calories: undefined,
});

/** The instant at which the clocks of a zone show such a time, unix seconds; nothing for what is no time. */
export function startOf(written: string, timeZone: string): number | undefined {
  const [, day, hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(written) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return undefined;
  return localInstant(timeZone, day, Number(hour) * 60 + Number(minute));
}

const isAmount = (field: keyof Values): field is Amount => field in mostOf;

interface Knowing {
  settings: Settings;
  now: number;
  /** Numbers that were typed and are none. */
  unreadable: ReadonlySet<string>;
}

export function check(
  field: keyof Values,
  values: Values,
  { settings: { units, timeZone }, now, unreadable }: Knowing,
): Problem | undefined {
  if (isAmount(field)) {
    if (!amountsOf[values.type].includes(field)) return undefined;
    const value = values[field];
    const counted = value === undefined ? 0 : fromUnits(field, value, units);
    return unreadable.has(field) || counted < 0 || counted > mostOf[field] ? `${field}Range` : undefined;
  }
  const { title, startedAt, minutes } = values;
  if (field === 'title') return title.trim().length > LONGEST_TITLE ? 'titleLong' : undefined;
  if (field === 'minutes') {
    if (minutes === undefined) return unreadable.has(field) ? 'lengthRange' : 'lengthMissing';
    return Number.isInteger(minutes) && minutes >= 1 && minutes <= MOST_MINUTES ? undefined : 'lengthRange';
  }
  if (field !== 'startedAt') return undefined;
  const start = startOf(startedAt, timeZone);
  if (start === undefined) return 'startMissing';
  return start + 60 * (minutes ?? 0) > now + CLOCKS_AHEAD ? 'inFuture' : undefined;
}

/** What is sent. `usualTitle` is what it is called that nobody has named; amounts of another type stay behind. */
export function loggedOf(values: Values, { units, timeZone }: Settings, usualTitle: string): LoggedWorkout {
  const { type, title, startedAt, minutes = 0 } = values;
  const amounts = amountsOf[type].flatMap(name => {
    const value = values[name];
    return value === undefined ? [] : [[name, fromUnits(name, value, units)] as const];
  });
  return {
    type,
    title: title.trim() || usualTitle,
    startedAt: startOf(startedAt, timeZone) ?? 0,
    timeZone,
    durationSeconds: minutes * 60,
    ...(amounts.length > 0 && { totals: Object.fromEntries(amounts) }),
  };
}

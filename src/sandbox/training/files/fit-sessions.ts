import type { EventMesg, FitMessages, LapMesg, SessionMesg } from '@garmin/fitsdk';
import { DAY } from '../../../core/dates.js';
import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';
import { fromFile, type unitsOf, wholeWithin } from './file-units.js';
import { unixTime } from './fit-values.js';
import type { Claim, Span } from './readings.js';
import { totalsWithin } from './totals.js';
import type { Figures, WorkoutFile } from './workout-file.js';

/** A session of a FIT file, and its part of the file's time; a file that broke off has one without a session. */
export interface FitSession {
  session: SessionMesg;
  laps: readonly LapMesg[];
  startedAt: number | null;
  /** Unix seconds; the first session has what came before, the last what came after. */
  from: number;
  until: number;
}

/** When a session began: of one that does not say, so long before it was written down. */
function startOf({ startTime, timestamp, totalElapsedTime }: SessionMesg): number | null {
  const end = unixTime(timestamp);
  const began = typeof totalElapsedTime === 'number' && end !== null ? Math.floor(end - totalElapsedTime) : null;
  return unixTime(startTime) ?? began;
}

/** The sessions of a file in their order. What lies between two sports is none, and one written twice counts once. */
export function fitSessions({ sessionMesgs = [], lapMesgs = [] }: FitMessages): FitSession[] {
  const all = sessionMesgs.map(session => ({ session, startedAt: startOf(session) }));
  const byStart = [...new Map(all.map(one => [one.startedAt, one])).values()].toSorted(
    (one, other) => (one.startedAt ?? 0) - (other.startedAt ?? 0),
  );
  const known = byStart.length > 0 ? byStart : [{ session: {}, startedAt: null }];
  const parts = known.map((one, index) => {
    const from = index === 0 ? -Infinity : (one.startedAt ?? -Infinity);
    const until = known[index + 1]?.startedAt ?? Infinity;
    const laps = lapMesgs.filter(({ startTime }) => isIn(unixTime(startTime) ?? from, { from, until }));
    return { ...one, from, until, laps };
  });
  return parts.filter(({ session }) => session.sport !== 'transition');
}

/** Whether a time is of a session. */
export const isIn = (at: number, { from, until }: Pick<FitSession, 'from' | 'until'>): boolean =>
  at >= from && at < until;

/** When the timer stood still, as the file's events say. */
function pausesOf(events: readonly EventMesg[]): Span[] {
  const pauses: Span[] = [];
  let stopped: number | undefined;
  for (const { event, eventType, timestamp } of events) {
    const at = unixTime(timestamp);
    if (event !== 'timer' || at === null) continue;
    if (eventType === 'start') {
      if (stopped !== undefined && at > stopped) pauses.push({ from: stopped, to: at });
      stopped = undefined;
    } else if (String(eventType).startsWith('stop')) stopped ??= at;
  }
  return pauses;
}

export const claimOf = ({ startedAt }: FitSession, { eventMesgs = [] }: FitMessages): Claim => ({
  startedAt,
  pauses: pausesOf(eventMesgs),
});

type Summary = SessionMesg | LapMesg;

const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** A figure of a session; where it has none, what all its laps state together. */
function summed({ session, laps }: FitSession, of: (one: Summary) => unknown): number | null {
  const own = number(of(session));
  if (own !== null || laps.length === 0) return own;
  return laps.reduce<number | null>((sum, lap) => {
    const one = number(of(lap));
    return sum === null || one === null ? null : sum + one;
  }, 0);
}

/** Seconds of exercise as the file states them. */
export const statedSeconds = (session: FitSession): number | null =>
  wholeWithin(summed(session, one => one.totalTimerTime) ?? number(session.session.totalElapsedTime), 0, DAY);

/** Totals as the file states them. */
export const statedTotals = (session: FitSession): WorkoutFile['totals'] =>
  totalsWithin({
    output: summed(session, one => one.totalWork),
    distance: summed(session, one => one.totalDistance),
    calories: summed(session, one => one.totalCalories),
    elevation: summed(session, one => one.totalAscent),
  });

/** The averages and the highest that a session states. */
export function statedFigures(
  { session }: FitSession,
  units: ReturnType<typeof unitsOf>,
): Required<WorkoutFile>['stated'] {
  const figures = (said: Readonly<Partial<Record<MetricSlug, unknown>>>): Figures => {
    const of = (slug: MetricSlug) => {
      const value = fromFile(said[slug], units[slug]);
      return value !== null && { [slug]: value };
    };
    return { ...of('output'), ...of('cadence'), ...of('speed'), ...of('heart_rate') };
  };
  const { avgPower, avgCadence, avgHeartRate, maxPower, maxCadence, maxHeartRate } = session;
  const average = figures({
    output: avgPower,
    cadence: avgCadence,
    speed: session.enhancedAvgSpeed ?? session.avgSpeed,
    heart_rate: avgHeartRate,
  });
  const max = figures({
    output: maxPower,
    cadence: maxCadence,
    speed: session.enhancedMaxSpeed ?? session.maxSpeed,
    heart_rate: maxHeartRate,
  });
  return { average, max };
}

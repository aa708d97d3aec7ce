import { everyDay } from './days.js';

/** The load of a workout, and the local day `YYYY-MM-DD` that it was done on. */
export interface DailyLoad {
  day: string;
  load: number;
}

/** The state at the end of a day; not rounded. */
export interface FitnessDay extends DailyLoad {
  fitness: number;
  fatigue: number;
  /** What the day began with: fitness − fatigue of the day before. */
  form: number;
}

/**
 * The share of a day's load that an average of `days` takes on. The exact decay over one day, 1 − e^(−1/n), as the
 * impulse-response model has it (Banister and others, 1975, Aust J Sports Med 7: 57–61) and intervals.icu computes it
 * (0.0235 and 0.1331); the nearby 1/n of some programs is its first approximation.
 */
const shareOver = (days: number): number => 1 - Math.exp(-1 / days);

const FITNESS_SHARE = shareOver(42);
const FATIGUE_SHARE = shareOver(7);

const RESTED = { fitness: 0, fatigue: 0 };

/**
 * Fitness, fatigue and form of every day from the first load through `until`: exponentially weighted means of the daily
 * load over 42 and 7 days, and their difference of the day before (domain 3.8; Allen and Coggan's performance manager).
 * Loads of one day add up, a day without one is 0, and before the first there was nothing. Later loads are left out.
 */
export function fitnessAndForm(loads: readonly DailyLoad[], until: string): FitnessDay[] {
  const loadOf = new Map<string, number>();
  for (const { day, load } of loads) loadOf.set(day, (loadOf.get(day) ?? 0) + load);
  const [first] = [...loadOf.keys()].toSorted();
  const rows: FitnessDay[] = [];
  for (const day of first === undefined ? [] : everyDay(first, until)) {
    const { fitness, fatigue } = rows.at(-1) ?? RESTED;
    const load = loadOf.get(day) ?? 0;
    rows.push({
      day,
      load,
      fitness: fitness + (load - fitness) * FITNESS_SHARE,
      fatigue: fatigue + (load - fatigue) * FATIGUE_SHARE,
      form: fitness - fatigue,
    });
  }
  return rows;
}

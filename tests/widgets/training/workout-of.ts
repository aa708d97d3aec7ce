import type { Workout } from '../../../src/core/contract/schemas/training/workouts.js';

type Given = Partial<Pick<Workout, 'id' | 'localDate' | 'durationSeconds' | 'type'>> & { distance?: number | null };

const nothing = { output: null, cadence: null, resistance: null, speed: null, heart_rate: null, incline: null };

/** A workout of which only what matters is said. */
export const workoutOf = ({ distance = null, ...given }: Given): Workout => ({
  id: 'wrk_1',
  type: 'bike',
  title: '30 min Ride',
  content: null,
  formatId: null,
  classSeconds: null,
  startedAt: 1_790_000_000,
  endedAt: 1_790_001_800,
  timeZone: 'America/Denver',
  localDate: '2026-11-26',
  durationSeconds: 1800,
  completed: true,
  source: 'equipment',
  totals: { output: null, distance, calories: null, elevation: null, volume: null },
  estimated: [],
  average: nothing,
  max: nothing,
  load: null,
  records: [],
  version: 1,
  ...given,
});

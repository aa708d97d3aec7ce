import type { StrengthMetric } from '../../../core/contract/schemas/strength/records.js';
import { defineWords } from '../../../core/words.js';

const metrics: Record<StrengthMetric, string> = {
  weight: 'Heaviest set',
  oneRepMax: 'One-rep max',
  setVolume: 'Volume of a set',
  sessionVolume: 'Volume of a session',
  reps: 'Most reps',
  hold: 'Longest hold',
};

const how: Record<StrengthMetric, string> = {
  weight: 'The most weight lifted at least once.',
  oneRepMax: 'Estimated: weight ÷ (1.0278 − 0.0278 × reps), for up to 10 reps (Brzycki).',
  setVolume: 'Weight × reps of one set.',
  sessionVolume: 'Weight × reps of all its sets in one session, without warm-ups.',
  reps: 'Reps in one set, with any weight.',
  hold: 'Seconds held in one set.',
};

export const summaryWords = defineWords('strength-session/summary', {
  title: 'Well lifted',
  time: 'Time',
  volume: 'Lifted',
  volumeHow: 'Lifted is weight × reps of every set, without warm-ups. Your own weight isn’t counted.',
  sets: 'Sets',
  records: 'New records',
  noRecords: 'No record this time. The work counts all the same.',
  over: (much: string) => `+${much}`,
  firstTime: 'The first',
  metrics,
  how,
  what: 'your records',
  see: 'See the workout',
  another: 'Start another session',
});

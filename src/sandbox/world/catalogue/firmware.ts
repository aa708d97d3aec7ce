import { addDays } from '../../../core/dates.js';

/** Software of the demo machines as of `now`, unix seconds. The climber has no computer. */
export const firmwareAt = (now: number) => [
  {
    modelId: 'connect-ex-8s',
    version: '4.2.1',
    releasedAt: addDays(now, -200),
    notes: 'Steadier resistance at low cadence.',
  },
  {
    modelId: 'connect-ex-8s',
    version: '4.3.0',
    releasedAt: addDays(now, -21),
    notes: 'The screen wakes when you sit down.',
  },
  {
    modelId: 'row-s',
    version: '2.8.4',
    releasedAt: addDays(now, -60),
    notes: 'Stroke rate is shown from the first stroke.',
  },
  { modelId: 'stride-6', version: '3.1.0', releasedAt: addDays(now, -35), notes: 'The belt starts more gently.' },
];

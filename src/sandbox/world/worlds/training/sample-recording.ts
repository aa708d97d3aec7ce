import type { ContentSegment, ContentTarget } from '../../../../core/contract/schemas/content/segments.js';
import type { MetricSlug, Recording } from '../../../../core/contract/schemas/training/recording.js';
import type { WorkoutType } from '../../../../core/contract/schemas/training/workouts.js';

/** What a sample workout is made of. */
export interface SampleEffort {
  type: WorkoutType;
  seconds: number;
  /** Seconds between two samples. */
  every: number;
  /** Watts that the member can hold for an hour. */
  power: number;
  maxHeartRate: number;
  restingHeartRate: number;
  segments: readonly ContentSegment[];
  targets: readonly ContentTarget[];
  /** Seconds in which the strap had slipped, and in which nothing was recorded. */
  noStrap: readonly [from: number, to: number] | undefined;
  hole: readonly [from: number, to: number] | undefined;
  random: () => number;
}

type Sample = Record<MetricSlug, number | null>;

const isWithin = (at: number, span: readonly [number, number] | undefined): boolean =>
  span !== undefined && at >= span[0] && at < span[1];

/** How hard each part is, as a share of what can be held for an hour: easy at both ends. */
function shareAt(at: number, { segments }: SampleEffort): number {
  const index = segments.findIndex(({ start, length }) => at >= start && at < start + length);
  if (index < 0) return 0.8;
  if (index === 0) return 0.55 + (0.2 * at) / (segments[0]?.length ?? 180);
  if (index === segments.length - 1) return 0.5;
  return 0.82 + 0.09 * ((index * 2) % 4);
}

/** Where it was asked for a cadence, about that; else what is usual on the machine. */
function cadenceAt(at: number, { targets, type }: SampleEffort): number {
  const asked = targets.find(({ slug, start, length }) => slug === 'cadence' && at >= start && at < start + length);
  return asked ? (asked.low + asked.high) / 2 : type === 'row' ? 22 : 84;
}

/** Metres an hour at so many watts: the faster, the more the air takes. */
export const speedAt = (watts: number, type: WorkoutType): number =>
  Math.round((type === 'row' ? 2150 : type === 'run' ? 1900 : 4900) * Math.cbrt(watts));

const hasWatts: readonly WorkoutType[] = ['bike', 'row', 'ellipse'];
const hasSpeed: readonly WorkoutType[] = ['bike', 'row', 'run', 'ellipse'];

/** Samples as a body and a machine would give them: effort by the parts of the class, a heart that follows slowly. */
export function sampleRecording(effort: SampleEffort): Recording {
  const { type, seconds, every, power, maxHeartRate, restingHeartRate, noStrap, hole, random } = effort;
  const times = Array.from({ length: Math.ceil(seconds / every) }, (_, index) => index * every).filter(
    at => !isWithin(at, hole),
  );
  const samples: Sample[] = [];
  let wobble = 0;
  let heart = restingHeartRate + 20;
  for (const at of times) {
    wobble = wobble * 0.85 + (random() - 0.5) * 0.09;
    const share = shareAt(at, effort) * (1 + wobble);
    const watts = power * share;
    const cadence = cadenceAt(at, effort) * (1 + wobble / 2);
    const aim = restingHeartRate + (maxHeartRate - restingHeartRate) * Math.min(0.97, 0.86 * share);
    heart += (aim - heart) * Math.min(1, every / 45);
    samples.push({
      output: Math.round(watts),
      cadence: Math.round(cadence),
      resistance: Math.round(Math.min(32, Math.max(1, (watts / cadence) * 7))),
      speed: speedAt(watts, type),
      heart_rate: isWithin(at, noStrap) ? null : Math.round(heart),
      incline: Math.round(10 * Math.max(0, 1 + 3 * Math.sin(at / 240))),
    });
  }
  const column = (slug: MetricSlug) => samples.map(sample => sample[slug]);
  return {
    seconds: times,
    metrics: {
      ...(hasWatts.includes(type) && {
        output: column('output'),
        cadence: column('cadence'),
        resistance: column('resistance'),
      }),
      ...(hasSpeed.includes(type) && { speed: column('speed') }),
      ...(type === 'run' && { incline: column('incline') }),
      heart_rate: column('heart_rate'),
    },
  };
}

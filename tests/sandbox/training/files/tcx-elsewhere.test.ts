// @vitest-environment happy-dom
import { tcx } from '@tmcw/togeojson';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { WorkoutFile } from '../../../../src/sandbox/training/files/workout-file.js';
import { writeTcx } from '../../../../src/sandbox/training/files/write-tcx.js';
import { anyWorkout, ride, runs } from './workouts.js';

const column = v.optional(v.array(v.nullable(v.number())));
const lap = v.object({
  totalTimeSeconds: v.number(),
  distanceMeters: v.number(),
  cadences: column,
  speeds: column,
  watts: column,
  /** Hearts without their gaps. */
  coordinateProperties: v.object({ times: v.array(v.string()), heart: v.optional(v.array(v.number())) }),
});
const track = v.object({ features: v.array(v.object({ properties: lap })) });

const PLACE = '<Position><LatitudeDegrees>1</LatitudeDegrees><LongitudeDegrees>2</LongitudeDegrees></Position>';

/**
 * What another library reads of each lap. It draws tracks on maps and leaves out whatever is nowhere: ours are indoors, so
 * every moment is given a place here. Happy DOM finds no element with a prefix by its namespace, which the library asks
 * for, so that the prefix goes.
 */
function readElsewhere(workout: WorkoutFile): v.InferOutput<typeof lap>[] {
  const xml = writeTcx(workout)
    .replaceAll('</Time>', `</Time>${PLACE}`)
    .replaceAll(/(<\/?)x:/g, '$1');
  const found: unknown = tcx(new DOMParser().parseFromString(xml, 'text/xml'));
  return v.parse(track, found).features.map(({ properties }) => properties);
}

/** One lap of all samples, of which the library wants two: a point is no track. It reads no distance of a moment. */
const inOneLap: fc.Arbitrary<WorkoutFile> = anyWorkout
  .filter(({ recording }) => recording.seconds.length > 1)
  .map(workout => {
    const { seconds, metrics } = workout.recording;
    return { ...workout, recording: { seconds, metrics } };
  });

const without = <Value>(values: readonly (Value | null)[] = []): Value[] => values.filter(value => value !== null);

describe('another reader of TCX', () => {
  it('finds the samples of any workout', () => {
    fc.assert(
      fc.property(inOneLap, workout => {
        const { seconds, metrics } = workout.recording;
        const [read, ...more] = readElsewhere(workout);
        expect(more).toEqual([]);
        const { times, heart } = read?.coordinateProperties ?? {};
        expect(times?.map(time => Date.parse(time) / 1000 - workout.startedAt)).toEqual(seconds);
        expect(heart ?? []).toEqual(without(metrics.heart_rate));
        expect(read?.watts).toEqual(metrics.output);
        // it does not look where watches have a runner's
        expect(read?.cadences).toEqual(workout.type === 'run' ? undefined : metrics.cadence);
        const speeds = read?.speeds?.map(speed => speed && Math.round(speed * 3600));
        expect(speeds).toEqual(metrics.speed);
        expect(read?.totalTimeSeconds).toBe(workout.durationSeconds);
      }),
      runs(40),
    );
  });

  it('finds the laps of a ride, whose metres add up to all of them', () => {
    const laps = [
      { name: 'Warm-up', start: 0, length: 3 },
      { name: 'Climb', start: 3, length: 1797 },
    ];
    const read = readElsewhere({ ...ride, recording: { ...ride.recording, laps } });
    expect(read.map(({ totalTimeSeconds }) => totalTimeSeconds)).toEqual([3, 1797]);
    expect(read.map(({ watts }) => watts)).toEqual([
      [180, 200, 220],
      [null, 210, 190],
    ]);
    expect(read.reduce((sum, { distanceMeters }) => sum + distanceMeters, 0)).toBe(14_500);
  });
});

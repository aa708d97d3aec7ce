import { workoutType } from '../../../../src/core/contract/schemas/training/workouts.js';
import * as v from 'valibot';
import { expect } from 'vitest';
import { recording } from '../../../../src/core/contract/schemas/training/recording.js';
import { type ReadWorkout } from '../../../../src/sandbox/training/files/workout-file.js';

/** A file is read as a whole, with columns of one length and numbers that are some, or not at all. */
export function expectWhole(read: ReadWorkout<unknown>): void {
  if (!read.ok) return;
  const { file } = read;
  expect(v.is(recording, file.recording)).toBe(true);
  expect(file.recording.seconds.length).toBeGreaterThan(0);
  for (const column of Object.values(file.recording.metrics).flatMap(one => (one ? [one] : []))) {
    expect(column).toHaveLength(file.recording.seconds.length);
    expect(column.every(value => value === null || Number.isSafeInteger(value))).toBe(true);
  }
  expect(workoutType.options).toContain(file.type);
  expect(Number.isSafeInteger(file.startedAt)).toBe(true);
  expect(Number.isSafeInteger(file.durationSeconds)).toBe(true);
}

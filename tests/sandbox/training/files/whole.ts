import { workoutType } from '../../../../src/core/contract/schemas/training/workouts.js';
import * as v from 'valibot';
import { expect } from 'vitest';
import { recording } from '../../../../src/core/contract/schemas/training/recording.js';
import type { ReadWorkout, ReadWorkouts } from '../../../../src/sandbox/training/files/workout-file.js';

/** What is read of a file has columns of one length, and numbers that are some. */
export function expectWhole(read: ReadWorkouts<unknown>): void {
  if (!read.ok) return;
  expect(read.workouts.length).toBeGreaterThan(0);
  read.workouts.forEach(expectSound);
}

function expectSound({ file, dropped }: ReadWorkout): void {
  expect(dropped).toBeGreaterThanOrEqual(0);
  expect(v.is(recording, file.recording)).toBe(true);
  for (const column of Object.values(file.recording.metrics)) {
    if (!column) continue;
    expect(column).toHaveLength(file.recording.seconds.length);
    expect(column.every(value => value === null || Number.isSafeInteger(value))).toBe(true);
  }
  expect(workoutType.options).toContain(file.type);
  expect(Number.isSafeInteger(file.startedAt)).toBe(true);
  expect(Number.isSafeInteger(file.durationSeconds)).toBe(true);
}

/**
 * When each task began and ended, in seconds of the run: tasks overlap, and what ends last is what all wait for.
 * @param {readonly import('./times.mjs').TaskTime[]} times
 */
export const timesTable = times =>
  [
    `  ${'task'.padEnd(12)} ${'began'.padStart(7)} ${'ended'.padStart(7)} ${'seconds'.padStart(9)}`,
    ...times.map(
      ({ task, began, seconds }) =>
        `  ${task.padEnd(12)} ${began.toFixed(1).padStart(7)} ${(began + seconds).toFixed(1).padStart(7)} ${seconds.toFixed(1).padStart(9)}`,
    ),
  ].join('\n');

/** @param {number} seconds */
export const inMinutes = seconds => (seconds / 60).toFixed(1);

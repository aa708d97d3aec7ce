const longestFirst = times => times.toSorted((one, other) => other.seconds - one.seconds);

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

/**
 * A sentence for a run that took longer than it may, with the tasks that took longest; undefined when it did not.
 * @param {{ seconds: number, times: readonly import('./times.mjs').TaskTime[], minutes: number }} run
 */
export function tooLongBy({ seconds, times, minutes }) {
  if (seconds <= minutes * 60) return undefined;
  const slowest = longestFirst(times).slice(0, 3);
  const named = slowest.map(({ task, seconds: took }) => `${task} (${Math.round(took)} s)`).join(', ');
  return `This run took ${(seconds / 60).toFixed(1)} min, and may take ${minutes}. The slowest tasks: ${named}.`;
}

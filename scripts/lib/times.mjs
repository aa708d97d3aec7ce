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

const inMinutes = seconds => (seconds / 60).toFixed(1);

/**
 * What a run took, and what that is where the machine has its usual speed.
 * @param {number} seconds
 * @param {number} slowness how many times as long as usual a piece of work took meanwhile (`yardstick.mjs`)
 */
export const atUsualSpeed = (seconds, slowness) =>
  slowness > 1
    ? `${inMinutes(seconds)} min (${inMinutes(seconds / slowness)} at the usual speed)`
    : `${inMinutes(seconds)} min`;

/**
 * A sentence for a run that took longer than it may, at the machine's usual speed, with the tasks that took longest; undefined
 * when it did not.
 * @param {{ seconds: number, slowness: number, times: readonly import('./times.mjs').TaskTime[], minutes: number }} run
 */
export function tooLongBy({ seconds, slowness, times, minutes }) {
  if (seconds / slowness <= minutes * 60) return undefined;
  const slowest = longestFirst(times).slice(0, 3);
  const named = slowest.map(({ task, seconds: took }) => `${task} (${Math.round(took)} s)`).join(', ');
  return `This run took ${atUsualSpeed(seconds, slowness)}, and may take ${minutes}. The slowest tasks: ${named}.`;
}

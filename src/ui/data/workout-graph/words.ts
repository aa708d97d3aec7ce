import { defineWords } from '../../language/language.js';

export const workoutGraphWords = defineWords('workoutGraph', {
  /** What the tabs choose among. */
  metrics: 'Measurements',
  /** Goes on after the average, which is written large: `182 W`. */
  average: (max: string, at: string) => `on average, with a peak of ${max} at ${at}`,
  goal: 'Goal',
  goalOf: (low: string, high: string) => `Goal ${low} to ${high}`,
  /** The workout itself, beside an earlier try. */
  thisTime: 'This time',
  segment: 'Segment',
  from: 'From',
  /** What the rows of the table are. */
  segmentRows: (title: string) => `${title}: averages, a row for each segment`,
  minuteRows: (title: string) => `${title}: averages, a row for each minute`,
  fiveMinutesRows: (title: string) => `${title}: averages, a row for every 5 minutes`,
});

import type { HeartRateZones } from '../../../core/contract/schemas/heart-rate.js';
import type { MetricSlug } from '../../../core/contract/schemas/training/recording.js';
import type { BestMetric, Workout } from '../../../core/contract/schemas/training/workouts.js';
import { defineWords, type TextsOf } from '../../../core/words.js';
import { failureCopy, waitCopy } from '../../copy.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';
import type { EditFailure, Problem } from './edit/model.js';
import type { Total } from './figures.js';

type LoadMethod = NonNullable<Workout['load']>['method'];

const metrics: Record<MetricSlug, string> = {
  output: 'Output',
  cadence: 'Cadence',
  resistance: 'Resistance',
  speed: 'Speed',
  heart_rate: 'Heart rate',
  incline: 'Incline',
};

const averages: Record<MetricSlug, string> = {
  output: 'Average output',
  cadence: 'Average cadence',
  resistance: 'Average resistance',
  speed: 'Average speed',
  heart_rate: 'Average heart rate',
  incline: 'Average incline',
};

const totals: Record<Total, string> = {
  output: 'Total output',
  distance: 'Distance',
  calories: 'Calories',
  elevation: 'Elevation',
  volume: 'Lifted',
};

const loads: Record<LoadMethod, string> = {
  power: 'Load is 100 for an hour at your limit. This one comes from your power.',
  heartRate: 'Load is 100 for an hour at your limit. This one comes from your heart rate.',
};

const zoneMethods: Record<HeartRateZones['method'], string> = {
  user: 'By your own highest heart rate on that day',
  '220-age': 'By 220 minus your age on that day',
  '208-0.7age': 'By 208 minus 0.7 times your age on that day',
  reserve: 'By your heart-rate reserve on that day',
};

/** `share` and `people` as they are written. */
const standings: Record<BestMetric, (share: string, people: string) => string> = {
  output: (share, people) => `More output than ${share} of ${people} people`,
  distance: (share, people) => `Faster than ${share} of ${people} people`,
  elevation: (share, people) => `Climbed more than ${share} of ${people} people`,
};

const problems: Record<Problem, string> = {
  titleMissing: 'Give your workout a title.',
  titleTooLong: 'Keep the title under 120 characters.',
};

const editFailures: Record<EditFailure, string> = {
  ...failureCopy,
  versionConflict: 'This changed in the meantime. Close this and try again.',
};

export const words = besidePersonWords(
  defineWords('workout-detail', {
    metrics,
    averages,
    totals,
    time: 'Time',
    load: 'Training load',
    loads,
    strokes: 'spm',
    most: (figure: string) => `Max ${figure}`,
    record: 'Record',
    /** Of a class that was left. */
    leftAt: (minutes: string, of: string) => `Left at ${minutes} of ${of} min`,
    /** Beside a workout that is called as its class is. */
    toClass: 'See the class',
    clockOf: (city: string) => `${city} time`,
    unranked: 'Doesn’t rank',
    download: 'Download',
    downloadAs: 'Save as',
    edit: 'Edit',
    remove: 'Delete',
    graph: 'Second by second',
    unsampled: 'There’s no graph of this one',
    unsampledBy: {
      manual: 'You entered it by hand, so nothing was measured along the way.',
      other: 'Only its totals came in, nothing measured along the way.',
    },
    compare: 'Compare with',
    compareNone: 'No other try',
    notCompared: 'We couldn’t load that try.',
    goals: 'Keep to the goals',
    goalsHow: 'How much of each part you spent within the goal, both ends included. Gaps don’t count.',
    part: 'Part',
    goal: 'Goal',
    kept: 'On goal',
    between: (low: string, high: string) => `${low} to ${high}`,
    zones: 'Train by heart rate',
    zoneMethods,
    zonesHow: (method: string, most: string) => `${method}: ${most}. Later changes leave it as it was.`,
    zone: (number: string) => `Zone ${number}`,
    range: 'Range',
    from: (low: string) => `${low} and up`,
    share: 'Share',
    power: 'Know your power',
    normalized: 'Normalized power',
    normalizedHow: 'Hard minutes weigh more: 30-second averages to the fourth power.',
    intensity: 'Intensity',
    estimated: 'Estimated from its readings',
    intensityHow: (limit: string) => `Normalized power against the ${limit} you can hold for an hour.`,
    curve: 'Best average',
    curveHow: 'The most watts you held on average over each length of time.',
    length: 'Over',
    splits: 'Check your splits',
    splitsHow: 'From your speed, sample by sample. Where nothing was measured, no time passes.',
    split: 'Split',
    standing: 'See where you stand',
    standingHow: 'Your best try of this class against everyone else who finished it.',
    ranks: 'Top of the class',
    rank: 'Rank',
    who: 'Who',
    you: 'You',
    rankOf: (rank: string, people: string) => `${rank} of ${people}`,
    standings,
    fewPeople: (people: number) =>
      `${people === 1 ? 'One person has' : `${people} people have`} finished it so far. From five on, you see how you compare.`,
    yourBest: (figure: string) => `Your best: ${figure}`,
    records: 'Celebrate your records',
    recordsHow: 'What this workout holds today.',
    bestOfFormat: (metric: string, type: string, minutes: string) => `${metric}: ${type}, ${minutes} min`,
    bestOfClass: (metric: string) => `${metric}: this class`,
    before: (figure: string, day: string) => `Before: ${figure} on ${day}`,
    firstBest: 'Your first',
    songs: 'Play the songs again',
    songsHow: 'When each one starts in the class.',
    tries: 'Beat your other tries',
    triesHow: 'Up to 20 tries of the same class. The last column is how much more or less they made than this one.',
    day: 'Day',
    output: 'Output',
    difference: 'Compared',
    leftEarly: 'Left early',
    editTitle: 'Edit your workout',
    name: 'Title',
    type: 'Type',
    typeHelper: 'With a new type, we count the records of both types again.',
    save: 'Save changes',
    cancel: 'Cancel',
    problems,
    editFailures,
    saved: (fileName: string) => `${fileName} is with your downloads.`,
    savedWithHeart: 'It holds your heart rate.',
    changed: 'Saved. Records and rank are up to date.',
    restored: 'It’s back, and so are its records.',
    notSaved: 'Nothing was downloaded.',
    notDeleted: 'We couldn’t delete it.',
    notRestored: 'We couldn’t bring it back.',
    deletedTitle: 'Workout deleted',
    deleted: (title: string, until: string) =>
      `“${title}” is gone, and its records went to the next best. You can bring it back until ${until}.`,
    undo: 'Undo',
    allWorkouts: 'See all workouts',
    missingTitle: 'Pick another workout',
    missing: 'We couldn’t find this one. It may be deleted.',
    failures: failureCopy,
    wait: waitCopy,
    whatSongs: 'the songs',
    whatRanks: 'the ranking',
    screen: { what: 'your workout', here: 'See its figures, its graph and where you stand.' },
  }),
);

export type Copy = TextsOf<typeof words>;

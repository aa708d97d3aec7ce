/** The parts of a routine's file that a problem can be in. */
const fileParts = [
  'title',
  'description',
  'level',
  'days',
  'name',
  'slots',
  'entries',
  'exerciseId',
  'setType',
  'sets',
  'reps',
  'holdSeconds',
  'weight',
  'restSeconds',
  'rir',
] as const;

export type FilePart = (typeof fileParts)[number];

/** Where in a file something is wrong, counted from 1, as people count. Nothing but the text of a problem with the whole file. */
export interface FilePlace {
  day?: number;
  /** Its number in the day; within a superset with a letter from the second on: `3B`. */
  exercise?: { number: number; letter: string };
  part?: FilePart;
}

const A = 65;

/** The place that a path of the server names: `json.days.1.slots.2.entries.0.sets` is day 2, exercise 3, sets. */
export function placeOf(path: string): FilePlace {
  const steps = path.split('.').slice(1);
  const after = (name: string): number | undefined => {
    const at = steps.indexOf(name);
    const value = at < 0 ? Number.NaN : Number(steps[at + 1]);
    return Number.isInteger(value) ? value : undefined;
  };
  const [day, slot, entry = 0] = [after('days'), after('slots'), after('entries')];
  // `reps.low` is a problem of the repetitions
  const part = fileParts.find(one => one === steps.findLast(step => fileParts.some(known => known === step)));
  // the day or exercise that was counted to is said already
  const isSaid =
    (part === 'days' && day !== undefined) || ((part === 'slots' || part === 'entries') && slot !== undefined);
  return {
    ...(day !== undefined && { day: day + 1 }),
    ...(slot !== undefined && {
      exercise: { number: slot + 1, letter: entry > 0 ? String.fromCharCode(A + entry) : '' },
    }),
    ...(part && !isSaid && { part }),
  };
}

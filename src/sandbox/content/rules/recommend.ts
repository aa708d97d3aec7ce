import type { RecommendationReason } from '../../../core/contract/schemas/content/recommendations.js';
import type { ContentLevel } from '../../../core/contract/schemas/content/segments.js';
import type { WorkoutType } from '../../../core/contract/schemas/training/workouts.js';
import { DAY } from '../../../core/dates.js';

/** A class that may be recommended. */
export interface Candidate {
  id: string;
  type: WorkoutType;
  level: ContentLevel;
  instructorId: string | null;
  durationSeconds: number;
  /** How many people have begun it. */
  taken: number;
}

/** A class that the member did; `startedAt` in unix seconds. */
export interface PastClass {
  contentId: string;
  type: WorkoutType;
  instructorId: string | null;
  classSeconds: number | null;
  startedAt: number;
}

export interface Recommendation {
  id: string;
  reason: RecommendationReason;
}

type Wish = readonly [reason: RecommendationReason, fits: (one: Candidate) => boolean];

interface Facts {
  candidates: readonly Candidate[];
  history: readonly PastClass[];
  now: number;
  /** Answers no more than so many. */
  most: number;
}

/** Who did a class within this time does not want to hear of it again. */
const RECENT = 7 * DAY;
/** A class that was not done for so long may be liked again. */
const LONG_AGO = 30 * DAY;

/** What there is most of; of two as many, the one that comes first. */
function mostOf<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

/** What the member does most: a type, a length of it, an instructor. */
function habitsOf(history: readonly PastClass[]) {
  const latestFirst = history.toSorted((one, other) => other.startedAt - one.startedAt);
  const type = mostOf(latestFirst.map(past => past.type));
  return {
    type,
    seconds: mostOf(latestFirst.flatMap(past => (past.type === type ? (past.classSeconds ?? []) : []))),
    instructorId: mostOf(latestFirst.flatMap(past => past.instructorId ?? [])),
  };
}

/** The shortest length of a type above what the member is used to. */
const nextLengthOf = (candidates: readonly Candidate[], type: WorkoutType | undefined, seconds: number): number =>
  Math.min(
    ...candidates.filter(one => one.type === type && one.durationSeconds > seconds).map(one => one.durationSeconds),
  );

/**
 * What a member might take next, each class once and with its reason: some for each reason, then what is popular. Never
 * a class that they did in the last week. Who has done none yet is shown the beginners' classes that most people take.
 */
export function recommend({ candidates, history, now, most }: Facts): Recommendation[] {
  const lastDone = new Map<string, number>();
  for (const { contentId, startedAt } of history)
    lastDone.set(contentId, Math.max(startedAt, lastDone.get(contentId) ?? -Infinity));
  const longSince = (id: string, time: number): boolean => now - (lastDone.get(id) ?? -Infinity) >= time;

  const open = candidates
    .filter(({ id }) => longSince(id, RECENT))
    .toSorted((one, other) => other.taken - one.taken || (one.id < other.id ? -1 : 1));
  if (history.length === 0)
    return open
      .filter(({ level }) => level === 'beginner')
      .slice(0, most)
      .map(({ id }) => ({ id, reason: 'popular' }));

  const { type, seconds, instructorId } = habitsOf(history);
  const nextLength = seconds === undefined ? undefined : nextLengthOf(candidates, type, seconds);
  const wishes: readonly Wish[] = [
    ['nextLength', one => one.type === type && one.durationSeconds === nextLength],
    ['sameInstructor', one => instructorId !== undefined && one.instructorId === instructorId],
    ['notDoneLately', one => lastDone.has(one.id) && longSince(one.id, LONG_AGO)],
    ['favouriteType', one => one.type === type],
    ['popular', () => true],
  ];
  const each = Math.max(1, Math.floor(most / wishes.length));
  return wishes
    .reduce<Recommendation[]>((chosen, [reason, fits]) => {
      const others = open.filter(one => fits(one) && chosen.every(({ id }) => id !== one.id));
      return [...chosen, ...others.slice(0, reason === 'popular' ? most : each).map(({ id }) => ({ id, reason }))];
    }, [])
    .slice(0, most);
}

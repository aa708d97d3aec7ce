import { DAY } from '../../../../core/dates.js';
import { challengeBadgeId } from '../../../training/badges/badge-ids.js';
import type { userBadges } from '../../../training/tables/badges.js';
import type { collectionMembers, collections } from '../../../training/tables/collections.js';
import type { workouts } from '../../../training/tables/workouts.js';
import type { NewPerson } from '../../seed.js';
import { sampleAthletes } from './athletes.js';

type Place = typeof collectionMembers.$inferSelect;
type Workout = typeof workouts.$inferInsert;

const [MINUTES, CHANNEL, SUMMIT] = ['col_thousand-minutes', 'col_across-the-channel', 'col_summit-week'];

/** One that is over, and easy enough to be finished by whoever trains as the sample does. */
export const finishedAt = (now: number) =>
  ({
    id: 'col_four-hours',
    name: 'Four Hours',
    description: 'Four hours of training in four weeks.',
    type: null,
    goalKind: 'seconds',
    goalValue: 14_400,
    startsAt: now - 75 * DAY,
    endsAt: now - 47 * DAY,
    contentIds: [],
  }) satisfies typeof collections.$inferInsert;

/** Others of a challenge: their names, and the minutes that they have done in it. */
const others = [
  ['Ravi', 310],
  ['Lena', 245],
  ['Jonas', 205],
  ['Noor', 180],
  ['Mei', 150],
  ['Theo', 120],
  ['Ana', 75],
  ['Sasha', 30],
] as const;

const idOf = (firstName: string): string => `usr_${firstName.toLowerCase()}`;

export const challengers: readonly NewPerson[] = others.map(([firstName]) => ({
  id: idOf(firstName),
  email: `${firstName.toLowerCase()}@echelon.test`,
  firstName,
  lastName: 'Rider',
}));

/** One long workout of each of them. */
export const challengerWorkouts = (now: number): Workout[] =>
  others.map(([firstName, minutes], index) => {
    const startedAt = now - (index + 2) * DAY;
    const durationSeconds = minutes * 60;
    return {
      id: `wko_${firstName.toLowerCase()}_1`,
      userId: idOf(firstName),
      type: 'freestyle',
      title: 'Workout',
      startedAt,
      endedAt: startedAt + durationSeconds,
      timeZone: 'UTC',
      localDate: new Date(startedAt * 1000).toISOString().slice(0, 10),
      durationSeconds,
      completed: true,
      source: 'app',
      createdAt: startedAt + durationSeconds,
    };
  });

const place = (
  collectionId: string | undefined,
  userId: string,
  joinedAt: number,
  more: Partial<Place> = {},
): Place => ({
  collectionId: collectionId ?? '',
  userId,
  joinedAt,
  leftAt: null,
  completedAt: null,
  toldAt: null,
  ...more,
});

/** When the seconds of a challenge's workouts first came to its goal; undefined where they never did. */
function reachedAt({ startsAt, endsAt, goalValue }: ReturnType<typeof finishedAt>, done: readonly Workout[]) {
  const counted = done
    .filter(one => one.startedAt >= startsAt && one.startedAt < endsAt && one.source !== 'manual')
    .toSorted((one, other) => one.startedAt - other.startedAt);
  let seconds = 0;
  for (const { durationSeconds, endedAt } of counted) {
    seconds += durationSeconds;
    if (seconds >= goalValue) return endedAt;
  }
  return undefined;
}

/** The member's places: two challenges that go on, one that they left and one that they finished, which nobody has told them yet; and places of others. */
export function placesOf(
  userId: string,
  done: readonly Workout[],
  now: number,
): { places: Place[]; badges: (typeof userBadges.$inferSelect)[] } {
  const finished = finishedAt(now);
  const completedAt = reachedAt(finished, done);
  const inMinutes = [...sampleAthletes.slice(1).map(one => one.userId), ...challengers.flatMap(({ id }) => id ?? [])];
  return {
    places: [
      place(MINUTES, userId, now - 9 * DAY),
      place(CHANNEL, userId, now - 4 * DAY),
      place(SUMMIT, userId, now - 8 * DAY, { leftAt: now - 6 * DAY }),
      place(finished.id, userId, finished.startsAt, { completedAt: completedAt ?? null }),
      ...inMinutes.map((other, index) => place(MINUTES, other, now - (20 - (index % 3)) * DAY)),
      ...sampleAthletes.slice(2).map(other => place(CHANNEL, other.userId, now - 5 * DAY)),
    ],
    badges:
      completedAt === undefined
        ? []
        : [
            {
              userId,
              badgeId: challengeBadgeId(finished.id),
              kind: 'challenge',
              collectionId: finished.id,
              earnedAt: completedAt,
            },
          ],
  };
}

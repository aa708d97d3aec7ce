import { eq } from 'drizzle-orm';
import { insertRows } from '../../db/write-rows.js';
import { users } from '../../people/tables.js';
import { bestRow, classBestRow, scopesOf } from '../../training/records/rebuild.js';
import { personalBests as foldBests } from '../../training/rules/personal-bests.js';
import { classBests, personalBests } from '../../training/tables/records.js';
import { workouts, workoutSeries } from '../../training/tables/workouts.js';
import type { Athlete } from '../../training/workouts/athlete.js';
import { workoutRow } from '../../training/workouts/save.js';
import { seriesRows } from '../../training/workouts/series.js';
import { heartRateZones } from '../../people/profile/heart-rate.js';
import { classesAt } from '../catalogue/classes.js';
import type { Seed } from '../seed.js';
import { type SampleAthlete, sampleAthletes } from './training/athletes.js';
import { leftBehind, seedMember } from './training/member.js';
import { loggedSessions } from './training/sample-strength.js';
import { sampleDay, sampleOddities, sampleYear, type SampleWorkout } from './training/sample-year.js';

/** A member's body on the day of a workout. */
function bodyOf({ maxHeartRate, restingHeartRate }: SampleAthlete, power: number): Athlete {
  return {
    zones: heartRateZones({ maxHeartRate, restingHeartRate, age: null, formula: '220-age', bounds: null }),
    heart: { max: maxHeartRate, resting: restingHeartRate, threshold: null, gender: null },
    ftp: Math.round(power),
    best20Minutes: null,
  };
}

const workoutId = (userId: string, index: number): string => `wko_${userId.slice(4)}_${index + 1}`;

/** Rows of one member: workouts, their samples, and the records that they make. */
function rowsOf(athlete: SampleAthlete, sample: readonly SampleWorkout[], now: number) {
  const classes = classesAt(now);
  const { userId } = athlete;
  const kept = sample.map(({ reported, power }, index) => {
    const content = classes.find(({ id }) => id === reported.contentId);
    return workoutRow(reported, {
      id: workoutId(userId, index),
      userId,
      now,
      content: content && { ...content, instructorId: content.instructorId ?? null },
      athlete: bodyOf(athlete, power),
    });
  });
  const rows = kept.map(({ row }) => row);
  const facts = rows.map(row => ({
    ...row,
    excluded: false,
    values: { output: row.output, distance: row.distance, elevation: row.elevation },
  }));
  const scopes = new Map(rows.map(row => [row.id, scopesOf(row)]));
  const bests = foldBests(facts).flatMap(best => {
    const of = scopes.get(best.workoutId);
    return of ? [{ best, of }] : [];
  });
  return {
    rows,
    series: kept.flatMap(({ row, recording }) => (recording ? seriesRows(row.id, recording) : [])),
    bests: bests.map(({ best, of }) => bestRow(userId, of, best)),
    classBests: bests.flatMap(({ best, of }) =>
      best.scope.kind === 'content' ? [classBestRow(userId, of, best)] : [],
    ),
  };
}

/** The rows of all members, and what the first one has besides. */
function rowsOfAll(now: number) {
  const classes = classesAt(now);
  const years = sampleAthletes.map((athlete, index) => ({
    athlete,
    year: [...(index === 0 ? sampleOddities(now) : []), ...sampleYear(athlete, classes, now)],
  }));
  const [first, ...others] = years;
  if (!first) throw new Error('The sample has no athlete.');
  const { athlete, year } = first;
  const logged = loggedSessions(year);
  const own = rowsOf(
    athlete,
    year.map(one => logged.find(({ of }) => of === one)?.sample ?? one),
    now,
  );
  return {
    all: [own, ...others.map(other => rowsOf(other.athlete, other.year, now))],
    left: leftBehind(
      athlete.userId,
      own.rows,
      logged.map(session => ({ ...session, workoutId: workoutId(athlete.userId, year.indexOf(session.of)) })),
    ),
  };
}

/** What was made for a day; a world is seeded hundreds of times in a test run. */
const made = new Map<string, ReturnType<typeof rowsOfAll>>();

function sampleRows(now: number): ReturnType<typeof rowsOfAll> {
  const day = sampleDay(now);
  const known = made.get(day);
  if (known) return known;
  const fresh = rowsOfAll(now);
  made.clear();
  made.set(day, fresh);
  return fresh;
}

/**
 * A year of five members: all types, gaps, classes that were left, slipped straps, moves between time zones; and what the
 * first of them has earned with it.
 */
export async function seedTraining(seed: Seed): Promise<void> {
  const { db, now } = seed;
  const [member, ...others] = sampleAthletes;
  await seed.createUsers(
    others.map(({ userId, firstName, lastName, countryCode }) => ({
      id: userId,
      email: `${firstName.normalize('NFD').replaceAll(/\W/g, '').toLowerCase()}@echelon.test`,
      firstName,
      lastName,
      countryCode,
    })),
  );
  if (member) {
    const { birthDate, maxHeartRate, restingHeartRate } = member;
    await db.update(users).set({ birthDate, maxHeartRate, restingHeartRate }).where(eq(users.id, member.userId));
  }
  const { all, left } = sampleRows(now);
  await insertRows(
    db,
    workouts,
    all.flatMap(({ rows }) => rows),
  );
  await insertRows(
    db,
    personalBests,
    all.flatMap(one => one.bests),
  );
  await insertRows(
    db,
    classBests,
    all.flatMap(one => one.classBests),
  );
  await insertRows(
    db,
    workoutSeries,
    all.flatMap(one => one.series),
  );
  await seedMember(seed, left);
}

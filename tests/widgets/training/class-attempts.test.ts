import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveProgress } from '../../../src/core/contract/content/library.js';
import { listWorkouts, saveWorkout } from '../../../src/core/contract/training/workouts.js';
import type { Session } from '../../../src/core/session/session.js';
import { contentItems } from '../../../src/sandbox/content/tables.js';
import { classAttempts } from '../../../src/sandbox/training/tables/attempts.js';
import { createClassPlayer } from '../../../src/widgets/training/class-player/model.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

const ride = 'cls_bike_interval-ride_20';
const MINUTE = 60;
const HOUR = 3600;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('training');
});
afterAll(() => sandbox.close());

/** A member whose clock, and that of the server, goes on as the test says. */
async function member() {
  await sandbox.load('training');
  const session = openSession(sandbox);
  await comesIn(session, 'member');
  let offset = 0;
  async function passes(seconds: number) {
    offset += seconds;
    const moved = await sandbox.send('POST', '/sandbox/clock', { body: { offsetSeconds: offset } });
    expect(moved.status).toBe(200);
  }
  const workouts = async () => {
    const { items } = await done(session.request(listWorkouts, { userId: session.get().userId ?? '' }));
    return items.filter(({ content, startedAt }) => content?.id === ride && startedAt >= begun);
  };
  const begun = session.clock.now() - MINUTE;
  return { session, passes, workouts, offset: () => offset };
}

type Member = Awaited<ReturnType<typeof member>>;

/** Opens the class on a page of its own. */
async function opens(session: Session, { offset }: Member) {
  const model = createClassPlayer({
    session,
    contentId: ride,
    onStarted: () => undefined,
    onEnded: () => undefined,
    onSaved: () => undefined,
    elapsed: offset,
  });
  const close = model.$screen.listen(() => undefined);
  await expect.poll(() => model.$screen.get().is).toBe('class');
  return { model, close };
}

async function takes(someone: Member, seconds: number, { again = false } = {}) {
  const opened = await opens(someone.session, someone);
  const { model } = opened;
  await model.start({ fromTheBeginning: again });
  const from = model.$second.get();
  await someone.passes(seconds);
  model.reach(from + seconds);
  model.pause();
  await expect.poll(async () => (await sandbox.database.db.select().from(classAttempts)).length).toBe(1);
  return opened;
}

describe('a member who leaves a class before its end', () => {
  it('has a workout of what they did, when half a day has gone by', async () => {
    const someone = await member();
    const { close } = await takes(someone, 11 * MINUTE);
    close();
    await someone.passes(11 * HOUR);
    expect(await someone.workouts()).toEqual([]);
    await someone.passes(2 * HOUR);
    expect(await someone.workouts()).toMatchObject([
      { title: '20 min Interval Ride', durationSeconds: 11 * MINUTE, completed: false, source: 'app' },
    ]);
    await someone.passes(24 * HOUR);
    expect(await someone.workouts()).toHaveLength(1);
  });

  it('has none of less than a minute', async () => {
    const someone = await member();
    const { model } = await opens(someone.session, someone);
    await model.start({ fromTheBeginning: true });
    await someone.passes(59);
    model.reach(59);
    model.pause();
    await someone.passes(13 * HOUR);
    expect(await someone.workouts()).toEqual([]);
  });

  it('goes on hours later, elsewhere, and has one workout of it all', async () => {
    const someone = await member();
    const { close } = await takes(someone, 11 * MINUTE);
    close();
    await someone.passes(3 * HOUR);
    const { model } = await takes(someone, 8 * MINUTE);
    await someone.passes(MINUTE);
    model.play();
    model.reach(20 * MINUTE);
    await model.taken.save();
    expect(model.taken.$taken.get().is).toBe('saved');
    await someone.passes(13 * HOUR);
    expect(await someone.workouts()).toMatchObject([{ durationSeconds: 19 * MINUTE, completed: true }]);
  });

  it('begins it anew, and has a workout of either try', async () => {
    const someone = await member();
    await takes(someone, 11 * MINUTE);
    await someone.passes(HOUR);
    const { model } = await opens(someone.session, someone);
    await model.start({ fromTheBeginning: true });
    await someone.passes(5 * MINUTE);
    model.reach(5 * MINUTE);
    model.pause();
    await expect.poll(async () => (await someone.workouts()).map(one => one.durationSeconds)).toEqual([11 * MINUTE]);
    await someone.passes(13 * HOUR);
    expect((await someone.workouts()).map(one => one.durationSeconds)).toEqual([5 * MINUTE, 11 * MINUTE]);
  });

  it('has no second workout when a report of it comes after it was saved', async () => {
    const someone = await member();
    const { model } = await takes(someone, 11 * MINUTE);
    const attempt = model.taken.unsaved();
    if (!attempt) throw new Error('There is nothing to save.');
    const { startedAt, durationSeconds, timeZone } = attempt;
    const saved = { contentId: ride, type: 'bike', source: 'app', completed: false } as const;
    await done(someone.session.request(saveWorkout, { ...saved, startedAt, durationSeconds, timeZone }));
    await done(someone.session.request(saveProgress, { contentId: ride, seconds: 660, attempt }));
    await someone.passes(13 * HOUR);
    expect(await someone.workouts()).toHaveLength(1);
  });

  it('has done no more than there was time for, whatever a page says', async () => {
    const someone = await member();
    await someone.passes(10 * MINUTE);
    const attempt = {
      id: 'mine',
      startedAt: someone.session.clock.now() + 8 * MINUTE,
      from: 0,
      durationSeconds: 20 * MINUTE,
      timeZone: 'UTC',
    };
    await done(someone.session.request(saveProgress, { contentId: ride, seconds: 1200, attempt }));
    const [held] = await sandbox.database.db.select().from(classAttempts);
    expect(held?.durationSeconds).toBeLessThanOrEqual(2 * MINUTE + 5);
  });

  it('loses nothing else when the class is gone meanwhile', async () => {
    const someone = await member();
    await takes(someone, 11 * MINUTE);
    await sandbox.database.db.delete(contentItems).where(eq(contentItems.id, ride));
    await someone.passes(13 * HOUR);
    expect(await sandbox.database.db.select().from(classAttempts)).toEqual([]);
  });
});

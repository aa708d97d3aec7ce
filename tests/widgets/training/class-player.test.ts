import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getContentItem, getSchedule, searchContent } from '../../../src/core/contract/content/library.js';
import { listWorkouts } from '../../../src/core/contract/training/workouts.js';
import type { Session } from '../../../src/core/session/session.js';
import { cuesIn, filmPlace } from '../../../src/widgets/training/class-player/film-time.js';
import { DAY, now } from '../../../src/core/dates.js';
import { localDay } from '../../../src/core/wall-clock.js';
import { subscriptions } from '../../../src/sandbox/billing/tables/memberships.js';
import { contentItems, schedulePlans } from '../../../src/sandbox/content/tables.js';
import { dayNumber, weekdayOf } from '../../../src/sandbox/training/rules/days.js';
import { classWay, placeIn } from '../../../src/widgets/workouts/class-way.js';
import { readKept } from '../../../src/widgets/training/class-player/kept-taken.js';
import { createClassPlayer } from '../../../src/widgets/training/class-player/model.js';
import { momentOf } from '../../../src/widgets/training/class-player/moment.js';
import { createProgress } from '../../../src/widgets/training/class-player/progress.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';

const ride = 'cls_bike_interval-ride_20';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox('training');
});
afterAll(() => sandbox.close());

async function open(session: Session, contentId = ride, slotId?: string) {
  const told: string[] = [];
  /** How long the page has been there. */
  const watch = { seconds: 0 };
  const model = createClassPlayer({
    session,
    contentId,
    slotId,
    onStarted: () => told.push('started'),
    onEnded: () => told.push('ended'),
    onSaved: workoutId => told.push(`saved ${workoutId}`),
    elapsed: () => watch.seconds,
  });
  const leave = model.$screen.listen(() => undefined);
  await expect.poll(() => model.$screen.get().is).not.toBe('loading');
  return { model, told, leave, watch };
}

async function memberOpens(contentId = ride) {
  await sandbox.load('training');
  const session = openSession(sandbox);
  await comesIn(session, 'member');
  const opened = await open(session, contentId);
  const leftAt = async () => (await done(session.request(getContentItem, { contentId }))).resumeAt;
  return { ...opened, session, leftAt };
}

/** The class has been live for so many seconds, and somebody opens it from the schedule; their plan may be another one. */
async function opensLive({ seconds, planId }: { seconds: number; planId?: string }) {
  await sandbox.load('training');
  const { db } = sandbox.database;
  const began = now() - seconds;
  const firstDay = localDay('UTC', began);
  await db.delete(schedulePlans);
  await db.insert(schedulePlans).values({
    id: 'pln_live',
    contentId: ride,
    kind: 'live',
    weekday: weekdayOf(dayNumber(firstDay)),
    minute: Math.floor((began % DAY) / 60),
    timeZone: 'UTC',
    firstDay,
  });
  if (planId) await db.update(subscriptions).set({ planId });
  const session = openSession(sandbox);
  await comesIn(session, 'member');
  const { onNow } = await done(session.request(getSchedule, {}));
  const [slot] = onNow;
  if (!slot) throw new Error('Nothing is live.');
  const way = classWay({ contentHref: '/{contentId}', liveHref: '/{contentId}?slot={slotId}' }, ride, placeIn(slot));
  const slotId = new URLSearchParams(way?.split('?')[1]).get('slot') ?? undefined;
  return { ...(await open(session, ride, slotId)), session };
}

describe('a class that is live', () => {
  it('is joined from the schedule where it is for everybody', async () => {
    const { model } = await opensLive({ seconds: 300 });
    expect(model.$screen.get()).toMatchObject({ is: 'class', content: { locked: null, resumeAt: 0 } });
    await model.start();
    expect(model.$play.get().is).toBe('running');
    expect(model.$second.get()).toBeGreaterThanOrEqual(300);
    expect(model.$second.get()).toBeLessThan(400);
  });

  it('is not for a plan without live classes, which has it on demand', async () => {
    const { model, session } = await opensLive({ seconds: 300, planId: 'us-connect-monthly' });
    expect(model.$screen.get()).toMatchObject({
      is: 'class',
      content: { locked: { missing: 'liveClasses', way: 'change' } },
    });
    const onDemand = await open(session);
    expect(onDemand.model.$screen.get()).toMatchObject({ is: 'class', content: { locked: null } });
    await onDemand.model.start();
    expect(onDemand.model.$play.get().is).toBe('running');
    expect(onDemand.model.$second.get()).toBe(0);
  });

  it('that is over when somebody starts it begins on demand', async () => {
    const { model } = await opensLive({ seconds: 300 });
    await sandbox.database.db.delete(schedulePlans);
    await model.start();
    expect(model.$play.get()).toMatchObject({ is: 'running' });
    expect(model.$second.get()).toBe(0);
  });
});

describe('a member who takes a class', () => {
  it('sees it whole before it begins, and gets its film at the API’s address as it begins', async () => {
    const { model } = await memberOpens();
    expect(model.$screen.get()).toMatchObject({
      is: 'class',
      content: { title: '20 min Interval Ride' },
    });
    expect(model.$play.get()).toMatchObject({ is: 'ready' });
    await model.start();
    expect(model.$play.get()).toMatchObject({
      is: 'running',
      filmUrl: expect.stringMatching(/^http:\/\/sandbox\.test\/static\/clips\/class\.mp4\?/),
    });
  });

  it('reads what is missing instead once the membership has ended, and loses nothing', async () => {
    const { model } = await memberOpens();
    const { db } = sandbox.database;
    await db.update(subscriptions).set({ status: 'expired', endedAt: now(), dueAt: null });
    await model.start();
    expect(model.$play.get()).toEqual({ is: 'ready', refusal: undefined });
    expect(model.$screen.get()).toMatchObject({
      is: 'class',
      isAnswer: true,
      content: { title: '20 min Interval Ride', locked: { missing: 'membership', way: 'join', name: null } },
    });
  });

  it('goes on with it where they paused, on another device too', async () => {
    const { model, told, leftAt, session } = await memberOpens();
    await model.start({ fromTheBeginning: true });
    model.seek(300);
    model.pause();
    await expect.poll(leftAt).toBe(300);
    expect(told).toEqual(['started']);
    const other = await open(session);
    await other.model.start();
    expect(other.model.$second.get()).toBe(300);
    expect(other.model.$isPlaying.get()).toBe(true);
  });

  it('is asked what they think of it at the end, and begins it anew the next time', async () => {
    const { model, told, leftAt } = await memberOpens();
    await model.start();
    model.reach(1200);
    await expect.poll(() => told).toEqual(['started', 'ended']);
    expect(model.$play.get()).toEqual({ is: 'ended' });
    expect(await leftAt()).toBe(0);
    await model.opinion.findNext();
    expect(model.opinion.$next.get()).toMatchObject({ available: true });
    expect(model.opinion.$next.get()?.id).not.toBe(ride);
  });

  it('saves it as a workout: what was played counts, pauses do not, and a rating is taken then', async () => {
    const { model, told, session, watch } = await memberOpens();
    await model.start({ fromTheBeginning: true });
    watch.seconds = 700;
    model.pause();
    watch.seconds = 1000;
    model.play();
    watch.seconds = 1500;
    model.reach(1200);
    expect(model.taken.$taken.get()).toEqual({ is: 'offered' });
    await model.taken.save();
    const state = model.taken.$taken.get();
    if (state.is !== 'saved') throw new Error(`It is ${state.is}.`);
    const { workout } = state.saved;
    expect(workout).toMatchObject({
      type: 'bike',
      title: '20 min Interval Ride',
      content: { id: ride },
      durationSeconds: 1200,
      completed: true,
      source: 'app',
    });
    expect(workout.endedAt - workout.startedAt).toBeGreaterThanOrEqual(1200);
    expect(told).toContain(`saved ${workout.id}`);
    const { items } = await done(session.request(listWorkouts, { userId: session.get().userId ?? '', limit: 1 }));
    expect(items[0]?.id).toBe(workout.id);
    await model.opinion.rate(5);
    expect(model.opinion.$opinion.get()).toMatchObject({ isRated: true });
  });

  it('has not finished one that they skipped through, and none at all after less than a minute', async () => {
    const { model, watch } = await memberOpens();
    await model.start({ fromTheBeginning: true });
    watch.seconds = 300;
    model.reach(1200);
    await model.taken.save();
    expect(model.taken.$taken.get()).toMatchObject({
      is: 'saved',
      saved: { workout: { durationSeconds: 300, completed: false } },
    });
    await model.start({ fromTheBeginning: true });
    watch.seconds += 59;
    model.reach(1200);
    expect(model.taken.$taken.get()).toEqual({ is: 'tooShort' });
    await model.taken.save();
    expect(model.taken.$taken.get()).toEqual({ is: 'tooShort' });
  });

  it('is one workout although the answer was lost and they press again', async () => {
    const { model, session, watch } = await memberOpens();
    const count = async () => (await done(session.request(listWorkouts, { userId: session.get().userId ?? '' }))).total;
    const before = await count();
    await model.start({ fromTheBeginning: true });
    watch.seconds = 1200;
    model.reach(1200);
    await sandbox.fail({ kind: 'loseAnswer', call: 'saveWorkout', times: 3 });
    await model.taken.save();
    expect(model.taken.$taken.get()).toMatchObject({ is: 'failed', failure: { code: 'unanswered' } });
    await model.taken.save();
    expect(model.taken.$taken.get().is).toBe('saved');
    expect(await count()).toBe(before + 1);
  });

  it('can still save it when the page was loaded again before they did', async () => {
    const tab = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => void tab.set(key, value),
      removeItem: (key: string) => void tab.delete(key),
    });
    const { model, session, watch } = await memberOpens();
    await model.start({ fromTheBeginning: true });
    watch.seconds = 1200;
    model.reach(1200);
    const { model: again } = await open(session);
    expect(again.$play.get()).toEqual({ is: 'ended' });
    await again.taken.save();
    expect(again.taken.$taken.get()).toMatchObject({ is: 'saved', saved: { workout: { durationSeconds: 1200 } } });
    const { model: later } = await open(session);
    expect(later.$play.get().is).toBe('ready');
    vi.unstubAllGlobals();
  });

  it('finds nothing to save where what was kept is broken', () => {
    const workout = { type: 'bike', startedAt: 1, endedAt: 2, timeZone: 'UTC', durationSeconds: 1, completed: true };
    expect(readKept(JSON.stringify({ key: 'one', workout }))).toEqual({ key: 'one', workout });
    for (const text of [undefined, '', '{', 'null', '[]', '{"key":"one"}', '{"key":"one","workout":null}'])
      expect(readKept(text)).toBeUndefined();
    for (const name of Object.keys(workout))
      for (const other of [undefined, {}])
        expect(readKept(JSON.stringify({ key: 'one', workout: { ...workout, [name]: other } }))).toBeUndefined();
  });

  it('has it among their favorites at once; what could not be kept goes back and says why', async () => {
    const { model, session } = await memberOpens();
    const before = model.opinion.$opinion.get().isFavorite;
    await model.opinion.keep(!before);
    const item = await done(session.request(getContentItem, { contentId: ride }));
    expect(item.favorite).toBe(!before);
    await sandbox.fail({
      kind: 'status',
      call: before ? 'addFavorite' : 'removeFavorite',
      status: 503,
      times: 3,
    });
    await model.opinion.keep(before);
    expect(model.opinion.$opinion.get()).toMatchObject({ isFavorite: !before, problem: { of: 'favorite' } });
  });

  it('rates it, if a workout of theirs says that they took it', async () => {
    const { session } = await memberOpens();
    const find = async (taken: 'true' | 'false') => {
      const { items } = await done(session.request(searchContent, { done: taken, limit: 1 }));
      const { model } = await open(session, items[0]?.id);
      await model.opinion.rate(4);
      return model.opinion.$opinion.get();
    };
    expect(await find('true')).toMatchObject({ stars: 4, isRated: true, problem: undefined });
    expect(await find('false')).toMatchObject({
      stars: undefined,
      isRated: false,
      problem: { of: 'stars', code: 'classNotTaken' },
    });
  });

  it('takes one that has no film all the same', async () => {
    await sandbox.load('training');
    await sandbox.database.db.update(contentItems).set({ clipUrl: null }).where(eq(contentItems.id, ride));
    const session = openSession(sandbox);
    await comesIn(session, 'member');
    const { model } = await open(session);
    await model.start({ fromTheBeginning: true });
    expect(model.$play.get()).toMatchObject({ is: 'running', filmUrl: undefined });
    model.reach(1);
    expect(model.$second.get()).toBe(1);
  });

  it('reads that a class is gone', async () => {
    const { model } = await memberOpens('cls_none');
    expect(model.$screen.get()).toEqual({ is: 'unavailable', why: 'gone' });
  });

  it('keeps its place although the line is gone: nothing of it is seen', async () => {
    const { model, leftAt } = await memberOpens();
    await model.start({ fromTheBeginning: true });
    await sandbox.fail({ kind: 'status', call: 'saveProgress', status: 503, times: 1 });
    model.reach(20);
    model.reach(36);
    await expect.poll(leftAt).toBe(36);
    expect(model.$play.get().is).toBe('running');
  });
});

it('nobody takes a class without signing in', async () => {
  const { model } = await open(openSession(sandbox));
  expect(model.$screen.get()).toEqual({ is: 'signedOut', ended: false });
});

describe('the place in a class', () => {
  it('is kept every 15 seconds, and one after the other', async () => {
    const sent: number[] = [];
    const progress = createProgress(async seconds => Boolean(sent.push(seconds)));
    progress.begin(0);
    for (let second = 0; second <= 46; second += 0.25) progress.reach(second);
    await progress.save(46);
    await progress.save(46);
    expect(sent).toEqual([15, 30, 45, 46]);
  });
});

const part = fc.record({ length: fc.integer({ min: 1, max: 600 }) });
const course = fc.array(part, { minLength: 1, maxLength: 8 }).map(parts => {
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const segments = parts.map(({ length }, at) => ({ name: `Part ${at}`, start: starts[at] ?? 0, length }));
  return { segments, targets: [], songs: [], durationSeconds: parts.reduce((sum, { length }) => sum + length, 0) };
});

describe('a second of a class', () => {
  it('is in one part, and the next begins when that one is over', () => {
    fc.assert(
      fc.property(course, fc.double({ min: 0, max: 0.999, noNaN: true }), (given, share) => {
        const second = share * given.durationSeconds;
        const { now: during, next, left } = momentOf(given, second);
        expect(during).toBeDefined();
        expect(left + second).toBeCloseTo(given.durationSeconds);
        const end = (during?.start ?? 0) + (during?.length ?? 0);
        expect(next ? next.in + second : given.durationSeconds).toBeCloseTo(end);
      }),
    );
  });
});

describe('the second at which a part begins', () => {
  it('is the first of that part', () => {
    const segments = [
      { name: 'Warm-up', start: 0, length: 180 },
      { name: 'Push', start: 180, length: 60 },
    ];
    const at = (second: number) => momentOf({ segments, targets: [], songs: [], durationSeconds: 240 }, second);
    expect([at(0).now?.name, at(0).next?.in]).toEqual(['Warm-up', 180]);
    expect([at(180).now?.name, at(180).next]).toEqual(['Push', undefined]);
  });
});

describe('a film that is shorter than its class', () => {
  it('stands where the class is, in one of its rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 400 }), (second, length) => {
        const { begun, at } = filmPlace(second, length);
        expect(begun + at).toBe(second);
        expect(at).toBeLessThan(length);
        expect(begun % length).toBe(0);
      }),
    );
  });

  it('shows what is said in each round, at the film’s own seconds', () => {
    const cues = [
      { start: 2, end: 6, text: 'Go' },
      { start: 74, end: 78, text: 'On' },
      { start: 180, end: 185, text: 'Push' },
    ];
    expect(cuesIn(cues, 0, 75)).toEqual([cues[0], { start: 74, end: 75, text: 'On' }]);
    expect(cuesIn(cues, 75, 75)).toEqual([{ start: 0, end: 3, text: 'On' }]);
    expect(cuesIn(cues, 150, 75)).toEqual([{ start: 30, end: 35, text: 'Push' }]);
  });
});

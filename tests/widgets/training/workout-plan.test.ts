import { beforeEach, describe, expect, it, vi } from 'vitest';
import { logWorkout } from '../../../src/core/contract/training/workouts.js';
import { changeWorkoutPlan, getWorkoutPlan } from '../../../src/core/contract/training/workout-plans.js';
import type { Session } from '../../../src/core/session/session.js';
import { localDay } from '../../../src/core/wall-clock.js';
import { createWorkoutPlan, type PlanState } from '../../../src/widgets/training/workout-plan/model.js';
import { movesFrom } from '../../../src/widgets/training/workout-plan/moves.js';
import { isOpen } from '../../../src/widgets/training/workout-plan/week.js';
import { dayAfter, mondayOf } from '../../../src/widgets/workouts/days.js';
import { inWorld } from '../../support/in-world.js';
import { done } from '../../support/results.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

const ZONE = 'America/New_York';

let sandbox: TestSandbox;
let session: Session;
/** A Monday noon where the member is, so that the whole week is still to come. */
async function onMonday(): Promise<void> {
  const monday = dayAfter(mondayOf(localDay(ZONE, Date.now() / 1000)), 7);
  await sandbox.send('POST', '/sandbox/clock', { body: { now: Date.parse(`${monday}T17:00:00Z`) / 1000 } });
}
inWorld('training', async opened => {
  sandbox = opened;
  await onMonday();
});
beforeEach(async () => {
  session = openSession(sandbox);
  await comesIn(session, 'member');
});

const mine = (one: Session) => ({ userId: one.get().userId ?? '' });

async function open() {
  const accepted: string[] = [];
  const model = createWorkoutPlan({ session, onAccepted: planId => void accepted.push(planId) });
  model.$screen.listen(() => undefined);
  const shown = (): PlanState => {
    const screen = model.$screen.get();
    if (screen.is !== 'plan') throw new Error(`The screen is ${screen.is}.`);
    return screen;
  };
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('loading'), patience);
  return { model, shown, accepted };
}

/** The first class that can go to a day of rest, and that day. */
function aMove({ plan }: PlanState) {
  const moves = plan.days.filter(isOpen).flatMap(day =>
    movesFrom(plan, day)
      .filter(({ comesBack }) => comesBack === null)
      .map(({ to }) => ({ from: day.day, to, title: day.class?.title })),
  );
  const [move] = moves;
  if (!move) throw new Error('Nothing can be moved.');
  return move;
}
const titleOn = ({ plan }: PlanState, which: string) => plan.days.find(({ day }) => day === which)?.class?.title;

describe('a member', () => {
  it('sees the plan of this week, made by rules from their last weeks', async () => {
    const { shown } = await open();
    expect(shown().plan).toMatchObject({ maker: 'rules', basis: { weeks: 6 }, acceptedAt: null });
    expect(shown().plan.days).toHaveLength(7);
    expect(shown().timeZone).toBe(ZONE);
  });

  it('accepts it, which the page hears once', async () => {
    const { model, shown, accepted } = await open();
    await model.send({ action: 'accept' });
    expect(shown()).toMatchObject({ sending: undefined, outcome: { is: 'accepted' } });
    expect(shown().plan.acceptedAt).not.toBeNull();
    expect(accepted).toEqual([shown().plan.id]);
  });

  it('moves a class to a day of rest, and the next press is over the plan as it is then', async () => {
    const { model, shown } = await open();
    const { from, to, title } = aMove(shown());
    await model.send({ action: 'move', from, to });
    expect([titleOn(shown(), to), titleOn(shown(), from)]).toEqual([title, undefined]);
    await model.send({ action: 'move', from: to, to: from });
    expect([titleOn(shown(), from), shown().outcome]).toEqual([title, { is: 'moved', from: to, to: from }]);
  });

  it('makes it again: it is not accepted anymore, and what was moved is back', async () => {
    const { model, shown } = await open();
    const { from, to, title } = aMove(shown());
    await model.send({ action: 'accept' });
    await model.send({ action: 'move', from, to });
    await model.send({ action: 'make' });
    expect(shown()).toMatchObject({ outcome: { is: 'made' }, plan: { acceptedAt: null } });
    expect(titleOn(shown(), from)).toBe(title);
  });

  it('who moves a class after the plan was changed elsewhere reads it as it is now, and can do it then', async () => {
    const { model, shown } = await open();
    const { from, to, title } = aMove(shown());
    const watch = openSession(sandbox);
    await comesIn(watch, 'member');
    const { version } = shown().plan;
    await done(watch.request(changeWorkoutPlan, { ...mine(watch), action: 'accept', version }));
    await model.send({ action: 'move', from, to });
    expect(shown().outcome).toEqual({ is: 'readAgain', wish: { action: 'move', from, to } });
    expect(shown().plan.acceptedAt).not.toBeNull();
    expect(titleOn(shown(), from)).toBe(title);
    await model.send({ action: 'move', from, to });
    expect(titleOn(shown(), to)).toBe(title);
  });

  it('keeps the plan where a press fails, and reads why', async () => {
    const { model, shown, accepted } = await open();
    const before = shown().plan;
    await sandbox.fail({ kind: 'status', call: 'changeWorkoutPlan', status: 503, times: 5 });
    await model.send({ action: 'accept' });
    expect(shown()).toMatchObject({ outcome: { is: 'refused', wish: { action: 'accept' } }, sending: undefined });
    expect([shown().plan, accepted]).toEqual([before, []]);
    model.closeNews();
    expect(shown().outcome).toBeUndefined();
  });

  it('two presses at once are one', async () => {
    const { model, shown, accepted } = await open();
    const { version } = shown().plan;
    await Promise.all([model.send({ action: 'accept' }), model.send({ action: 'make' })]);
    expect([shown().plan.version, accepted.length]).toEqual([version + 1, 1]);
  });

  it('finds the class of a day done by its workout', async () => {
    const { plan } = (await open()).shown();
    const first = plan.days.find(isOpen);
    if (!first?.class) throw new Error('There is no class.');
    const startedAt = Date.parse(`${first.day}T16:00:00Z`) / 1000;
    await sandbox.send('POST', '/sandbox/clock', { body: { now: startedAt + 7200 } });
    await done(
      session.request(logWorkout, {
        ...mine(session),
        type: first.class.type,
        startedAt,
        timeZone: ZONE,
        durationSeconds: 1800,
      }),
    );
    const { shown } = await open();
    const now = shown().plan.days.find(({ day }) => day === first.day);
    expect(now?.doneBy).toEqual(expect.any(String));
    expect(now && movesFrom(shown().plan, now)).toEqual([]);
  });
});

it('every move that is offered is one that the call takes', async () => {
  const { shown } = await open();
  const { plan } = shown();
  for (const day of plan.days)
    for (const { to, comesBack, makesHardInARow } of movesFrom(plan, day)) {
      const { version, hardInARow } = await done(session.request(getWorkoutPlan, mine(session)));
      const move = { ...mine(session), action: 'move', version, from: day.day, to } as const;
      const moved = await done(session.request(changeWorkoutPlan, move));
      expect(moved.days.find(one => one.day === day.day)?.class ?? null).toEqual(comesBack);
      expect(moved.hardInARow.length > hardInARow.length).toBe(makesHardInARow);
      const back = { ...mine(session), action: 'move', version: moved.version, from: to, to: day.day } as const;
      await done(session.request(changeWorkoutPlan, back));
    }
});

it('whoever is signed out is asked to sign in', () => {
  const model = createWorkoutPlan({ session: openSession(sandbox), onAccepted: () => undefined });
  model.$screen.listen(() => undefined);
  expect(model.$screen.get()).toEqual({ is: 'signedOut', ended: false });
});

it('a plan that does not come is asked for again', async () => {
  await sandbox.fail({ kind: 'status', call: 'getWorkoutPlan', status: 503, times: 3 });
  const { model } = await open();
  expect(model.$screen.get()).toMatchObject({ is: 'failed' });
  model.retry();
  await vi.waitFor(() => expect(model.$screen.get().is).toBe('plan'), patience);
});

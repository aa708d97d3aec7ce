import { WorkoutPlan } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, at, aYear, ZONE } from '../../.storybook/training-stories.js';
import { changeWorkoutPlan, getWorkoutPlan } from '../../src/core/contract/training/workout-plans.js';
import { getStreak, updateStreak } from '../../src/core/contract/training/streaks.js';
import { logWorkout } from '../../src/core/contract/training/workouts.js';
import { session } from '../../src/core/index.js';
import { localDay } from '../../src/core/wall-clock.js';
import { movesFrom } from '../../src/widgets/training/workout-plan/moves.js';
import { isOpen } from '../../src/widgets/training/workout-plan/week.js';
import { dayAfter, mondayOf } from '../../src/widgets/workouts/days.js';
import { workoutPlan } from '../../src/widgets/training/workout-plan/index.js';

const meta = {
  ...storyMeta(workoutPlan, WorkoutPlan),
  title: 'Training/Workout plan',
} satisfies Meta<typeof WorkoutPlan>;

export default meta;
type Story = StoryObj<typeof meta>;

const mine = () => ({ userId: session().get().userId ?? '' });

/** Noon of the coming Monday where the member is, so that a week looks the same on every day that it is shown. */
async function onMonday(): Promise<string> {
  const monday = dayAfter(mondayOf(localDay(ZONE, Date.now() / 1000)), 7);
  await at(monday);
  return monday;
}

async function plan() {
  const answer = await session().request(getWorkoutPlan, mine());
  if (!answer.ok) throw new Error('There is no plan.');
  return answer.data;
}

/** A class that can go to a day of rest. */
async function aMove() {
  const known = await plan();
  const [move] = known.days.filter(isOpen).flatMap(day =>
    movesFrom(known, day)
      .filter(({ comesBack }) => comesBack === null)
      .map(({ to }) => ({ from: day.day, to, title: day.class?.title ?? '' })),
  );
  if (!move) throw new Error('Nothing can be moved.');
  return move;
}

const row = (canvas: HTMLElement, day: string): HTMLElement => {
  const found = canvas.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!found) throw new Error(`There is no ${day}.`);
  return found;
};

/** A week before it is accepted. One press accepts it. */
export const Shown: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  beforeEach: async () => void (await onMonday()),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Made by rules from your last 6 weeks')).toBeVisible();
    await expect(inside.getAllByRole('heading', { level: 3 })).toHaveLength(7);
    await expect(inside.getByText('Today')).toBeVisible();
  },
};

export const Accepted: Story = {
  parameters: { scene: aYear },
  beforeEach: async () => void (await onMonday()),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Accept this week' }));
    await expect(await inside.findByText(/^Accepted on Monday/)).toBeVisible();
    await expect(args.onPlanAccepted).toHaveBeenCalledOnce();
    await expect(inside.queryByRole('button', { name: 'Accept this week' })).toBeNull();
    // an accepted one is not made again without asking
    await userEvent.click(inside.getByRole('button', { name: 'Make it again' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Make a new plan' }));
    await expect(await inside.findByRole('button', { name: 'Accept this week' })).toBeVisible();
  },
};

/** A class goes to a day of rest by its menu, and comes back by Undo. */
export const Moved: Story = {
  parameters: { scene: aYear },
  beforeEach: async () => void (await onMonday()),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText(/^Made by rules/);
    const { from, to, title } = await aMove();
    const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(to));
    await userEvent.click(within(row(canvasElement, from)).getByRole('button', { name: 'Move to …' }));
    await userEvent.click(await inside.findByRole('menuitem', { name: new RegExp(`^${weekday}`) }));
    await expect(await within(row(canvasElement, to)).findByText(title)).toBeVisible();
    await waitFor(() =>
      expect(within(row(canvasElement, to)).getByRole('button', { name: 'Move to …' })).toHaveFocus(),
    );
    await userEvent.click(inside.getByRole('button', { name: 'Undo' }));
    await expect(await within(row(canvasElement, from)).findByText(title)).toBeVisible();
  },
};

/** By the keyboard: Alt and an arrow move the class of the day that has the focus, which goes along. */
export const ByKeyboard: Story = {
  parameters: { scene: aYear },
  beforeEach: async () => void (await onMonday()),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText(/^Made by rules/);
    const [first] = (await plan()).days.filter(isOpen);
    if (!first?.class) throw new Error('There is no class.');
    const after = dayAfter(first.day, 1);
    within(row(canvasElement, first.day)).getByRole('button', { name: 'Move to …' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(await within(row(canvasElement, after)).findByText(first.class.title)).toBeVisible();
    await waitFor(() => expect(row(canvasElement, after).contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(await within(row(canvasElement, first.day)).findByText(first.class.title)).toBeVisible();
  },
};

/** Two hard days follow one another, because the member wants it so: they are told, and it is done. */
export const HardInARow: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  beforeEach: async () => {
    const monday = await onMonday();
    // who trains nearly every day has two hard ones
    for (const back of Array.from({ length: 28 }, (_, index) => index + 1).filter(one => one % 7 !== 1))
      await session().request(logWorkout, {
        ...mine(),
        type: 'bike',
        startedAt: Date.parse(`${dayAfter(monday, -back)}T23:00:00Z`) / 1000,
        timeZone: ZONE,
        durationSeconds: 2700,
      });
    const known = await plan();
    const [hard] = known.days
      .filter(isOpen)
      .flatMap(day =>
        movesFrom(known, day).flatMap(move => (move.makesHardInARow ? [{ ...move, from: day.day }] : [])),
      );
    if (!hard) throw new Error('No move makes two hard days in a row.');
    const { from, to } = hard;
    await session().request(changeWorkoutPlan, { ...mine(), action: 'move', version: known.version, from, to });
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Hard, and so is the day before/)).toBeVisible();
  },
};

/** Later in an accepted week: what is done has a tick, what was missed can still be moved, what is over is quiet. */
export const Thursday: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  args: { workoutHref: '/workouts/{workoutId}', contentHref: '/classes/{contentId}' },
  beforeEach: async () => {
    const monday = await onMonday();
    const { days, version } = await plan();
    await session().request(changeWorkoutPlan, { ...mine(), action: 'accept', version });
    const [first, second] = days.filter(isOpen);
    if (!first?.class || !second) throw new Error('There are not two classes.');
    const thursday = dayAfter(monday, 3);
    // the second is missed by then, on whichever day it was
    await at(second.day < thursday ? thursday : dayAfter(second.day, 1));
    await session().request(logWorkout, {
      ...mine(),
      type: first.class.type,
      startedAt: Date.parse(`${first.day}T16:00:00Z`) / 1000,
      timeZone: ZONE,
      durationSeconds: first.class.durationSeconds,
    });
  },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const done = await inside.findByRole('link', { name: 'See your workout' });
    await expect(done).toHaveAttribute('href', expect.stringMatching(/^\/workouts\/\w+$/));
    done.addEventListener('click', event => event.preventDefault(), { once: true });
    await userEvent.click(done);
    await expect(args.onWorkoutRequested).toHaveBeenCalledOnce();
    await expect(inside.getAllByText(/^Not done/).length).toBeGreaterThanOrEqual(1);
  },
};

/** The plan was changed on another device: it is read again and said so, and the move is one press away. */
export const ChangedElsewhere: Story = {
  parameters: { scene: aYear },
  beforeEach: async () => void (await onMonday()),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText(/^Made by rules/);
    const { from, to, title } = await aMove();
    const { version } = await plan();
    await session().request(changeWorkoutPlan, { ...mine(), action: 'accept', version });
    const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(to));
    await userEvent.click(within(row(canvasElement, from)).getByRole('button', { name: 'Move to …' }));
    await userEvent.click(await inside.findByRole('menuitem', { name: new RegExp(`^${weekday}`) }));
    await expect(await inside.findByText(/^This plan was changed somewhere else/)).toBeVisible();
    await expect(inside.getByText(/^Accepted on/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(await within(row(canvasElement, to)).findByText(title)).toBeVisible();
  },
};

/** The press does not get through: the plan stays as it is, and the way out is beside the reason. */
export const NotAccepted: Story = {
  parameters: { scene: { ...aYear, fault: [{ kind: 'status', call: 'changeWorkoutPlan', status: 503, times: 5 }] } },
  beforeEach: async () => void (await onMonday()),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Accept this week' }));
    await expect(await inside.findByText(/^We couldn’t accept your plan/)).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Accept this week' })).toBeVisible();
  },
};

/** Somebody who has not begun: three short easy classes. */
export const Beginner: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' } },
  beforeEach: async () => void (await onMonday()),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(/so you start gently/)).length).toBeGreaterThan(0);
  },
};

/** The member is away all week: there is nothing to accept, and it says why. */
export const NothingPlanned: Story = {
  parameters: { scene: aYear },
  beforeEach: async () => {
    const monday = await onMonday();
    const streak = await session().request(getStreak, mine());
    if (!streak.ok) throw new Error('There is no streak.');
    const away = [{ from: monday, to: dayAfter(monday, 6) }];
    await session().request(updateStreak, { ...mine(), version: streak.data.version, away });
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('No class this week')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Accept this week' })).toBeNull();
  },
};

/** Before anything has come. */
export const Loading: Story = {
  parameters: { scene: { ...aYear, fault: 'slow' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your plan')).toBeInTheDocument();
  },
};

/** The plan does not come, and one press asks for it again. More faults than tries: a story before may use some up. */
export const Failed: Story = {
  parameters: { scene: { ...aYear, fault: [{ kind: 'status', call: 'getWorkoutPlan', status: 503, times: 9 }] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your plan.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

/** The same as a custom element. */
export const Element: Story = asCustomElement(workoutPlan, /^Made by rules/);

import { WorkoutCalendar } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, at, aYear, ZONE } from '../../.storybook/training-stories.js';
import { getStreak, updateStreak } from '../../src/core/contract/training/streaks.js';
import { logWorkout } from '../../src/core/contract/training/workouts.js';
import { session } from '../../src/core/index.js';
import { localDay } from '../../src/core/wall-clock.js';
import { dayAfter } from '../../src/widgets/workouts/days.js';
import { workoutCalendar } from '../../src/widgets/training/workout-calendar/index.js';

const meta = {
  ...storyMeta(workoutCalendar, WorkoutCalendar),
  title: 'Training/Workout calendar',
} satisfies Meta<typeof WorkoutCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

const userId = () => session().get().userId ?? '';
/** The first button of the chosen day is the day itself. */
const chosenDay = (inside: ReturnType<typeof within>): HTMLElement => {
  const [button] = within(inside.getByRole('gridcell', { selected: true })).getAllByRole('button');
  if (!button) throw new Error('No day is chosen.');
  return button;
};

/** This month with its workouts, and the streaks. */
export const Shown: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  args: { workoutHref: '/workouts/{workoutId}' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('weeks in a row')).toBeVisible();
    await waitFor(() => expect(inside.getByRole('grid')).not.toHaveAttribute('aria-busy'));
  },
};

/** By the keyboard: day by day, week by week, the ends of a week, month by month. */
export const ByKeyboard: Story = {
  parameters: { scene: aYear },
  args: { month: '2026-05' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await inside.findByRole('grid', { name: 'May 2026' });
    chosenDay(inside).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(chosenDay(inside)).toHaveAccessibleName(/^Saturday, May 9/);
    await expect(chosenDay(inside)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(await inside.findByRole('grid', { name: 'June 2026' })).toBeVisible();
    await waitFor(() => expect(chosenDay(inside)).toHaveAccessibleName(/^Tuesday, June 9/));
    await expect(chosenDay(inside)).toHaveFocus();
    await expect(args.onMonthChanged).toHaveBeenCalledWith({ month: '2026-06' });
    await userEvent.click(inside.getByRole('button', { name: 'Today' }));
    await waitFor(() => expect(chosenDay(inside)).toHaveAttribute('aria-current', 'date'));
  },
};

/** Six workouts on one day: all of them are there. */
export const FullDay: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  beforeEach: async () => {
    // early in the morning there was no time for so many
    await at(dayAfter(localDay(ZONE, Date.now() / 1000), 1));
    const noon = session().clock.now();
    for (const [index, type] of (['bike', 'row', 'run', 'climb', 'strength', 'reflect'] as const).entries())
      await session().request(logWorkout, {
        userId: userId(),
        type,
        startedAt: noon - (7 - index) * 1200,
        timeZone: ZONE,
        durationSeconds: 900 + index * 60,
      });
  },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const list = await inside.findByRole('list');
    const workouts = await within(list).findAllByRole('button');
    await expect(workouts.length).toBeGreaterThanOrEqual(3);
    const [first] = workouts;
    if (first) await userEvent.click(first);
    await expect(args.onWorkoutRequested).toHaveBeenCalledOnce();
  },
};

async function read() {
  const answer = await session().request(getStreak, { userId: userId() });
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.data;
}

/** How far this week is, which depends on the day of the week: some days are done, and rest days leave fewer to do. */
const thisWeekText = ({ thisWeek: { done, goal } }: Awaited<ReturnType<typeof read>>) =>
  done > goal ? `${done}, goal ${goal}` : `${done} of ${goal}`;

/** Rest days and a time away are in the grid, each by a word and a sign. */
export const Protected: Story = {
  parameters: { scene: aYear },
  beforeEach: async () => {
    const { version, today } = await read();
    await session().request(updateStreak, {
      userId: userId(),
      version,
      weeklyGoal: 4,
      restWeekdays: [1, 3, 5, 7],
      away: [{ from: today, to: today }],
    });
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('button', { current: 'date' })).toHaveAccessibleName(/Away$/);
  },
};

/** The goal and a time away are set; what is not right is said before it is sent. */
export const Settings: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Set goal and rest days' }));
    const drawer = within(await inside.findByRole('dialog'));
    const goal = await drawer.findByRole('spinbutton', { name: 'Workouts a week' });
    await userEvent.clear(goal);
    await userEvent.type(goal, '4');
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Friday' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Add time away' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(await drawer.findByText('Pick the first and the last day.')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Remove time away 1' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await expect(await inside.findByText('Saved.')).toBeVisible();
    await expect((await read()).weeklyGoal).toBe(4);
    await expect(inside.getByText(thisWeekText(await read()))).toBeVisible();
  },
};

/** Another tab was quicker: both versions are shown, and what was typed is still there. */
export const Conflict: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Set goal and rest days' }));
    const drawer = within(await inside.findByRole('dialog'));
    const goal = await drawer.findByRole('spinbutton', { name: 'Workouts a week' });
    await userEvent.clear(goal);
    await userEvent.type(goal, '5');
    const { version } = await read();
    await session().request(updateStreak, { userId: userId(), version, weeklyGoal: 2 });
    await userEvent.click(drawer.getByRole('button', { name: 'Save' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Keep mine' }));
    await expect(await inside.findByText('Saved.')).toBeVisible();
    await expect((await read()).weeklyGoal).toBe(5);
    await expect(inside.getByText(thisWeekText(await read()))).toBeVisible();
  },
};

/** A month without a workout, far from now, and the way back. */
export const EmptyMonth: Story = {
  parameters: { scene: aYear },
  args: { month: '1999-12' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No workouts in December 1999.')).toBeVisible();
  },
};

/** A member who has not begun. */
export const Empty: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Train today and your streak begins.')).toBeVisible();
  },
};

/** The workouts do not come: the days and the streaks are there, and a press asks again. */
export const Failed: Story = {
  parameters: {
    scene: {
      ...aYear,
      fault: [{ kind: 'status', call: 'getWorkoutCalendar', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your calendar.')).toBeVisible();
    await expect(await inside.findByText('weeks in a row')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(inside.queryByText('We couldn’t load your calendar.')).toBeNull());
  },
};

/** The streaks do not come: the month is there. */
export const StreakFailed: Story = {
  parameters: {
    scene: { ...aYear, fault: [{ kind: 'status', call: 'getStreak', status: 503, times: 3 }] },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your streak.')).toBeVisible();
    await expect(inside.getByRole('grid')).toBeVisible();
  },
};

/** Nothing has come yet. */
export const Slow: Story = {
  parameters: { scene: { ...aYear, fault: 'slow' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your calendar')).toBeInTheDocument();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

/** The same as a custom element. */
export const Element: Story = asCustomElement(workoutCalendar, 'Keep your streak');

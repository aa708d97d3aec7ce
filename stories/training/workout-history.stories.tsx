import { WorkoutHistory } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { workoutHistory } from '../../src/widgets/training/workout-history/index.js';

const meta = {
  ...storyMeta(workoutHistory, WorkoutHistory),
  title: 'Training/Workout history',
} satisfies Meta<typeof WorkoutHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 5000 };
const aYear = { scene: { world: 'training', signedInAs: 'member' } } as const;

/** A year: weeks as rows, their sums at the end. Earlier ones come below. */
export const Shown: Story = {
  parameters: aYear,
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^60 of \d+ workouts/, {}, patience)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Show earlier workouts' }));
    await expect(await inside.findByText(/^120 of \d+ workouts/, {}, patience)).toBeVisible();
    await expect(args.onQueryChanged).toHaveBeenCalledWith({ query: 'page=2', typing: true });
  },
};

/** One type, the longest first. */
export const Filtered: Story = {
  parameters: aYear,
  args: { query: 'type=row&sort=-durationSeconds' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('button', { name: 'Remove filter Type: Row' }, patience)).toBeVisible();
    await expect(await inside.findByRole('button', { name: 'Longest first' }, patience)).toBeVisible();
  },
};

/** Two are chosen and deleted, and come back. */
export const DeletedAndRestored: Story = {
  parameters: aYear,
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const count = async () => {
      const text = (await inside.findByText(/^60 of \d+ workouts/, {}, patience)).textContent ?? '';
      return Number(/of (\d+)/.exec(text)?.[1]);
    };
    const before = await count();
    await userEvent.click(await inside.findByRole('button', { name: 'Select' }, patience));
    for (const box of (await inside.findAllByRole('checkbox', {}, patience)).slice(0, 2)) await userEvent.click(box);
    await userEvent.click(inside.getByRole('button', { name: 'Delete 2 workouts' }));
    await expect(await inside.findByText(/^2 workouts deleted/, {}, patience)).toBeVisible();
    await waitFor(async () => expect(await count()).toBe(before - 2), patience);
    await expect(args.onWorkoutsDeleted).toHaveBeenCalledWith({ count: 2 });
    await userEvent.click(inside.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await count()).toBe(before), patience);
  },
};

/** Nothing matches, and the way back. */
export const NothingFound: Story = {
  parameters: aYear,
  args: { query: 'q=zeppelin' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Show all workouts' }, patience));
    await waitFor(() => expect(inside.getByText(/^60 of \d+ workouts/)).toBeVisible(), patience);
  },
};

/** A member who has not begun. */
export const Empty: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No workouts yet', {}, patience)).toBeVisible();
  },
};

/** The back end is down. */
export const Failed: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'getWorkoutHistory', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load your workouts.', {}, patience)).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = {
  parameters: { scene: { world: 'training' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }, patience));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

/** The same as a custom element. */
export const Element: Story = {
  parameters: aYear,
  render: asElement(workoutHistory),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, workoutHistory.tag);
    await waitFor(() => expect(within(inside).getByText('This week')).toBeVisible(), patience);
  },
};

import { TrainingTrends } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, aYear } from '../../.storybook/training-stories.js';
import { trainingTrends } from '../../src/widgets/training/training-trends/index.js';

const meta = {
  ...storyMeta(trainingTrends, TrainingTrends),
  title: 'Training/Training trends',
} satisfies Meta<typeof TrainingTrends>;

export default meta;
type Story = StoryObj<typeof meta>;

const both = { visual: { widths: [320, 1024] } } as const;

/** Three months, week by week; then a year of one type. */
export const Shown: Story = {
  parameters: { scene: aYear, ...both },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/the 3 months before$/)).toBeVisible();
    await userEvent.click(inside.getByRole('radio', { name: '1 yr' }));
    await expect(args.onQueryChanged).toHaveBeenLastCalledWith({ query: 'view=year' });
    await userEvent.click(await inside.findByRole('button', { name: /^Bike/ }));
    await expect(args.onQueryChanged).toHaveBeenLastCalledWith({ query: 'view=year&type=bike' });
    await expect(await inside.findByText(/^Time, Bike/)).toBeVisible();
  },
};

/** From an address: a year of distance on the bike, week by week. */
export const FromAnAddress: Story = {
  parameters: { scene: aYear },
  args: { query: 'view=year&group=week&type=bike&graph=distance' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('tab', { name: 'Distance', selected: true })).toBeVisible();
    await expect(await inside.findByRole('heading', { name: 'Distance by week' })).toBeVisible();
  },
};

/** Fitness, fatigue and form: how each is computed, and what today’s form means. */
export const Fitness: Story = {
  parameters: { scene: aYear, ...both },
  args: { query: 'graph=fitness' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/averaged over 42 days/)).toBeVisible();
    await expect(await inside.findByText(/^You’re |^You’ve done/)).toBeVisible();
    await userEvent.click(await inside.findByRole('button', { name: 'Show as table' }));
    await expect(await inside.findByRole('columnheader', { name: 'Form' })).toBeVisible();
  },
};

/** Everything that was ever done, year by year: nothing lies before it. */
export const AllYears: Story = {
  parameters: { scene: aYear },
  args: { query: 'view=all' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('heading', { name: 'Time by year' })).toBeVisible();
    await expect(inside.queryByText(/before$/)).toBeNull();
  },
};

/** A member who has not begun. */
export const Empty: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your trends start with a workout')).toBeVisible();
  },
};

/** The graph does not come; what else is there stays, and a press asks again. */
export const GraphFailed: Story = {
  parameters: {
    scene: {
      ...aYear,
      fault: [{ kind: 'status', call: 'getWorkoutGraphData', status: 503, times: 6 }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your trend.')).toBeVisible();
    await expect(inside.getByRole('button', { name: /^Bike/ })).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText(/the 3 months before$/)).toBeVisible();
  },
};

/** Nothing comes at all. */
export const Failed: Story = {
  parameters: {
    scene: { ...aYear, fault: [{ kind: 'status', call: 'getWorkoutGraphTabs', status: 503, times: 3 }] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load your trends.')).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

/** The same as a custom element. */
export const Element: Story = asCustomElement(trainingTrends, /the 3 months before$/);

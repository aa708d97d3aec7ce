import { TrainingToday } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, aYear } from '../../.storybook/training-stories.js';
import { trainingToday } from '../../src/widgets/training/training-today/index.js';

const meta = {
  ...storyMeta(trainingToday, TrainingToday),
  title: 'Training/Training today',
} satisfies Meta<typeof TrainingToday>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The day of somebody who trains: what is next leads to its class, the last workout to itself. */
export const Shown: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  args: {
    workoutsHref: '#workouts',
    planHref: '#plan',
    calendarHref: '#calendar',
    scheduleHref: '#schedule',
    badgesHref: '#badges',
  },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const last = (await inside.findByText('Last workout')).closest('section');
    if (!last) throw new Error('The last workout has no section.');
    await userEvent.click(within(last).getByRole('button'));
    await expect(args.onWorkoutRequested).toHaveBeenCalledOnce();
    await expect(within(last).getByRole('link', { name: 'See all workouts' })).toHaveAttribute('href', '#workouts');
    await expect(await inside.findByText(/in a row$/)).toBeVisible();
    await expect(await inside.findByText('You finished Four Hours.')).toBeVisible();
    await expect(inside.getByRole('link', { name: 'See your badges' })).toHaveAttribute('href', '#badges');
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await expect(inside.queryByText('You finished Four Hours.')).toBeNull();
  },
};

/** In a page from right to left, times stand where its lines begin. */
export const FromRightToLeft: Story = {
  parameters: { scene: aYear },
  render: args => (
    <div dir="rtl">
      <TrainingToday {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [row] = await within(canvasElement).findAllByRole('listitem');
    const time = row?.querySelector('span:first-child > bdi:last-child');
    if (!row || !time) throw new Error('No class is on.');
    const written = row.ownerDocument.createRange();
    written.selectNodeContents(time);
    await expect(written.getBoundingClientRect().right).toBeCloseTo(row.getBoundingClientRect().right, 0);
  },
};

/** Somebody who has not begun: an easy start, no streak, no workout. */
export const Beginner: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('No workouts yet')).toBeVisible();
    await expect(await inside.findByText('Train today and days in a row start again.')).toBeVisible();
  },
};

/** The plan does not come: the rest of the day is there, and one press asks for it again. */
export const PlanFailed: Story = {
  parameters: { scene: { ...aYear, fault: [{ kind: 'status', call: 'getWorkoutPlan', status: 503, times: 3 }] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your plan.')).toBeVisible();
    await expect(await inside.findByText('Last workout')).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

/** The same as a custom element. */
export const Element: Story = asCustomElement(trainingToday, 'Last workout');

import { Badges } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, aYear } from '../../.storybook/training-stories.js';
import { badges } from '../../src/widgets/training/badges/index.js';

const meta = {
  ...storyMeta(badges, Badges),
  title: 'Training/Badges',
} satisfies Meta<typeof Badges>;

export default meta;
type Story = StoryObj<typeof meta>;

/** After a year of training. The day of a badge leads to its month. */
export const Shown: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  args: { calendarHref: '/calendar?month={month}', onMonthRequested: fn(() => false) },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('badges earned')).toBeVisible();
    const [closest] = inside.getAllByRole('progressbar');
    await expect(closest).toHaveAccessibleName(/\d/);
    const [day] = inside.getAllByRole('link', { name: /\d{4}, 3 days in a row$/ });
    if (!day) throw new Error('No badge has a day.');
    await expect(day).toHaveAttribute('href', expect.stringMatching(/month=\d{4}-\d{2}$/));
    await userEvent.click(day);
    await expect(args.onMonthRequested).toHaveBeenCalledWith({ month: expect.stringMatching(/^\d{4}-\d{2}$/) });
  },
};

/** Without a calendar to go to, days are text. */
export const WithoutCalendar: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText('badges earned');
    await expect(inside.queryByRole('link')).toBeNull();
  },
};

/** Somebody who has not begun sees the first ones to get. */
export const Beginner: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' }, visual: { widths: [320, 1024] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Your first badge is close')).toBeVisible();
    await expect(inside.getByRole('progressbar', { name: '10 rides' })).toHaveAttribute('aria-valuetext', '0 of 10');
  },
};

/** The badges do not come: one press asks for them again. */
export const Failed: Story = {
  parameters: { scene: { ...aYear, fault: [{ kind: 'status', call: 'listBadges', status: 503, times: 3 }] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText('badges earned')).toBeVisible();
  },
};

/** Only the counts do not come: the badges are there all the same. */
export const CountsFailed: Story = {
  parameters: { scene: { ...aYear, fault: [{ kind: 'status', call: 'getMilestones', status: 503, times: 3 }] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load how many workouts count.')).toBeVisible();
    await expect(inside.getByText('badges earned')).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

/** The same as a custom element. */
export const Element: Story = asCustomElement(badges, 'Closest to you');

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { View as PatienceNotice } from '../../src/widgets/screen/patience-notice.js';
import { createPatience } from '../../src/widgets/screen/patience.js';

/** What every widget says while an answer takes long, and when none came. */
const meta = {
  title: 'Patterns/Waiting',
  component: PatienceNotice,
  decorators: [inRoot],
  args: { patience: createPatience(), waiting: 'long', onAgain: fn() },
} satisfies Meta<typeof PatienceNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Six seconds have passed: waiting on and giving up are the person's choice. */
export const Long: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is taking longer than usual.')).toBeVisible();
    for (const name of ['Cancel', 'Keep waiting']) await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

/** No answer came: the widget starts again, from what the server says. */
export const Unanswered: Story = {
  args: { waiting: 'unanswered' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See what’s saved' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

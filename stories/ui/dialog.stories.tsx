import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { Dialog } from '../../src/ui/dialog/dialog.js';

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  decorators: [inRoot],
  args: { open: true, title: 'Take Robin out of the family?', onClose: fn(), children: 'Robin keeps the account, and loses the membership at once.', right: { label: 'Remove Robin' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledWith('button');
  },
};

/** The body scrolls between head and foot, by keyboard too. */
export const LongText: Story = {
  args: { title: 'A long text', children: Array.from({ length: 30 }, (_, index) => <p key={index}>Paragraph {index + 1} of a text that does not fit into the dialog.</p>) },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { Drawer } from '../../../src/ui/feedback/drawer/drawer.js';

const handbook = {
  use: [
    'Show the details of one entry of a list, or a form about it, and leave the list in sight.',
    'Keep its buttons in the footer: they stay in view.',
  ],
  avoid: ['Do not open a drawer from a drawer.', 'Do not use it for a short question.'],
  instead: [
    ['it is a short question', 'Dialog or ConfirmDialog'],
    ['it is always there', 'SidePanel'],
  ],
  keyboard: [
    ['Tab', 'Goes round inside.'],
    ['Escape', 'Closes; the focus is where it was.'],
  ],
} satisfies Handbook;

const meta = {
  title: 'Design system/Feedback/Drawer',
  component: Drawer,
  decorators: [inRoot],
  args: {
    open: true,
    title: 'Robin Marsh',
    onClose: fn(),
    children: <p>Member since 03/14/2024, pays monthly by Visa ending in 4242.</p>,
    footer: (
      <>
        <Button type="ghost">Close</Button>
        <Button>Save</Button>
      </>
    ),
  },
  parameters: { handbook, docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of the line. */
export const AtTheEnd: Story = {
  play: async ({ canvasElement, args }) => {
    const drawer = within(canvasElement).getByRole('dialog', { name: 'Robin Marsh' });
    const { left, right } = drawer.getBoundingClientRect();
    await expect(document.documentElement.dir === 'rtl' ? left : innerWidth - right).toBe(0);
    await userEvent.click(within(drawer).getAllByRole('button', { name: 'Close' })[0] ?? drawer);
    await expect(args.onClose).toHaveBeenCalledWith('icon');
  },
};

/** At the start, for navigation. */
export const AtTheStart: Story = { args: { side: 'start', title: 'Pages', footer: undefined } };

/** Its body scrolls between head and foot. */
export const LongContent: Story = {
  args: {
    title: 'A name that goes on and on '.repeat(7),
    children: Array.from({ length: 60 }, (_, index) => <p key={index}>Line {index + 1} of the history.</p>),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region')).toHaveAttribute('tabindex', '0');
  },
};

function Opening() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show member</Button>
      <Drawer open={open} title="Robin Marsh" onClose={() => setOpen(false)}>
        Member since 03/14/2024.
      </Drawer>
    </>
  );
}

/** The page is locked while it is open, and has the focus again after. */
export const OpenedAndClosed: Story = {
  render: () => <Opening />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Show member' });
    await userEvent.click(opener);
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(document.documentElement.style.overflow).toBe('');
    await expect(opener).toHaveFocus();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { Dialog } from '../../../src/ui/feedback/dialog/dialog.js';

const handbook = {
  use: [
    'Ask for one thing that the page must wait for: a decision, a short form, terms to read.',
    'Let the right button say what it does; the left one leaves everything as it was.',
  ],
  avoid: ['Do not open a dialog that nobody asked for.', 'Do not put a page with headings and tabs into it.'],
  instead: [
    ['something is taken away', 'ConfirmDialog'],
    ['the matter needs height, or belongs beside the page', 'Drawer'],
    ['something has happened', 'Toast or Banner'],
    ['nothing may be disturbed meanwhile', 'Overlay'],
  ],
  keyboard: [
    ['Tab', 'Goes round inside the dialog.'],
    ['Escape', 'Asks to leave, as the close icon does.'],
    ['↑ ↓', 'Scroll the text once it has the focus.'],
  ],
} satisfies Handbook;

const paragraphs = Array.from({ length: 30 }, (_, index) => (
  <p key={index}>Paragraph {index + 1} of a text that does not fit into the dialog.</p>
));

const meta = {
  title: 'Design system/Feedback/Dialog',
  component: Dialog,
  decorators: [inRoot],
  args: {
    open: true,
    title: 'Rename this partner',
    onClose: fn(),
    children: 'Members see the new name on their next visit.',
    right: { onClick: fn() },
  },
  parameters: { handbook, docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 'Cancel' and 'Submit' if nothing else is said. */
export const Asking: Story = {
  parameters: {
    measures: [
      { of: 'Modal max width 640 px (s.9)', part: 'dialog', is: { maxWidth: 640 } },
      { of: 'Modal max height 85% of viewport (s.9)', part: 'dialog', is: { maxHeight: '85%' } },
    ],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('dialog', { name: 'Rename this partner' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('button');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenLastCalledWith('icon');
  },
};

/** The body scrolls between head and foot, by keyboard too. */
export const LongText: Story = {
  args: { title: 'A long text', children: paragraphs },
  parameters: { measures: [{ of: 'Modal max width 640 px (s.9)', part: 'dialog', is: { maxWidth: 640 } }] },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('dialog').getBoundingClientRect();
    await expect(Math.round(box.height)).toBe(Math.round(innerHeight * 0.85));
    await expect(await within(canvasElement).findByRole('region', { name: 'A long text' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  },
};

/** The second button shows that it is at work, and takes no more clicks. */
export const Loading: Story = {
  args: { right: { label: 'Save name', loading: true, onClick: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save name' }));
    await expect(args.right && args.right.onClick).not.toHaveBeenCalled();
  },
};

/** A title without an end breaks; the buttons go below one another where there is no room. */
export const LongTitle: Story = {
  args: {
    title: 'Rename the partner with a name that goes on and on '.repeat(4),
    right: { label: 'Save this name for every member of the partner' },
    left: { label: 'Keep the name that it has' },
    extra: <Button type="ghost">Read more</Button>,
  },
};

function Two() {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Button onClick={() => setOuter(true)}>Edit partner</Button>
      <Dialog
        open={outer}
        title="Edit partner"
        onClose={() => setOuter(false)}
        right={{ label: 'Choose a country', onClick: () => setInner(true) }}
      >
        {paragraphs}
      </Dialog>
      <Dialog open={inner} title="Country" onClose={() => setInner(false)}>
        Belgium, Canada, Mexico or the United States.
      </Dialog>
    </>
  );
}

/** The page stays locked until the last of several is closed, and the focus finds its way back step by step. */
export const Nested: Story = {
  render: () => <Two />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const locked = () => document.documentElement.style.overflow;
    const opener = canvas.getByRole('button', { name: 'Edit partner' });
    await userEvent.click(opener);
    await expect(locked()).toBe('hidden');
    const next = canvas.getByRole('button', { name: 'Choose a country' });
    await userEvent.click(next);
    const country = canvas.getByRole('dialog', { name: 'Country' });
    await userEvent.click(within(country).getByRole('button', { name: 'Close' }));
    await expect(locked()).toBe('hidden');
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(next);
    await userEvent.click(
      within(canvas.getByRole('dialog', { name: 'Country' })).getByRole('button', { name: 'Submit' }),
    );
    await expect(locked()).toBe('hidden');
    await userEvent.click(
      within(canvas.getByRole('dialog', { name: 'Edit partner' })).getByRole('button', { name: 'Cancel' }),
    );
    await expect(locked()).toBe('');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await userEvent.click(next.isConnected ? next : canvas.getByRole('button', { name: 'Choose a country' }));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { ToastList, type ToastItem, type ToastListProps } from '../../../src/ui/feedback/toast/toast-list.js';

const handbook = {
  use: [
    'Say in one sentence what has just happened, where the view itself does not show it.',
    'Offer Undo instead of asking first. Give a success that can be undone ten seconds or more.',
    'Keep one list on a page, rendered also while it is empty.',
  ],
  avoid: [
    'Do not let an error go by itself: give it no time.',
    'Do not say there what a person must act on; a modal dialog makes toasts unreachable.',
  ],
  instead: [
    ['something is wrong with the view', 'Banner'],
    ['something is wrong with a field', 'the field’s error'],
    ['it cannot be undone', 'ConfirmDialog before it'],
  ],
  keyboard: [
    ['Tab', 'Its button, and “more”. Its time stands still meanwhile.'],
    ['Enter, Space', 'Closes it, or undoes.'],
  ],
} satisfies Handbook;

const meta = {
  title: 'Design system/Feedback/Toast',
  component: ToastList,
  decorators: [inRoot],
  args: { onClose: fn(), onUndo: fn(), toasts: [] },
  parameters: { handbook, docs: { story: { inline: false, iframeHeight: 360 } } },
} satisfies Meta<typeof ToastList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The newest last; an error stays until it is closed. */
export const Several: Story = {
  args: {
    toasts: [
      { id: '1', tone: 'success', text: 'Robin was taken out of the family.', undo: true },
      { id: '2', tone: 'error', text: 'The receipt could not be sent.' },
    ],
  },
  parameters: { measures: [{ of: 'Toast width 364 px (s.9)', part: 'toast', is: { width: 364 } }] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledWith('2');
  },
};

const many: readonly ToastItem[] = Array.from({ length: 30 }, (_, index) => ({
  id: String(index),
  tone: index % 3 ? 'success' : 'error',
  text: `Invoice ${1000 + index} was sent.`,
  duration: index === 29 ? 400 : undefined,
}));

function Coming({ toasts, ...given }: ToastListProps) {
  const [shown, setShown] = useState(toasts);
  const close = (id: string) => setShown(now => now.filter(toast => toast.id !== id));
  return (
    <>
      <Button
        onClick={() => setShown(now => [...now, { id: `new-${now.length}`, tone: 'success', text: 'Address saved.' }])}
      >
        Save
      </Button>
      <ToastList {...given} toasts={shown} onClose={close} />
    </>
  );
}

/** Four at once; the others wait behind a button, and their time does not pass. */
export const Many: Story = {
  args: { toasts: many },
  render: args => <Coming {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(4);
    await waitFor(() => expect(canvas.queryByText('Invoice 1029 was sent.')).toBeNull());
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(4);
    const more = canvas.getByRole('button', { name: '25 more' });
    await userEvent.click(more);
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(29);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(within(canvas.getByRole('log')).getByText('Address saved.')).toBeVisible();
  },
};

/** A toast waits while a user is on it, by pointer or by focus. */
export const Waits: Story = {
  args: { toasts: [{ id: '1', tone: 'success', text: 'Address saved.', duration: 600, undo: true }] },
  render: args => <Coming {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const undo = canvas.getByRole('button', { name: 'Undo' });
    undo.focus();
    await new Promise(resolve => {
      setTimeout(resolve, 900);
    });
    await expect(canvas.getByText('Address saved.')).toBeVisible();
    await userEvent.hover(undo);
    undo.blur();
    await new Promise(resolve => {
      setTimeout(resolve, 900);
    });
    await expect(canvas.getByText('Address saved.')).toBeVisible();
  },
};

/** Long words break; the sign and the button stay on the first line. */
export const LongTexts: Story = {
  args: {
    toasts: [
      {
        id: '1',
        tone: 'error',
        text: 'The plan “A plan name that goes on and on and on and on and on and on and on and on and on and on and on and on and on and on and on and on and on and on and on” could not be saved.',
      },
      { id: '2', tone: 'success', text: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), undo: true },
    ],
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { ConfirmDialog } from '../../../src/ui/feedback/confirm-dialog/confirm-dialog.js';

const handbook = {
  use: [
    'Ask before something that takes away or cannot be taken back.',
    'Name the action by its consequence, with the date where there is one: “End membership on 12/03/2026”.',
    'Ask for a word to be typed only where a mistake would hurt many, or for good.',
  ],
  avoid: ['Never “Are you sure?” and “OK”.', 'Do not ask before what can be undone.'],
  instead: [
    ['it can be undone', 'do it, and offer Undo in a Toast'],
    ['the question needs a form', 'Dialog'],
  ],
  keyboard: [
    ['Tab', 'The word, then the buttons.'],
    ['Enter', 'In the word’s field: does it, once the word is right.'],
    ['Escape', 'Leaves everything as it was; not while it is being done.'],
  ],
} satisfies Handbook;

const meta = {
  title: 'Design system/Feedback/Confirm dialog',
  component: ConfirmDialog,
  decorators: [inRoot],
  args: {
    open: true,
    title: 'End your membership?',
    action: 'End membership on 12/03/2026',
    onConfirm: fn(),
    onClose: fn(),
    children: 'You keep classes and statistics until 12/03/2026, and are not billed again. Your workouts stay yours.',
  },
  parameters: { handbook, docs: { story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'End membership on 12/03/2026' }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** The name has to be typed; until then the button says why it does nothing. */
export const TypingAWord: Story = {
  args: {
    title: 'Terminate Northwind?',
    action: 'Terminate 312 memberships now',
    confirmWord: 'Northwind',
    children: 'All members of this partner lose their membership at once. This cannot be taken back.',
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox', { name: 'Type “Northwind” to confirm' });
    await waitFor(() => expect(field).toHaveFocus());
    const button = () => canvas.getByRole('button', { name: 'Terminate 312 memberships now' });
    await expect(button()).toHaveAccessibleDescription('Type “Northwind” first');
    await userEvent.type(field, 'northwind{Enter}');
    await userEvent.click(button());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, '  Northwind ');
    await expect(button()).not.toHaveAttribute('aria-disabled');
    await userEvent.type(field, '{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

/** While it is being done nothing else can be, and the dialog stays. */
export const UnderWay: Story = {
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await userEvent.click(canvas.getByRole('button', { name: 'End membership on 12/03/2026' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** What went wrong is beside the action, and what was typed is kept. */
export const Failed: Story = {
  args: {
    ...TypingAWord.args,
    ignoreCase: true,
    error: 'The membership could not be ended. Try again in a moment; nothing has changed.',
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox'), 'northwind');
    await expect(
      within(canvasElement).getByRole('button', { name: 'Terminate 312 memberships now' }),
    ).not.toHaveAttribute('aria-disabled');
  },
};

/** Nothing is taken away, but it deserves a second thought. */
export const NotDestructive: Story = {
  args: {
    type: 'primary',
    title: 'Publish this offer?',
    action: 'Publish to 4 countries',
    children: 'Members see it at once.',
  },
};

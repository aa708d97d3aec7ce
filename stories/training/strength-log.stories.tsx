import { StrengthLog } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn } from '../../.storybook/training-stories.js';
import { strengthLog } from '../../src/widgets/training/strength-log/index.js';

const meta = {
  ...storyMeta(strengthLog, StrengthLog),
  title: 'Training/Strength log',
} satisfies Meta<typeof StrengthLog>;

export default meta;
type Story = StoryObj<typeof meta>;

const signedIn = { scene: { world: 'training', signedInAs: 'member' } } as const;
const bothWidths = { visual: { widths: [320, 1024] } } as const;

/** A draft that an earlier story left in this tab would come back. */
const forget = () => sessionStorage.clear();

/** The member's own routines, and the one whose turn it is. */
export const Shown: Story = {
  parameters: { ...signedIn, ...bothWidths },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('button', { name: 'Push day' })).toBeVisible();
    await expect(await inside.findByText(/^Up next/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Start Pull day' }));
    await expect(args.onSessionRequested).toHaveBeenCalledWith({ routineId: 'rtn_member_pull', day: 1 });
    await userEvent.click(inside.getByRole('button', { name: 'Start without a routine' }));
    await expect(args.onSessionRequested).toHaveBeenCalledWith({ routineId: '', day: 1 });
  },
};

/** One of them, open in its place. */
export const Open: Story = {
  args: { query: 'routine=rtn_member_push', sessionHref: '/lift/{routineId}/{day}' },
  parameters: { ...signedIn, ...bothWidths },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const start = await inside.findByRole('link', { name: 'Start Push day' });
    await expect(start).toHaveAttribute('href', '/lift/rtn_member_push/1');
    await expect(inside.getByText('Barbell bench press')).toBeVisible();
    await expect(inside.getByText('2 × 5–8 · 143.3 lb')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Your routines' }));
    await expect(args.onQueryChanged).toHaveBeenCalledWith({ query: '', typing: false });
  },
};

/** The library's routines, by level. */
export const Library: Story = {
  args: { query: 'show=library' },
  parameters: { ...signedIn, ...bothWidths },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('button', { name: 'Upper and lower' })).toBeVisible();
    await userEvent.type(inside.getByRole('searchbox', { name: 'Routine' }), 'full');
    await waitFor(() => expect(inside.queryByRole('button', { name: 'Upper and lower' })).toBeNull());
    await expect(inside.getByRole('button', { name: 'Full body, no equipment' })).toBeVisible();
  },
};

/** One of the library, with a superset: copied, it can be started. */
export const Copied: Story = {
  args: { query: 'show=library&routine=rtn_upper-lower' },
  parameters: { ...signedIn, ...bothWidths },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Superset: take turns')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Copy to your routines' }));
    await expect(await inside.findByRole('button', { name: 'Start Upper' })).toBeVisible();
    await expect(inside.getByText('Upper and lower is yours now. Change it as you like.')).toBeVisible();
    await expect(args.onRoutineChanged).toHaveBeenCalledWith(expect.objectContaining({ action: 'copied' }));
  },
};

/** A routine goes after a second question. */
export const Deleted: Story = {
  args: { query: 'routine=rtn_member_legs' },
  parameters: signedIn,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'More for Leg day' }));
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await inside.findByRole('dialog', { name: 'Delete Leg day?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete routine' }));
    await expect(await inside.findByText('Leg day is deleted. Its sessions stay.')).toBeVisible();
    await waitFor(() => expect(inside.queryByRole('button', { name: 'Leg day' })).toBeNull());
  },
};

/** A new routine: what is missing is said where it is, and then it is saved. */
export const Built: Story = {
  args: { query: 'task=new' },
  parameters: { ...signedIn, ...bothWidths },
  beforeEach: forget,
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Save routine' }));
    await expect(inside.getByText('Give it a name.')).toBeVisible();
    await expect(inside.getByText('Add an exercise, or remove the day.')).toBeVisible();
    await userEvent.type(inside.getByRole('textbox', { name: 'Name' }), 'Garage');
    await userEvent.type(await inside.findByRole('searchbox', { name: 'Exercise' }), 'press');
    await userEvent.click(inside.getByRole('button', { name: 'Add Overhead press' }));
    await userEvent.click(inside.getByRole('button', { name: 'Add Barbell bench press' }));
    await userEvent.click(inside.getByRole('button', { name: 'Move Overhead press down' }));
    await expect(inside.getByText('Overhead press: now 2 of 2')).toBeInTheDocument();
    await expect(inside.getByRole('button', { name: 'Move Overhead press down' })).toHaveFocus();
    await userEvent.click(inside.getByRole('button', { name: 'Save routine' }));
    await expect(await inside.findByRole('button', { name: 'Start Day 1' })).toBeVisible();
    await expect(args.onRoutineChanged).toHaveBeenCalledWith(expect.objectContaining({ action: 'created' }));
  },
};

/** A weight is written as words: nothing is saved until it is a number, or nothing. */
export const Unreadable: Story = {
  args: { query: 'task=new' },
  parameters: signedIn,
  beforeEach: forget,
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.type(await inside.findByRole('textbox', { name: 'Name' }), 'Garage');
    await userEvent.type(await inside.findByRole('searchbox', { name: 'Exercise' }), 'bench');
    await userEvent.click(inside.getByRole('button', { name: 'Add Barbell bench press' }));
    await userEvent.click(inside.getByRole('button', { name: /^Barbell bench press 3 × / }));
    const weight = await inside.findByRole('spinbutton', { name: /^Weight, / });
    await userEvent.type(weight, 'sixty');
    await userEvent.click(inside.getByRole('button', { name: 'Save routine' }));
    await expect(await inside.findByText('Enter a number, or leave it empty.')).toBeVisible();
    await expect(weight).toHaveValue('sixty');
    await expect(args.onRoutineChanged).not.toHaveBeenCalled();
    await userEvent.clear(weight);
    await userEvent.click(inside.getByRole('button', { name: 'Save routine' }));
    await expect(await inside.findByRole('button', { name: 'Start Day 1' })).toBeVisible();
  },
};

/** Exercises take turns, are dragged to another place, and removed by mistake. */
export const Arranged: Story = {
  args: { query: 'routine=rtn_member_pull&task=edit' },
  parameters: { ...signedIn, ...bothWidths },
  beforeEach: forget,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'More for Lat pulldown' }));
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Superset with the one above' }));
    await expect(await inside.findByText('Superset: take turns')).toBeVisible();
    const handle = inside.getAllByTitle('Drag to another place')[1];
    if (!handle) throw new Error('There is no handle.');
    const pointer = { pointerId: 1, button: 0, pointerType: 'mouse' };
    // no pointer of the browser's own is down, so there is none to capture
    handle.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(handle, { ...pointer, clientY: 400 });
    await fireEvent.pointerMove(handle, { ...pointer, clientY: -1000 });
    await fireEvent.pointerUp(handle, { ...pointer, clientY: -1000 });
    await expect(await inside.findByText('Biceps curl: now 1 of 2')).toBeInTheDocument();
    await userEvent.click(inside.getByRole('button', { name: 'More for Biceps curl' }));
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Remove' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Undo' }));
    await expect(await inside.findByRole('button', { name: 'More for Biceps curl' })).toBeVisible();
  },
};

/** Leaving is asked, and a weight that was only looked at is the same to the gram. */
export const Leaving: Story = {
  args: { query: 'routine=rtn_member_push&task=edit' },
  parameters: signedIn,
  beforeEach: forget,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const name = await inside.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '!');
    await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
    const dialog = within(await inside.findByRole('dialog', { name: 'Leave without saving?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Go on building' }));
    await userEvent.click(inside.getByRole('button', { name: /^Barbell bench press/ }));
    await expect(await inside.findByRole('spinbutton', { name: 'Weight, lb' })).toHaveValue('143.3');
  },
};

/** By a friend's code; a wrong one keeps what was typed. */
export const ImportedByCode: Story = {
  args: { query: 'task=import' },
  parameters: { ...signedIn, ...bothWidths },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const code = await inside.findByRole('textbox', { name: 'Code' });
    await userEvent.type(code, 'AAAA-AAAA');
    await userEvent.click(inside.getByRole('button', { name: 'Import routine' }));
    await expect(await inside.findByText(/^There is no routine with this code/)).toBeVisible();
    await expect(code).toHaveValue('AAAA-AAAA');
  },
};

/** A file whose mistakes are said place by place, corrected where it was pasted. */
export const ImportedFromFile: Story = {
  args: { query: 'task=import' },
  parameters: { ...signedIn, ...bothWidths },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('radio', { name: 'From a file' }));
    const entry = { exerciseId: 'plank', setType: 'iso', sets: 30, reps: null, holdSeconds: 30, weight: null };
    const routine = {
      title: 'Core',
      days: [{ name: 'Core', slots: [{ entries: [{ ...entry, restSeconds: 30, rir: null }] }] }],
    };
    const text = inside.getByRole('textbox', { name: 'What’s in the file' });
    await fireEvent.change(text, { target: { value: JSON.stringify(routine) } });
    await userEvent.click(inside.getByRole('button', { name: 'Import routine' }));
    await expect(await inside.findByText(/^Day 1, exercise 1, sets: /)).toBeVisible();
    await expect(inside.getByText('level: Is missing.')).toBeVisible();
  },
};

/** Nothing of one's own yet: the ways to a first one. */
export const Empty: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' } },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'See the library' }));
    await expect(args.onQueryChanged).toHaveBeenCalledWith({ query: 'show=library', typing: false });
  },
};

/** It was deleted elsewhere. */
export const Gone: Story = {
  args: { query: 'routine=rtn_nobodys' },
  parameters: signedIn,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This routine is gone')).toBeVisible();
  },
};

/** The back end is down. */
export const Failed: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'listOwnRoutines', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your routines.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Build a routine' })).toBeVisible();
  },
};

/** Nothing has come yet. */
export const Loading: Story = {
  parameters: { scene: { world: 'training', signedInAs: 'member', fault: 'slow' } },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

/** The same as a custom element. */
export const Element: Story = asCustomElement(strengthLog, 'Push day');

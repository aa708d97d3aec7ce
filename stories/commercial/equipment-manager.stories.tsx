import { EquipmentManager } from '@echelon/membership/commercial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { equipmentManager } from '../../src/widgets/commercial/equipment-manager/index.js';

const scene = { world: 'commercial', signedInAs: 'owner' } as const;

const meta = {
  ...storyMeta(equipmentManager, EquipmentManager),
  title: 'Commercial/Machine manager',
  parameters: { ...storyMeta(equipmentManager, EquipmentManager).parameters, scene },
} satisfies Meta<typeof EquipmentManager>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 5000 };

/** Every machine of an owner: one is chosen, opens beside the list, and gives the focus back. */
export const Shown: Story = {
  args: { query: 'q=rower' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const row = await inside.findByRole('button', { name: /^Row-9 Pro rower 2\b/ }, patience);
    await userEvent.click(row);
    const drawer = within(await inside.findByRole('dialog', {}, patience));
    await expect(await drawer.findByText('Last heard', {}, patience)).toBeVisible();
    await expect(args.onEquipmentOpened).toHaveBeenCalledWith({ equipmentId: 'eqp_2' });
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await expect(args.onEquipmentClosed).toHaveBeenCalledOnce();
    await waitFor(() => expect(row).toHaveFocus());
  },
};

/** What needs somebody: the faults. */
export const Faults: Story = {
  args: { query: 'status=fault' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Fault E04', {}, patience)).toBeVisible();
  },
};

/** One location alone has no column for it. */
export const OneLocation: Story = {
  args: { locationId: 'loc_lakeside' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findAllByText('Club', {}, patience);
    await expect(inside.queryByRole('columnheader', { name: 'Location' })).toBeNull();
  },
};

/** Nothing matches a search. */
export const NothingFound: Story = {
  args: { query: 'q=elliptical' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing matches this search', {}, patience)).toBeVisible();
  },
};

/** A location whose machines are still to come. */
export const NoMachines: Story = {
  args: { locationId: 'loc_riverside' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No machines yet', {}, patience)).toBeVisible();
  },
};

/** The page does not come. */
export const Failed: Story = {
  parameters: { scene: { ...scene, fault: [{ kind: 'status', call: 'listEquipment', status: 503, times: 9 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' }, patience)).toBeVisible();
  },
};

/** Its tools over rows that are on their way. */
export const Loading: Story = { parameters: { scene: { ...scene, fault: 'slow' } } };

/** Nobody is signed in. */
export const SignedOut: Story = {
  parameters: { scene: { world: 'commercial', signedInAs: 'nobody' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }, patience));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

/** A machine with a fault: what it means, and the button that ends it beside the sentence. */
export const Fault: Story = {
  args: { equipmentId: 'eqp_9' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Reported fault E04, 1 hour ago', {}, patience)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Mark as ready' }));
    await expect(await inside.findByText('It’s ready for the next workout.', {}, patience)).toBeVisible();
    await expect(await inside.findByText('marked it as ready', {}, patience)).toBeVisible();
  },
};

/** A machine on its way moves to its next stage. */
export const OnTheWay: Story = {
  args: { equipmentId: 'eqp_12' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Mark as installed' }, patience));
    await expect(await inside.findByRole('button', { name: 'Mark as configured' }, patience)).toBeVisible();
    await expect(await inside.findByText('moved it to the next stage', {}, patience)).toBeVisible();
  },
};

/** Out of service, and the way back. */
export const OutOfService: Story = {
  args: { equipmentId: 'eqp_10' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Bring back' }, patience)).toBeVisible();
  },
};

/** A machine of somebody else's. */
export const NotTheirs: Story = {
  args: { equipmentId: 'eqp_60' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Not at your locations', {}, patience)).toBeVisible();
  },
};

/** Whoever works on the floor reads everything, and reports a fault. */
export const Clerk: Story = {
  args: { equipmentId: 'eqp_1' },
  parameters: { scene: { ...scene, signedInAs: 'clerk' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Report a fault' }, patience));
    await userEvent.type(await inside.findByLabelText(/^What’s wrong/, {}, patience), 'The left pedal is loose');
    await userEvent.click(inside.getByRole('button', { name: 'Report the fault' }));
    await expect(await inside.findByText('Thanks. The fault is on record.', {}, patience)).toBeVisible();
    await expect(await inside.findByText('The left pedal is loose', {}, patience)).toBeVisible();
  },
};

/** The trash asks for the serial number, and says what is wrong with another. */
export const Trash: Story = {
  args: { equipmentId: 'eqp_5' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'More' }, patience));
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Move to trash…' }));
    const field = await inside.findByLabelText(/^Type .* to confirm/, {}, patience);
    await userEvent.type(field, 'EX-1');
    await userEvent.click(inside.getByRole('button', { name: 'Move to the trash for good' }));
    await expect(await inside.findByText(/isn’t what’s on its label/)).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

/** A machine moves: its new location is found by a part of its name. */
export const Move: Story = {
  args: { equipmentId: 'eqp_6' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Move: Location' }, patience));
    await userEvent.type(await inside.findByRole('combobox', { name: /^Location/ }, patience), 'air');
    await userEvent.click(await inside.findByRole('option', { name: /Harbor Hotel Airport/ }, patience));
    await userEvent.click(inside.getByRole('button', { name: 'Move it here' }));
    await expect(await inside.findByText(/^Moved\./, {}, patience)).toBeVisible();
  },
};

/** Many at once: first what will become of each, then what has. */
export const Bulk: Story = {
  args: { query: 'locationId=loc_downtown&license=unseated' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('checkbox', { name: /all/i }, patience));
    await userEvent.click(inside.getByRole('button', { name: 'Give a seat' }));
    const dialog = within(await inside.findByRole('dialog', {}, patience));
    await expect(await dialog.findByText('2 will get a seat', {}, patience)).toBeVisible();
    await expect(dialog.getByText('2 won’t')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Seat 2 machines' }));
    await expect(await dialog.findByText('2 have a seat', {}, patience)).toBeVisible();
  },
};

/** The same as a custom element. */
export const Element: Story = {
  render: asElement(equipmentManager),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, equipmentManager.tag);
    await waitFor(() => expect(within(inside).getAllByText('Harbor Hotel Downtown')[0]).toBeVisible(), patience);
  },
};

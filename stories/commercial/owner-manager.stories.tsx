import { OwnerManager } from '@echelon/membership/commercial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { ownerManager } from '../../src/widgets/commercial/owner-manager/index.js';
import { failsOnce, signedOut } from './states.js';

const meta = {
  ...storyMeta(ownerManager, OwnerManager),
  title: 'Commercial/Owner manager',
  parameters: {
    ...storyMeta(ownerManager, OwnerManager).parameters,
    scene: { world: 'commercial', signedInAs: 'dealer' },
  },
} satisfies Meta<typeof OwnerManager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The owners that a dealer looks after. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Harbor Hotels')).toBeVisible();
  },
};

/** A new one is made. */
export const Creating: Story = {
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'New owner' }));
    await userEvent.type(await inside.findByLabelText(/^Company/), 'Summit Gyms');
    await userEvent.click(inside.getByRole('button', { name: 'Add owner' }));
    await expect(await inside.findByText('Summit Gyms is one of your owners now.')).toBeVisible();
    await expect(args.onOwnerCreated).toHaveBeenCalledOnce();
  },
};

/** One that exists is looked for by its id; there is none. */
export const NotConnected: Story = {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Connect by ID' }));
    await userEvent.type(await inside.findByLabelText(/^Owner ID/), 'own_nobody');
    await userEvent.click(inside.getByRole('button', { name: 'Connect owner' }));
    await expect(await inside.findByText(/^There’s no owner with this ID/)).toBeVisible();
  },
};

/** Orders stand in the way of letting one go. */
export const OrdersOpen: Story = {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Disconnect Harbor Hotels' }));
    await userEvent.click(await inside.findByRole('button', { name: /^Disconnect with/ }));
    await waitFor(() => expect(inside.getByText(/CO-100001/)).toBeVisible());
  },
};

/** Customer service has to say whose. */
export const NoDealer: Story = {
  parameters: { scene: { world: 'commercial', signedInAs: 'customerServiceManager' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Choose a dealer first')).toBeVisible();
  },
};

/** The list does not load. */
export const Failed: Story = failsOnce('dealer', 'listDealerOwners', 'Harbor Hotels');

/** Nobody is signed in. */
export const SignedOut: Story = signedOut;

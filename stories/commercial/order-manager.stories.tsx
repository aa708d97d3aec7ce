import { OrderManager } from '@echelon/membership/commercial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { orderManager } from '../../src/widgets/commercial/order-manager/index.js';
import { failsOnce, loads, signedOut } from './states.js';

const meta = {
  ...storyMeta(orderManager, OrderManager),
  title: 'Commercial/Order manager',
  parameters: {
    ...storyMeta(orderManager, OrderManager).parameters,
    scene: { world: 'commercial', signedInAs: 'owner' },
  },
} satisfies Meta<typeof OrderManager>;

export default meta;
type Story = StoryObj<typeof meta>;

const dealer = { scene: { world: 'commercial', signedInAs: 'dealer' } } as const;

/** Newest first; one that waits for somebody stands out. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Waits for approval')).toBeVisible();
  },
};

/** An owner opens an order, and approves it. */
export const Approving: Story = {
  args: { orderId: 'ord_submitted' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Approve' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Approve order' }));
    await expect(await inside.findByText('Approved. We deliver next.')).toBeVisible();
  },
};

/** One is open beside the list: lines, what they come to, and its history. */
export const Opened: Story = {
  args: { orderId: 'ord_approved' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('History')).toBeVisible();
  },
};

/** Customer service says how long the licenses run. */
export const Fulfilling: Story = {
  args: { orderId: 'ord_approved' },
  parameters: { scene: { world: 'commercial', signedInAs: 'customerServiceManager' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Fulfill' }));
    await expect(await inside.findByRole('spinbutton', { name: /Licenses run for/ })).toBeVisible();
  },
};

/** A dealer begins an order with its location. */
export const Beginning: Story = {
  parameters: dealer,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'New order' }));
    await userEvent.click(await inside.findByRole('combobox', { name: /^Location/ }));
    await userEvent.click(await inside.findByRole('option', { name: /Riverside/ }));
    await userEvent.click(inside.getByRole('button', { name: 'Start the order' }));
    await expect(await inside.findByText('Choose what goes there')).toBeVisible();
  },
};

/** The lines of a draft, and beside them what they come to. */
export const Lines: Story = {
  args: { orderId: 'ord_draft' },
  parameters: dealer,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Edit draft' }));
    const seats = await inside.findByRole('spinbutton', { name: 'How many: Studio' });
    await userEvent.clear(seats);
    await userEvent.type(seats, '4');
    await expect(await inside.findByText('$5,294.00')).toBeVisible();
    await waitFor(() => expect(inside.getByText('Saved as a draft')).toBeVisible());
  },
};

/** What is checked before it is submitted. */
export const Review: Story = {
  args: { orderId: 'ord_draft' },
  parameters: dealer,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Edit draft' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Review' }));
    await expect(await inside.findByText('Check and submit')).toBeVisible();
  },
};

/** The order of the address is not there. */
export const Unknown: Story = {
  args: { orderId: 'nothing' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Back to the list' }));
    await expect(args.onOrderClosed).toHaveBeenCalledOnce();
  },
};

/** An owner without orders. */
export const Empty: Story = {
  parameters: { scene: { world: 'commercial', signedInAs: 'otherOwner' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No orders yet')).toBeVisible();
  },
};

/** The list does not load. */
export const Failed: Story = failsOnce('owner', 'listCommercialOrders', 'Waits for approval');

/** Its tools over rows that are on their way. */
export const Loading: Story = loads('owner');

/** Nobody is signed in. */
export const SignedOut: Story = signedOut;

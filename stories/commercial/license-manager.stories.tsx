import { LicenseManager } from '@echelon/membership/commercial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { licenseManager } from '../../src/widgets/commercial/license-manager/index.js';
import { failsOnce, loads, looks, signedOut } from './states.js';

const meta = {
  ...storyMeta(licenseManager, LicenseManager),
  title: 'Commercial/License manager',
  parameters: {
    ...storyMeta(licenseManager, LicenseManager).parameters,
    scene: { world: 'commercial', signedInAs: 'owner' },
  },
} satisfies Meta<typeof LicenseManager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those that end first are on top, all bars at one scale. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('10 of 12')).toBeVisible();
  },
};

/** One is opened beside the list: its seats, and the machines in them. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: /Downtown/ }));
    await expect(await inside.findByText('2 seats free')).toBeVisible();
  },
};

/** Its machines are asked for as a list of their own. */
export const AllMachines: Story = {
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: /Downtown/ }));
    await inside.findByText('2 seats free');
    await userEvent.click(await inside.findByRole('button', { name: 'See all machines' }));
    await expect(args.onMachinesRequested).toHaveBeenCalledWith({ licenseId: 'lic_downtown' });
  },
};

/** Seats are given to machines of the location that have none: what becomes of each is known before. */
export const Assigning: Story = {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: /Downtown/ }));
    const assign = await inside.findByRole('button', { name: 'Assign seats' });
    await waitFor(() => expect(assign).toBeVisible());
    await userEvent.click(assign);
    for (const box of (await inside.findAllByRole('checkbox', { name: /^Select .*\d/ })).slice(0, 3))
      await userEvent.click(box);
    await userEvent.click(await inside.findByRole('button', { name: 'Check and assign' }));
    await expect(await inside.findByText(/No seat is left/)).toBeVisible();
  },
};

/** Customer service takes seats away; more are taken than would be left. */
export const TooFew: Story = {
  parameters: { scene: { world: 'commercial', signedInAs: 'customerServiceManager' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: /Downtown/ }));
    await userEvent.click(await inside.findByRole('button', { name: 'Change seats or end' }));
    const seats = await inside.findByRole('spinbutton', { name: /^Seats/ });
    await userEvent.clear(seats);
    await userEvent.type(seats, '8');
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await expect(await inside.findByText('Whose seat should go?')).toBeVisible();
  },
};

/** With a partner’s look: bars, marks and the drawer. */
export const PartnersLook: Story = {
  args: { appearance: looks.gyms },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: /Downtown/ }));
    await expect(await inside.findByRole('dialog')).toBeVisible();
  },
};

/** A dealer reads, and orders more. */
export const Dealer: Story = {
  parameters: { scene: { world: 'commercial', signedInAs: 'dealer' } },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await inside.findByText('10 of 12');
    await userEvent.click(inside.getByRole('button', { name: 'Order seats' }));
    await expect(args.onOrdersRequested).toHaveBeenCalledOnce();
  },
};

/** A location without licenses. */
export const Empty: Story = {
  args: { locationId: 'loc_riverside' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No licenses yet')).toBeVisible();
  },
};

/** The list does not load. */
export const Failed: Story = failsOnce('owner', 'listLicenses', '10 of 12');

/** Its tools over rows that are on their way. */
export const Loading: Story = loads('owner');

/** Nobody is signed in. */
export const SignedOut: Story = signedOut;

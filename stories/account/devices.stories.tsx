import { Devices } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { devices } from '../../src/widgets/account/devices/index.js';

const meta = { ...storyMeta(devices, Devices), title: 'Account/Equipment' } satisfies Meta<typeof Devices>;

export default meta;
type Story = StoryObj<typeof meta>;

const withDevices = { world: 'many-places', signedInAs: 'member' } as const;

/** A bike, a phone that may notify and a browser that may not. */
export const Main: Story = {
  parameters: { scene: withDevices },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Connect EX-8s')).toBeVisible();
    await expect(inside.getByText('EX8S-2026-000101')).toBeVisible();
    await expect(await inside.findByText('Notifications on')).toBeVisible();
    await expect(inside.getAllByRole('button', { name: /^Turn off notifications/ })).toHaveLength(1);
  },
};

/** It is asked once more; then the phone stays, silent, and the focus is at the top of its list. */
export const TurnedOff: Story = {
  parameters: { scene: withDevices },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Turn off notifications: Alex’s iPhone' }));
    const dialog = await inside.findByRole('dialog', { name: 'Turn off notifications on Alex’s iPhone?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off notifications' }));
    await expect(await inside.findByText('Notifications are off: Alex’s iPhone.')).toBeVisible();
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Apps and browsers' })).toHaveFocus());
    await expect(inside.getAllByText('Notifications off')).toHaveLength(2);
  },
};

/** The dialog stays, and says why it did not work. */
export const NotTurnedOff: Story = {
  parameters: {
    scene: { ...withDevices, fault: [{ kind: 'status', call: 'savePushNotifications', status: 503, times: 3 }] },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Turn off notifications: Alex’s iPhone' }));
    const dialog = await inside.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off notifications' }));
    await expect(await within(dialog).findByText('Something went wrong on our side. Try again.')).toBeVisible();
  },
};

/** It is asked once more; then the machine is gone, and the focus is at the top. */
export const Removed: Story = {
  parameters: { scene: withDevices },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Remove: Connect EX-8s, EX8S-2026-000101' }));
    const dialog = await inside.findByRole('dialog', { name: 'Remove Connect EX-8s?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove equipment' }));
    await expect(await inside.findByText('Removed: Connect EX-8s.')).toBeVisible();
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Equipment' })).toHaveFocus());
    await expect(inside.getByText('No equipment yet')).toBeVisible();
  },
};

/** The machine stays, and the dialog says why. */
export const NotRemoved: Story = {
  parameters: {
    scene: { ...withDevices, fault: [{ kind: 'status', call: 'removeUserEquipment', status: 503, times: 3 }] },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Remove: Connect EX-8s, EX8S-2026-000101' }));
    const dialog = await inside.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove equipment' }));
    await expect(await within(dialog).findByText('Something went wrong on our side. Try again.')).toBeVisible();
  },
};

/** Nothing yet, and the way to the first machine. */
export const Empty: Story = {
  parameters: { scene: { signedInAs: 'member' } },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Send your receipt' }));
    await expect(args.onReceiptRequested).toHaveBeenCalledOnce();
    await expect(await inside.findByText(/^Allow notifications in the Echelon app/)).toBeVisible();
  },
};

/** A child cannot send receipts, and is not led there. */
export const EmptyOfAChild: Story = {
  parameters: { scene: { world: 'child-account', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('No equipment yet')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Send your receipt' })).toBeNull();
  },
};

/** On their way, in their shape. */
export const Loading: Story = {
  parameters: {
    scene: {
      ...withDevices,
      fault: [
        { kind: 'delay', call: 'listFirmware', ms: 60_000, times: 1 },
        { kind: 'delay', call: 'listDevices', ms: 60_000, times: 1 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your equipment')).toBeInTheDocument();
  },
};

/** One list did not come; the other one is there. */
export const Failed: Story = {
  parameters: {
    scene: { ...withDevices, fault: [{ kind: 'status', call: 'listDevices', status: 503, times: 3 }] },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your apps and browsers.')).toBeVisible();
    await expect(inside.getByText('Connect EX-8s')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText('Alex’s iPhone')).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

/** The same as a custom element. */
export const Element: Story = {
  parameters: { scene: withDevices },
  render: asElement(devices),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, devices.tag);
    await waitFor(() => expect(within(inside).getByText('Connect EX-8s')).toBeVisible());
  },
};

import { LocationManager } from '@echelon/membership/commercial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { locationManager } from '../../src/widgets/commercial/location-manager/index.js';

const meta = {
  ...storyMeta(locationManager, LocationManager),
  title: 'Commercial/Location manager',
} satisfies Meta<typeof LocationManager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code of the sheet, not that of the list below it. */
const shownLarge = { selector: '[part=code] *' };
const scene = { world: 'commercial', signedInAs: 'owner' } as const;
/** In the middle of business: alarms are up, workouts done, and an offer waits. */
const busy = { ...scene, world: 'commercial-busy' } as const;
const downtown = { locationId: 'loc_downtown' };

/** Side by side at one scale: the one with the most trouble is seen first. */
export const Shown: Story = {
  parameters: { scene: busy },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect((await inside.findAllByText(/workouts in 30 days/))[0]).toBeVisible();
    await userEvent.click(await inside.findByRole('button', { name: 'Harbor Hotel Downtown' }));
    await expect(args.onLocationOpened).toHaveBeenCalledWith(downtown);
    await expect(await inside.findByText('Workouts in 30 days')).toBeVisible();
  },
};

/** A search without a result says so, and leads back. */
export const NothingFound: Story = {
  parameters: { scene },
  args: { query: 'q=submarine' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Nothing matches this search')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Show everything' }));
    await expect(await inside.findByText('Harbor Lakeside Club')).toBeVisible();
  },
};

/** A dealer adds a location for one of their owners; without an owner it is not sent. */
export const NewLocation: Story = {
  parameters: { scene: { world: 'commercial', signedInAs: 'dealer' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'New location' }));
    const drawer = within(await inside.findByRole('dialog'));
    await userEvent.type(await drawer.findByLabelText(/^Name/), 'Harbor Pier');
    await userEvent.click(inside.getByRole('button', { name: 'Add location' }));
    await expect(await inside.findByText('Choose the owner.')).toBeVisible();
  },
};

const alarms = { query: 'view=alerts' };

/** What is wrong at all locations: one is silenced, and the press is taken back. */
export const Alarms: Story = {
  parameters: { scene: busy },
  args: alarms,
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const tab = await inside.findByRole('tab', { name: /^Alarms/, selected: true });
    await expect(await inside.findByText(/reports fault E04$/)).toBeVisible();
    const rows = inside.getAllByRole('row').length - 1;
    await waitFor(() => expect(tab).toHaveAccessibleName(`Alarms ${rows}`));
    await userEvent.click(inside.getAllByRole('button', { name: 'Snooze' })[0] as HTMLElement);
    await userEvent.click(await inside.findByRole('menuitem', { name: 'For 7 days' }));
    const undo = await inside.findByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());
    await waitFor(() => expect(tab).toHaveAccessibleName(`Alarms ${rows - 1}`));
    await userEvent.click(undo);
    await waitFor(() => expect(tab).toHaveAccessibleName(`Alarms ${rows}`));
    await userEvent.click(inside.getAllByRole('button', { name: 'Harbor Hotel Downtown' })[0] as HTMLElement);
    await expect(args.onLocationOpened).toHaveBeenCalledWith(downtown);
  },
};

/** From the list to the alarms and back, by the keyboard; the address says each. */
export const AlarmsByKeyboard: Story = {
  parameters: { scene: busy },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    (await inside.findByRole('tab', { name: 'Locations' })).focus();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}{Enter}' : '{ArrowRight}{Enter}');
    await expect(args.onQueryChanged).toHaveBeenLastCalledWith({ query: 'view=alerts', typing: false });
    await expect(await inside.findByText(/reports fault E04$/)).toBeVisible();
    await userEvent.click(inside.getByRole('tab', { name: 'Locations' }));
    await expect(args.onQueryChanged).toHaveBeenLastCalledWith({ query: '', typing: false });
    await expect(await inside.findByRole('button', { name: 'Harbor Lakeside Club' })).toBeVisible();
  },
};

/** With the addresses of the page, an alarm leads to its machine, and one about seats to the licenses of its location. */
export const AlarmsLead: Story = {
  parameters: { scene: busy },
  args: {
    ...alarms,
    equipmentHref: '#machine={equipmentId}',
    licensesHref: '#licenses={locationId}',
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const fault = await inside.findByRole('link', { name: /reports fault E04$/ });
    await expect(fault).toHaveAttribute('href', '#machine=eqp_9');
    await expect(inside.getByRole('link', { name: /^No free seats/ })).toHaveAttribute('href', '#licenses=loc_airport');
  },
};

/** On the narrowest phone each alarm is a card. */
export const AlarmsOnAPhone: Story = {
  parameters: { scene: busy },
  args: alarms,
  decorators: [shown => <div style={{ width: 288 }}>{shown()}</div>],
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/reports fault E04$/)).toBeVisible();
    const box = inside.getByRole('table').parentElement;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
  },
};

/** Who works at the desk reads them, and silences none. */
export const AlarmsOfStaff: Story = {
  parameters: { scene: { ...busy, signedInAs: 'clerk' } },
  args: alarms,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/reports fault E04$/)).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Snooze' })).toBeNull();
  },
};

/** Nothing is wrong anywhere. */
export const NoAlarms: Story = {
  parameters: { scene },
  args: alarms,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing needs you')).toBeVisible();
  },
};

/** They do not load; they can be requested again. */
export const AlarmsFailed: Story = {
  parameters: {
    scene: { ...busy, fault: [{ kind: 'status', call: 'listAlarms', status: 503, times: 6 }] },
  },
  args: alarms,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText(/reports fault E04$/)).toBeVisible();
  },
};

/** A press that the server refuses leaves the row, and says why. */
export const SnoozeRefused: Story = {
  parameters: {
    scene: { ...busy, fault: [{ kind: 'status', call: 'snoozeAlarm', status: 503, times: 3 }] },
  },
  args: alarms,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click((await inside.findAllByRole('button', { name: 'Snooze' }))[0] as HTMLElement);
    await userEvent.click(await inside.findByRole('menuitem', { name: 'For a day' }));
    await expect(await inside.findByRole('alert')).toBeVisible();
    await expect(inside.getByText(/reports fault E04$/)).toBeVisible();
  },
};

/** Figures, what needs a look, where the machines stand and what moves. */
export const Summary: Story = {
  parameters: { scene },
  args: downtown,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('By stage')).toBeVisible();
    await expect(await inside.findByText(/^No open transfers/)).toBeVisible();
  },
};

/** Alarms say what to do, and an offer waits for its answer. */
export const NeedsALook: Story = {
  parameters: { scene: busy },
  args: downtown,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/is offline$/)).toBeVisible();
    await expect(inside.getByText(/reports fault E04$/)).toBeVisible();
  },
};

/** Machines that somebody offers are taken, or not. */
export const Offered: Story = {
  parameters: { scene: busy },
  args: { locationId: 'loc_riverside' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('2 machines offered by Pulse Studio SoHo')).toBeVisible();
    await expect(inside.getByRole('button', { name: /^Accept/ })).toBeVisible();
  },
};

/** The code to type on a machine, for how long and how often it is good. */
export const Codes: Story = {
  parameters: { scene },
  args: { ...downtown, tab: 'codes' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('DWNT-WN27', shownLarge)).toBeVisible();
    await userEvent.click(await inside.findByRole('button', { name: 'Make code' }));
    await waitFor(() => expect(inside.getByText('0 of 1 used')).toBeVisible());
  },
};

/** On the narrowest phone the code stays on one line, large enough to be read from a machine. */
export const CodesOnAPhone: Story = {
  parameters: { scene },
  args: { ...downtown, tab: 'codes' },
  decorators: [shown => <div style={{ width: 288 }}>{shown()}</div>],
  play: async ({ canvasElement }) => {
    const { parentElement: code } = await within(canvasElement).findByText('DWNT-WN27', shownLarge);
    if (!code) throw new Error('The code stands nowhere.');
    const { fontSize } = getComputedStyle(code);
    await expect(code.clientHeight).toBeLessThan(1.5 * Number.parseFloat(fontSize));
    await expect(code.scrollWidth).toBeLessThanOrEqual(code.clientWidth);
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(24);
  },
};

/** Staff read the code, and change nothing. */
export const CodesOfStaff: Story = {
  args: { ...downtown, tab: 'codes' },
  parameters: { scene: { world: 'commercial', signedInAs: 'clerk' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('DWNT-WN27', shownLarge)).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Make code' })).toBeNull();
  },
};

/** Who works here; a manager decides on staff alone. */
export const Users: Story = {
  args: { ...downtown, tab: 'users' },
  parameters: { scene: { world: 'commercial', signedInAs: 'manager' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect((await inside.findAllByText('Cleo Banks'))[0]).toBeVisible();
    await userEvent.click(await inside.findByRole('button', { name: 'Invite someone' }));
    await expect(await inside.findByText('The owner of the location decides who manages it.')).toBeVisible();
  },
};

/** Whose members train here. */
export const Partners: Story = {
  parameters: { scene },
  args: { ...downtown, tab: 'partners' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.type(await inside.findByRole('combobox', { name: 'Partner' }), 'fit');
    await userEvent.click(await inside.findByRole('option', { name: /LA Fitness/ }));
    await userEvent.click(inside.getByRole('button', { name: 'Add partner' }));
    await expect(await inside.findByText('LA Fitness is added.')).toBeVisible();
    await userEvent.click(await inside.findByRole('button', { name: 'Remove Northside Gym' }));
    await expect(await inside.findByRole('button', { name: 'Undo' })).toHaveFocus();
  },
};

/** Staff read them, and change nothing. */
export const PartnersOfStaff: Story = {
  args: { ...downtown, tab: 'partners' },
  parameters: { scene: { world: 'commercial', signedInAs: 'clerk' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Northside Gym')).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Add partner' })).toBeNull();
  },
};

/** Nobody has been added yet. */
export const NoPartners: Story = {
  parameters: { scene },
  args: { locationId: 'loc_airport', tab: 'partners' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No partners yet')).toBeVisible();
  },
};

/** What is typed stays where the server refuses it. */
export const PartnerRefused: Story = {
  args: { ...downtown, tab: 'partners' },
  parameters: {
    scene: {
      world: 'commercial',
      signedInAs: 'owner',
      fault: [{ kind: 'status', call: 'updateLocation', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const field = await inside.findByRole('combobox', { name: 'Partner' });
    await userEvent.type(field, 'Fitshop');
    await userEvent.click(await inside.findByRole('option', { name: /Fitshop/ }));
    await userEvent.click(inside.getByRole('button', { name: 'Add partner' }));
    await expect(await inside.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('Fitshop');
  },
};

/** What removing the dealer comes to is said before it is done, and after. */
export const RemovingTheDealer: Story = {
  parameters: { scene },
  args: { locationId: 'loc_airport' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Remove dealer' }));
    await expect(await inside.findByText(/no longer sees Harbor Hotel Airport/)).toBeVisible();
    const dialog = within(await inside.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Northern Fitness Supply' }));
    await expect(await inside.findByText('Northern Fitness Supply no longer sees this location.')).toBeVisible();
  },
};

/** Everything goes that is not unticked. */
export const OfferingMachines: Story = {
  parameters: { scene },
  args: downtown,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Transfer machines' }));
    await expect(await inside.findByRole('button', { name: 'Offer 13 machines' })).toBeVisible();
  },
};

/** It is not there, or not theirs. */
export const Unknown: Story = {
  parameters: { scene },
  args: { locationId: 'loc_pulse' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('This location isn’t there')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'All locations' }));
    await expect(args.onListOpened).toHaveBeenCalledOnce();
  },
};

/** The page does not load; it can be requested again. */
export const Failed: Story = {
  parameters: {
    scene: {
      world: 'commercial',
      signedInAs: 'owner',
      fault: [{ kind: 'status', call: 'listLocations', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText('Harbor Lakeside Club')).toBeVisible();
  },
};

/** Cards that are on their way. */
export const Loading: Story = {
  parameters: { scene: { world: 'commercial', signedInAs: 'owner', fault: 'slow' } },
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
  parameters: { scene },
  render: asElement(locationManager),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, locationManager.tag);
    await waitFor(() => expect(within(inside).getByText('Harbor Lakeside Club')).toBeVisible());
  },
};

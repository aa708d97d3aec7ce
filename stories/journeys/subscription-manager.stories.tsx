import { SubscriptionManager } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { cards, fillInCard } from '../../.storybook/card-fields.js';
import { leftOf } from '../../.storybook/left-of.js';
import type { Scene } from '../../.storybook/scene/scene.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { subscriptionManager } from '../../src/widgets/journeys/subscription-manager/index.js';

const meta = {
  ...storyMeta(subscriptionManager, SubscriptionManager),
  title: 'Journeys/Subscription manager',
} satisfies Meta<typeof SubscriptionManager>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = (world: Scene['world'], more: Partial<Scene> = {}) => ({
  scene: { world, signedInAs: 'member' as const, ...more },
});

const press = async (inside: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(inside).findByRole('button', { name }));

/** The member of a world reads this of their membership. */
const reading = (world: Scene['world'], text: string | RegExp): Story => ({
  parameters: scene(world),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible();
  },
});

/** What a member has, what it costs next, and what they can do; a panel comes and goes by keyboard, and the focus with it. */
export const Active: Story = {
  parameters: scene('active-monthly'),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const button = await inside.findByRole('button', { name: 'Update' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Update card' })).toHaveFocus());
    await expect(args.onPanelChanged).toHaveBeenLastCalledWith({ panel: 'payment' });
    await press(canvasElement, 'Your membership');
    await waitFor(() => expect(inside.getByRole('button', { name: 'Update' })).toHaveFocus());
    await expect(args.onPanelChanged).toHaveBeenLastCalledWith({ panel: undefined });
    for (const name of ['Change plan', 'Pause membership', 'Add-ons', 'Cancel membership'])
      await expect(inside.getByRole('button', { name })).toBeVisible();
  },
};

/** The card on file and its address come first; the form for another one opens on request, its address filled in. */
export const CardOnFile: Story = {
  args: { panel: 'payment' },
  parameters: scene('active-monthly'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText(/ending in/);
    await press(canvasElement, 'Replace card');
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Update card' })).toHaveFocus());
    await press(canvasElement, 'Cancel');
    await waitFor(() => expect(inside.getByRole('button', { name: 'Replace card' })).toBeVisible());
  },
};

/** In a page from right to left, the number of a street stays before its name. */
export const FromRightToLeft: Story = {
  ...CardOnFile,
  render: args => (
    <div dir="rtl">
      <SubscriptionManager {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const street = await within(canvasElement).findByText('12 Harbor Street');
    await expect(leftOf(street, '12')).toBeLessThan(leftOf(street, 'Harbor'));
  },
};

/** A renewal was not paid: how much, since when, when the card is tried next; another card settles it. */
export const PastDue: Story = {
  parameters: scene('past-due'),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await inside.findByText(/^Your payment of \$39\.99 from/);
    await press(canvasElement, 'Update card');
    await inside.findByText(/^We’ll charge the overdue \$39\.99/);
    await fillInCard(cards.good);
    await press(canvasElement, 'Update Payment');
    await inside.findByText('Your card is saved, and the overdue $39.99 is paid.');
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Your membership' })).toHaveFocus());
    await expect(args.onMembershipChanged).toHaveBeenCalledWith({ action: 'payment' });
  },
};

/** A renewal waits for the member's bank: one press leads to where it is confirmed, and says what it takes. */
export const BankAsks: Story = {
  parameters: scene('bank-asks'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText('Your bank wants you to confirm this payment of $39.99.');
    await press(canvasElement, 'Confirm payment');
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Confirm your payment' })).toHaveFocus());
    await expect(inside.getByRole('button', { name: 'Confirm and pay $39.99' })).toBeVisible();
  },
};

/** Set to end, and kept after all: by one press, which says what it costs later. */
export const Ending: Story = {
  parameters: scene('canceled'),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, /^Keep membership, then \$39\.99 per month from/);
    await within(canvasElement).findByText(/^Your membership continues\./);
    await waitFor(() => expect(within(canvasElement).getByRole('heading', { name: 'Your membership' })).toHaveFocus());
    await expect(args.onMembershipChanged).toHaveBeenCalledWith({ action: 'uncancel' });
  },
};

/** Paused; what it costs to come back is shown before the press that charges. */
export const Paused: Story = {
  parameters: scene('paused'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await press(canvasElement, 'Resume now');
    await inside.findByText('Total due today');
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Resume your membership' })).toHaveFocus());
    await expect(inside.getByRole('button', { name: 'Resume and pay $39.99' })).toBeVisible();
  },
};

/** A pause that is to come, taken back. */
export const Pausing = reading('pausing', /^Your membership pauses on/);

/** A trial: the day it ends, and what is billed then. */
export const Trial = reading('trialing', /^Your trial ends on/);

/** Another plan from the next period on, with the way to keep the present one. */
export const ChangeScheduled = reading('change-scheduled', /^You change to/);

/** Given or bought, and not begun. */
export const PaymentWaits = reading('unpaid', 'Your first payment isn’t confirmed yet.');

/** Months on a receipt that is still being checked. */
export const ReceiptBeingChecked = reading('provisional', /^We’re checking your receipt\./);

/** Prepared, and not begun. */
export const NotStarted = reading('inactive', 'Your membership hasn’t started yet.');

/** Over: when, why, and the way back in. */
export const Ended: Story = {
  parameters: scene('ended'),
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText(/^Your membership ended on/);
    await press(canvasElement, 'Start again');
    await expect(args.onOffersRequested).toHaveBeenCalledOnce();
  },
};

/** Billed by an app store; a panel that the page asks for is refused with the reason. */
export const ManagedElsewhere: Story = {
  args: { panel: 'cancel' },
  parameters: scene('app-store'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText('Your membership is through the App Store.');
    await expect(inside.queryByText('You can’t cancel your membership.')).toBeNull();
    await expect(inside.getByRole('link', { name: /^Manage in App Store/ })).toHaveAttribute(
      'href',
      'https://apps.apple.com/account/subscriptions',
    );
  },
};

/** Nobody's yet. */
export const NoMembership: Story = {
  parameters: scene('fresh'),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, 'See the offers');
    await expect(args.onOffersRequested).toHaveBeenCalledOnce();
  },
};

/** A child's: its parent can change it. */
export const OfAChild = reading('child-account', 'You’re part of a family membership');

/** It could not be read; then it could. */
export const Failed: Story = {
  parameters: scene('active-monthly', { fault: [{ kind: 'status', call: 'getAccount', status: 503, times: 3 }] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We couldn’t load your membership.');
  },
};

/** Signed out, as a custom element. */
export const Element: Story = {
  render: asElement(subscriptionManager),
  play: async ({ canvasElement, args }) => {
    const inside = await insideOf(canvasElement, subscriptionManager.tag);
    await press(inside, 'Sign in');
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

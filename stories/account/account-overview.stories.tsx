import { AccountOverview } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import type { Scene } from '../../.storybook/scene/scene.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { accountOverview } from '../../src/widgets/account/account-overview/index.js';

const meta = { ...storyMeta(accountOverview, AccountOverview), title: 'Account/Account overview' } satisfies Meta<
  typeof AccountOverview
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member of a world, and the words that describe its state. */
const memberIn = (world: Scene['world'], words: string | RegExp): Story => ({
  parameters: { scene: { world, signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
});

/** The next bill is the number that matters. */
export const Active = memberIn('active-monthly', 'Active');

/** The page hears that the member can train now. */
export const Usable: Story = {
  parameters: { scene: { world: 'active-monthly', signedInAs: 'member' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMembershipShown).toHaveBeenCalledWith({ usable: true }));
  },
};

/** Paused: there is nothing to train with. */
export const NotUsable: Story = {
  parameters: { scene: { world: 'paused', signedInAs: 'member' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMembershipShown).toHaveBeenCalledWith({ usable: false }));
  },
};

/** Nothing is owed yet: it says until when, and what comes then. */
export const Trialing: Story = {
  parameters: { scene: { world: 'trialing', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Free')).toBeVisible();
    await expect(canvas.getByText(/^Then your first bill: \$/)).toBeVisible();
  },
};

/** Its first payment waits for the bank. */
export const PaymentWaits = memberIn('unpaid', 'Your first payment isn’t confirmed yet.');

/** The months on a receipt that is still being checked, and until when they run. */
export const ReceiptBeingChecked = memberIn('provisional', /^We’re checking your receipt\./);

/** The last payment didn’t go through: the way to pay is beside the sentence. */
export const PastDue: Story = {
  parameters: { scene: { world: 'past-due', signedInAs: 'member' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Update card and pay $39.99' }));
    await expect(args.onPaymentRequested).toHaveBeenCalledOnce();
  },
};

/** Its card has expired before the next bill. */
export const CardExpired: Story = {
  parameters: { scene: { world: 'card-expired', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your card has expired.')).toBeVisible();
  },
};

/** It ends, and on which day; keeping it is one press away. */
export const Canceled: Story = {
  parameters: { scene: { world: 'canceled', signedInAs: 'member' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Keep membership' }));
    await expect(args.onManageRequested).toHaveBeenCalledOnce();
  },
};

/** It bills nothing until it goes on. */
export const Paused = memberIn('paused', 'Paused');

/** It is over: the way back is the one next step. */
export const Ended = memberIn('ended', 'Ended');

/** Prepared, and not begun. */
export const NotStarted = memberIn('inactive', 'Not started');

/** Another person pays for it. */
export const Provided = memberIn('provisioned', 'Provided');

/** It was bought in an app store, and is settled there. */
export const FromAnAppStore = memberIn('app-store', 'Your membership is through the App Store.');

/** A child's membership belongs to its parent. */
export const OfAChild: Story = {
  parameters: { scene: { world: 'child-account', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 2 });
  },
};

/** An account without a membership. */
export const Empty: Story = {
  parameters: { scene: { signedInAs: 'member' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'See the offers' }));
    await expect(args.onOffersRequested).toHaveBeenCalledOnce();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Sign in to see your membership');
  },
};

/** The same two cards, before anything is known. */
export const Loading: Story = {
  parameters: { scene: { signedInAs: 'member', fault: 'slow' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading your membership');
  },
};

/** The back end is down. */
export const Failed: Story = {
  parameters: {
    scene: { signedInAs: 'member', fault: [{ kind: 'status', call: 'getAccount', status: 503, times: 3 }] },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We couldn’t load your membership.');
  },
};

/** The same as a custom element. */
export const Element: Story = {
  parameters: { scene: { world: 'active-monthly', signedInAs: 'member' } },
  render: asElement(accountOverview),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, accountOverview.tag);
    await waitFor(() => expect(within(inside).getByText('Active')).toBeVisible());
  },
};

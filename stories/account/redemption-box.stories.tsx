import { RedemptionBox } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import type { Scene } from '../../.storybook/scene/scene.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { demoCodes } from '../../src/sandbox/world/catalogue/codes.js';
import { redemptionBox } from '../../src/widgets/account/redemption-box/index.js';

const meta = { ...storyMeta(redemptionBox, RedemptionBox), title: 'Account/Redemption box' } satisfies Meta<
  typeof RedemptionBox
>;

export default meta;
type Story = StoryObj<typeof meta>;

async function check(inside: HTMLElement, code: string): Promise<void> {
  await userEvent.type(await within(inside).findByLabelText('Redemption code'), code);
  await userEvent.click(within(inside).getByRole('button', { name: 'Check code' }));
}

/** The member of a world types a code, and reads the answer. */
const answered = (world: Scene['world'], code: string, answer: string | RegExp): Story => ({
  parameters: { scene: { world, signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await check(canvasElement, code);
    await expect(await within(canvasElement).findByText(answer)).toBeVisible();
  },
});

/** One field, one button, and beside it, where there is room, the place of the ticket. */
export const Asking: Story = {
  parameters: { scene: { world: 'active-monthly', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByLabelText('Redemption code');
    await expect(inside.getByText(/^Your code shows here before you use it/)).toBeInTheDocument();
  },
};

/** What the code gives is shown before it is redeemed. */
export const Offered = answered('active-monthly', demoCodes.thirtyDays, '30 days');

/** Account credit. */
export const OfferedCredit = answered('active-monthly', demoCodes.tenDollars, '$10.00');

/** A better discount runs: both sums, and either is one press away. */
export const BetterDiscountRuns: Story = {
  parameters: { scene: { world: 'discounted', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await check(canvasElement, demoCodes.tenPercent);
    await inside.findByText(/^You have a better discount already/);
    await expect(inside.getByRole('button', { name: 'Keep my discount' })).toBeVisible();
    await expect(inside.getByRole('button', { name: /^Redeem, lose my discount and pay \$359\.99 on/ })).toBeVisible();
  },
};

/** What has changed by it, by keyboard alone. */
export const Redeemed: Story = {
  parameters: { scene: { world: 'active-monthly', signedInAs: 'member' } },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await inside.findByLabelText('Redemption code');
    await userEvent.tab();
    await userEvent.keyboard(`${demoCodes.thirtyDays}{Enter}`);
    const heading = inside.getByRole('heading', { name: 'Redeem a code' });
    await inside.findByText('30 days');
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await expect(inside.getByRole('button', { name: 'Redeem code' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await inside.findByText('Your code is redeemed');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(inside.getByText(/^Your next bill moves to/)).toBeVisible();
    await expect(args.onCodeRedeemed).toHaveBeenCalledWith({ kind: 'days' });
  },
};

/** A code nobody has. */
export const Invalid = answered('active-monthly', 'NOTH-INGX', /^This code is invalid/);

/** Another user was first; the message says when. */
export const AlreadyRedeemed = answered('active-monthly', demoCodes.redeemed, /already been redeemed on/);

/** Too late; the date is said. */
export const Expired = answered('active-monthly', demoCodes.expired, /expired on/);

/** The membership is given by the company. */
export const Provided = answered('provisioned', demoCodes.thirtyDays, /provided by Echelon/);

/** A child's codes go to the parent. */
export const OfAChild = answered('child-account', demoCodes.thirtyDays, /child account of Robin Rider/);

/** Billed by an app store. */
export const FromAnAppStore = answered('app-store', demoCodes.thirtyDays, /through App Store/);

/** A good code at a bad moment: it stays good, and the way out is beside it. */
export const PaymentOverdue: Story = {
  parameters: { scene: { world: 'past-due', signedInAs: 'member' } },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await check(canvasElement, demoCodes.thirtyDays);
    await userEvent.click(await inside.findByRole('button', { name: 'Redeem code' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Update card' }));
    await expect(args.onPaymentRequested).toHaveBeenCalledOnce();
  },
};

/** Nothing was typed. */
export const NothingTyped: Story = {
  parameters: { scene: { world: 'active-monthly', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Check code' }));
    await expect(await inside.findByText('Enter your code.')).toBeVisible();
    await waitFor(() => expect(inside.getByLabelText('Redemption code')).toHaveFocus());
  },
};

/** The back end is down. */
export const Failed: Story = {
  parameters: {
    scene: {
      world: 'active-monthly',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'validateAccountCode', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    await check(canvasElement, demoCodes.thirtyDays);
    await within(canvasElement).findByText('Something went wrong on our side. Try again.');
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

/** A code that came with the address of the page. */
export const WithACode: Story = {
  args: { code: demoCodes.thirtyDays },
  parameters: { scene: { world: 'active-monthly', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Redemption code')).toHaveValue(demoCodes.thirtyDays);
  },
};

/** The same as a custom element. */
export const Element: Story = {
  parameters: { scene: { world: 'active-monthly', signedInAs: 'member' } },
  render: asElement(redemptionBox),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, redemptionBox.tag);
    await waitFor(() => expect(within(inside).getByLabelText('Redemption code')).toBeVisible());
  },
};

import { PaymentForm } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { cardFieldsShown, cards, fillInCard } from '../../.storybook/card-fields.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { paymentForm } from '../../src/widgets/signup/payment-form/index.js';

const shared = storyMeta(paymentForm, PaymentForm);
const meta = {
  ...shared,
  title: 'Signup/Payment form',
  args: { ...shared.args, organizationCode: 'stripe-us', publishableKey: 'pk_sandbox_stripe_us', countryCode: 'US' },
  parameters: { ...shared.parameters, scene: { signedInAs: 'member' } },
} satisfies Meta<typeof PaymentForm>;

export default meta;
type Story = StoryObj<typeof meta>;

async function pay(canvasElement: HTMLElement, number: string, name = 'Save & Continue'): Promise<void> {
  await fillInCard(number);
  const button = () => within(canvasElement).getByRole('button', { name });
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button());
}

/** Card and address in the provider's own frames; the button says what it still needs. */
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await cardFieldsShown();
    await within(canvasElement).findByText('Fill in your card and billing address.');
  },
};

/** Pressed too early: the first field that is missing has the focus, and each says what it lacks. */
export const TooEarly: Story = {
  play: async ({ canvasElement }) => {
    await cardFieldsShown();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save & Continue' }));
    await within(canvasElement).findByRole('alert');
  },
};

/** Another card for a membership that runs. */
export const Editing: Story = {
  args: { mode: 'edit' },
  parameters: { scene: { world: 'active-monthly' } },
  play: async ({ canvasElement, args }) => {
    await cardFieldsShown();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Cancel' }));
    await expect(args.onPaymentCanceled).toHaveBeenCalledOnce();
  },
};

/** The card's bank says no; what was typed stays. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    await pay(canvasElement, cards.declined);
    await within(canvasElement).findByText('We couldn’t save your card');
    await expect(args.onPaymentSaved).not.toHaveBeenCalled();
  },
};

/** The card's bank wants to know that it is the person (3-D Secure). */
export const BankAsks: Story = {
  play: async ({ canvasElement }) => {
    await pay(canvasElement, cards.bankAsks);
    await within(canvasElement).findByText('Your bank asks you to confirm the card.');
  },
};

/** The account has the card: brand and last four digits are all that is kept. */
export const Done: Story = {
  play: async ({ canvasElement, args }) => {
    await pay(canvasElement, cards.good);
    await within(canvasElement).findByText('Visa ending in 4242');
    await expect(args.onPaymentSaved).toHaveBeenCalledOnce();
  },
};

/** Nothing is known of the provider yet. */
export const Loading: Story = {
  args: { organizationCode: undefined, publishableKey: undefined },
  parameters: { scene: { fault: 'slow' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the card and address fields');
  },
};

/** A blocker keeps the provider's frames away: what may be the matter, and a retry. */
export const Blocked: Story = {
  args: { publishableKey: 'pk_sandbox_blocked' },
  parameters: { scene: { cardFields: 'blocked' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Unable to communicate with Stripe');
  },
};

/** The line is down before the provider of this account is known. */
export const Failed: Story = {
  args: { organizationCode: undefined, publishableKey: undefined },
  parameters: { scene: { fault: 'offline' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/We (?:can’t reach|didn’t hear back from) the server/);
  },
};

/** An offer without an organization code cannot be paid for. */
export const InvalidOffer: Story = {
  args: { organizationCode: undefined, publishableKey: undefined },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Invalid Offer or Subscription');
  },
};

/** Nobody is signed in whose account could keep the card. */
export const SignedOut: Story = {
  parameters: { scene: { signedInAs: 'nobody' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You’re not signed in');
  },
};

/** The same as a custom element: the frames are in its light DOM, where the provider's scripts find them. */
export const Element: Story = {
  render: asElement(paymentForm),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, paymentForm.tag);
    await cardFieldsShown();
    await within(inside).findByText('Fill in your card and billing address.');
  },
};

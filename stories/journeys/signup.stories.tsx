import { Signup } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { cardFieldsShown } from '../../.storybook/card-fields.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { write } from '../../.storybook/write.js';
import { demoCodes } from '../../src/sandbox/world/catalogue/codes.js';
import { signup } from '../../src/widgets/journeys/signup/index.js';

const shared = storyMeta(signup, Signup);
const meta = {
  ...shared,
  title: 'Journeys/Signup',
  // Nothing may lead out of the workshop.
  args: { ...shared.args, onFinished: () => false },
} satisfies Meta<typeof Signup>;

export default meta;
type Story = StoryObj<typeof meta>;

const offerId = 'us-premier-monthly';
/** Back on the page with an offer chosen, a card on file and the terms agreed to: the last step. */
const ready = {
  world: 'with-card',
  signedInAs: 'member',
  onboarding: { offerId, termsAcceptedAt: Math.floor(Date.now() / 1000) },
} as const;

const step = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('heading', { level: 2, name });

/** The total, in the step that shows: the chosen offer's panel says it too, out of sight. */
const costs = (canvasElement: HTMLElement) =>
  within(canvasElement).findByText('Amount billed today', { selector: '[part=step] dt' });

async function subscribe(canvasElement: HTMLElement): Promise<void> {
  await step(canvasElement, 'Review and join');
  await costs(canvasElement);
  const button = () => within(canvasElement).getByRole('button', { name: /^(Subscribe and pay|Start trial, then) \$/ });
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button());
}

async function applyCode(canvasElement: HTMLElement, code: string): Promise<void> {
  await step(canvasElement, 'Review and join');
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Have a redemption code?' }));
  await write(await within(canvasElement).findByRole('textbox', { name: /Redemption code/ }), code);
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Apply' }));
}

/** The first step: offers. */
export const Plan: Story = {
  play: async ({ canvasElement }) => {
    await step(canvasElement, 'Pick your plan');
    await within(canvasElement).findAllByRole('article');
  },
};

/** Months that came with equipment need its serial number or a receipt. */
export const Equipment: Story = {
  parameters: { scene: { onboarding: { offerId: 'us-premier-bundle' } } },
  play: async ({ canvasElement }) => {
    await step(canvasElement, 'Add your equipment');
  },
};

/** Back after a reload with an offer chosen. */
export const Account: Story = {
  parameters: { scene: { onboarding: { offerId } } },
  play: async ({ canvasElement }) => {
    await step(canvasElement, 'Create your account');
  },
};

/** Signed in, and nothing to pay with yet. */
export const Payment: Story = {
  parameters: { scene: { signedInAs: 'member', onboarding: { offerId } } },
  play: async ({ canvasElement }) => {
    await step(canvasElement, 'Add your card');
    await cardFieldsShown();
  },
};

/** The card on file can be used again. */
export const CardOnFile: Story = {
  parameters: { scene: ready },
  play: async ({ canvasElement }) => {
    await step(canvasElement, 'Review and join');
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Change card' }));
    await within(canvasElement).findByRole('button', { name: 'Use this card' });
  },
};

/** What it costs today and next, by the code that will charge. The terms come first. */
export const Review: Story = {
  parameters: { scene: { ...ready, onboarding: { offerId } } },
  play: async ({ canvasElement }) => {
    await step(canvasElement, 'Review and join');
    await costs(canvasElement);
  },
};

/** The trial of this card was used before: it says so before anything is agreed to. */
export const TrialAlreadyUsed: Story = {
  parameters: {
    scene: { world: 'trial-used', signedInAs: 'member', onboarding: { offerId: 'us-premier-annual-trial' } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/has had its free trial/);
  },
};

/** A code adds its days. */
export const CodeApplied: Story = {
  parameters: { scene: ready },
  play: async ({ canvasElement }) => {
    await applyCode(canvasElement, demoCodes.thirtyDays);
    await within(canvasElement).findByText(/adds 30 days/);
  },
};

/** A code that was used before, and when. */
export const CodeRefused: Story = {
  parameters: { scene: ready },
  play: async ({ canvasElement }) => {
    await applyCode(canvasElement, demoCodes.redeemed);
    await within(canvasElement).findByText(/has already been redeemed on/);
  },
};

/** The membership is being activated; nothing else can be pressed. */
export const Activating: Story = {
  parameters: { scene: { ...ready, fault: [{ kind: 'delay', call: 'subscribe', ms: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await subscribe(canvasElement);
    await within(canvasElement).findByText('Activating your membership');
  },
};

/** The server cannot take it now: nothing was charged, and it can be tried again. */
export const Refused: Story = {
  parameters: { scene: { ...ready, fault: [{ kind: 'status', call: 'subscribe', status: 503, times: 3 }] } },
  play: async ({ canvasElement }) => {
    await subscribe(canvasElement);
    await within(canvasElement).findByText(/Something went wrong on our side/);
  },
};

/** The membership is active. */
export const Done: Story = {
  parameters: { scene: ready },
  play: async ({ canvasElement, args }) => {
    await subscribe(canvasElement);
    await within(canvasElement).findByText('Success!');
    await expect(args.onMembershipActivated).toHaveBeenCalledOnce();
  },
};

/** A visitor closed the bank's window and comes back: the payment waits, and can be confirmed. */
export const PaymentWaits: Story = {
  parameters: { scene: { world: 'unpaid', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^Confirm and pay \$/ });
  },
};

/** A membership that customer service prepared begins here. */
export const Prepared: Story = {
  parameters: { scene: { world: 'inactive', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /^Activate/ });
  },
};

/** No answer comes, three times: nobody knows whether it is done, so it says that, and offers to look. */
export const NotSure: Story = {
  parameters: { scene: { ...ready, fault: [{ kind: 'loseAnswer', call: 'subscribe', times: 3 }] } },
  play: async ({ canvasElement }) => {
    await subscribe(canvasElement);
    await within(canvasElement).findByRole('button', { name: 'See what’s saved' });
  },
};

/** A signed-in user has a membership already. */
export const AlreadyAMember: Story = {
  parameters: { scene: { world: 'active-monthly', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You’re already a member');
  },
};

/** What was reached before a reload is being fetched. */
export const Loading: Story = {
  parameters: { scene: { onboarding: { offerId }, fault: 'slow' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('status');
  },
};

/** The line is down when the visitor comes. */
export const Failed: Story = {
  parameters: { scene: { fault: 'offline' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We couldn’t load the offers');
  },
};

/** The same as a custom element, on a partner's page. */
export const Element: Story = {
  parameters: { scene: { partner: 'northside' } },
  render: asElement(signup),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, signup.tag);
    await within(inside).findByText('For Northside members');
  },
};

import { CreateAccount } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { leave, write } from '../../.storybook/write.js';
import { createAccount } from '../../src/widgets/signup/create-account/index.js';

const meta = { ...storyMeta(createAccount, CreateAccount), title: 'Signup/Create account' } satisfies Meta<
  typeof CreateAccount
>;

export default meta;
type Story = StoryObj<typeof meta>;

const visitor = { firstName: 'Robin', lastName: 'Marsh', email: 'robin@example.com', password: 'Climb-4-fun' };

async function fillIn(canvasElement: HTMLElement, values: Partial<typeof visitor> = {}): Promise<void> {
  const canvas = within(canvasElement);
  const { firstName, lastName, email, password } = { ...visitor, ...values };
  await write(await canvas.findByRole('textbox', { name: /First name/ }), firstName);
  await write(canvas.getByRole('textbox', { name: /Last name/ }), lastName);
  await write(canvas.getByRole('textbox', { name: /Email/ }), email);
  await write(canvas.getByLabelText(/^Password/), password);
}

const send = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Create account' }));

/** Nothing is written yet. */
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form', { name: 'Create your account' });
  },
};

/** The policy's lines say what the password still lacks. */
export const WeakPassword: Story = {
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement, { password: 'climbing' });
    await leave(within(canvasElement).getByLabelText(/^Password/));
    await expect(
      within(canvasElement)
        .getAllByRole('listitem')
        .map(line => line.textContent),
    ).toContain('1 Symbol, not passed');
    await expect(within(canvasElement).getByLabelText(/^Password/)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Sent without anything: each field says what it lacks, and the first one has the focus. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form');
    await send(canvasElement);
    await within(canvasElement).findByText('Choose a password.');
  },
};

/** The button waits in its own width. */
export const Sending: Story = {
  parameters: { scene: { fault: [{ kind: 'delay', call: 'createUser', ms: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText('Creating your account');
  },
};

/** The address has an account: the way there is one press. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement, { email: 'member@echelon.test' });
    await send(canvasElement);
    await within(canvasElement).findByText('You have an account already');
    await expect(args.onAccountCreated).not.toHaveBeenCalled();
  },
};

/** The line went down between typing and sending: what was typed stays. */
export const Failed: Story = {
  parameters: { scene: { fault: [{ kind: 'loseAnswer', call: 'createUser', times: 3 }] } },
  play: async ({ canvasElement }) => {
    await fillIn(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText(/We (?:can’t reach|didn’t hear back from) the server/);
    await expect(within(canvasElement).getByRole('textbox', { name: /First name/ })).toHaveValue('Robin');
  },
};

/** The account exists and the visitor is signed in. */
export const Done: Story = {
  play: async ({ canvasElement, args }) => {
    await fillIn(canvasElement);
    await send(canvasElement);
    await within(canvasElement).findByText('Welcome, Robin. Your account is ready.');
    await expect(args.onAccountCreated).toHaveBeenCalledOnce();
  },
};

/** A user is signed in already. */
export const SignedIn: Story = {
  parameters: { scene: { signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('You’re signed in as member@echelon.test');
  },
};

/** The same as a custom element. */
export const Element: Story = {
  render: asElement(createAccount),
  play: async ({ canvasElement, args }) => {
    const inside = await insideOf(canvasElement, createAccount.tag);
    await write(await within(inside).findByRole('textbox', { name: /Email/ }), visitor.email);
    await userEvent.click(within(inside).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(args.onSignInRequested).toHaveBeenCalledWith({ email: visitor.email }));
  },
};

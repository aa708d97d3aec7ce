import { SignIn } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { write } from '../../.storybook/write.js';
import { logins } from '../../src/sandbox/world/logins.js';
import { signIn } from '../../src/widgets/signup/sign-in/index.js';

const meta = { ...storyMeta(signIn, SignIn), title: 'Signup/Sign in' } satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

async function send(canvasElement: HTMLElement, password: string): Promise<void> {
  const canvas = within(canvasElement);
  await write(await canvas.findByRole('textbox', { name: /Email/ }), logins.member.email);
  await write(canvas.getByLabelText(/^Password/), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
}

const forget = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Forgot your password?' }));

/** Address and password, and the two ways for a visitor who lacks one. */
export const Asking: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('form', { name: 'Sign in' });
  },
};

/** Sent without anything. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Sign in' }));
    await within(canvasElement).findByText('Enter your password.');
  },
};

/** The button waits in its own width. */
export const Sending: Story = {
  parameters: { scene: { fault: [{ kind: 'delay', call: 'signIn', ms: 60_000 }] } },
  play: async ({ canvasElement }) => {
    await send(canvasElement, logins.member.password);
    await within(canvasElement).findByText('Signing in');
  },
};

/** The wrong password; it is not said which of the two is wrong. */
export const Refused: Story = {
  play: async ({ canvasElement }) => {
    await send(canvasElement, 'Not-my-1-password');
    await within(canvasElement).findByText(/don’t match/);
  },
};

/** The line is down. */
export const Failed: Story = {
  parameters: { scene: { fault: 'offline' } },
  play: async ({ canvasElement }) => {
    await send(canvasElement, logins.member.password);
    await within(canvasElement).findByText(/We (?:can’t reach|didn’t hear back from) the server/);
  },
};

/** Signed in. */
export const Done: Story = {
  play: async ({ canvasElement, args }) => {
    await send(canvasElement, logins.member.password);
    await within(canvasElement).findByText('You’re signed in as member@echelon.test');
    await expect(args.onSignedIn).toHaveBeenCalledOnce();
  },
};

/** Asking for a link to choose a new password. */
export const Forgotten: Story = {
  args: { email: 'member@echelon.test' },
  play: async ({ canvasElement }) => {
    await forget(canvasElement);
    await within(canvasElement).findByRole('heading', { name: 'Reset your password' });
  },
};

/** The link is on its way; it is not said whether there is such an account. */
export const LinkSent: Story = {
  args: { email: 'member@echelon.test' },
  play: async ({ canvasElement }) => {
    await forget(canvasElement);
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send link' }));
    await within(canvasElement).findByRole('heading', { name: 'Check your email' });
  },
};

/** The page that the link leads to. */
export const Resetting: Story = {
  args: { resetToken: 'from-themail' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Choose a new password' });
  },
};

/** The link was used already, or is too old. */
export const LinkInvalid: Story = {
  args: { resetToken: 'from-an-old-mail' },
  play: async ({ canvasElement }) => {
    await write(await within(canvasElement).findByLabelText(/^New password/), 'Climb-4-fun');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Change password' }));
    await within(canvasElement).findByText('This link doesn’t work anymore');
  },
};

/** The same as a custom element. */
export const Element: Story = {
  render: asElement(signIn),
  play: async ({ canvasElement, args }) => {
    await send(await insideOf(canvasElement, signIn.tag), logins.member.password);
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
};

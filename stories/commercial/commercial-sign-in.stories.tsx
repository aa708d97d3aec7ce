import { CommercialSignIn } from '@echelon/membership/commercial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { commercialLogins, logins } from '../../src/sandbox/world/logins.js';
import { commercialSignIn } from '../../src/widgets/commercial/commercial-sign-in/index.js';
import { looks } from './states.js';

const meta = {
  ...storyMeta(commercialSignIn, CommercialSignIn),
  title: 'Commercial/Sign in',
} satisfies Meta<typeof CommercialSignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

const world = { world: 'commercial' } as const;

async function signIn(canvasElement: HTMLElement, { email, password }: { email: string; password: string }) {
  const inside = within(canvasElement);
  await userEvent.type(await inside.findByLabelText('Email address'), email);
  await userEvent.type(inside.getByLabelText('Password'), password);
  await userEvent.click(inside.getByRole('button', { name: 'Sign in' }));
  return inside;
}

/** Nobody is signed in. */
export const Main: Story = {
  parameters: { scene: world },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Sign in as a member' }));
    await expect(args.onMemberSignInRequested).toHaveBeenCalledOnce();
  },
};

/** With a partner’s look, a refusal included. */
export const PartnersLook: Story = {
  args: { appearance: looks.studio },
  parameters: { scene: world },
  play: async ({ canvasElement }) => {
    // it is not seen before its look has come
    await within(canvasElement).findByRole('button', { name: 'Sign in' });
    const inside = await signIn(canvasElement, { ...commercialLogins.owner, password: 'Wrong-1-word' });
    await expect(await inside.findByRole('alert')).toBeVisible();
  },
};

/** Let in, and greeted. */
export const SignedIn: Story = {
  parameters: { scene: world },
  play: async ({ canvasElement, args }) => {
    const inside = await signIn(canvasElement, commercialLogins.owner);
    await expect(await inside.findByText('You’re signed in as owner@echelon.test')).toBeVisible();
    await expect(args.onSignedIn).toHaveBeenCalledWith({ userId: 'usr_owner' });
  },
};

/** A member reads no more than that the pair is wrong. */
export const Refused: Story = {
  parameters: { scene: world },
  play: async ({ canvasElement }) => {
    const inside = await signIn(canvasElement, logins.member);
    await expect(await inside.findByText(/^The email and password don’t match/)).toBeVisible();
    await expect(inside.getByText('Looking for your membership?')).toBeVisible();
  },
};

/** A member who is signed in already. */
export const Member: Story = {
  parameters: { scene: { ...world, signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^This account is a membership/)).toBeVisible();
  },
};

/** The same answer whether or not there is such an account. */
export const Forgotten: Story = {
  args: { email: 'owner@echelon.test' },
  parameters: { scene: world },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Forgot your password?' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Send link' }));
    await expect(await inside.findByText(/^If owner@echelon.test has an account/)).toBeVisible();
  },
};

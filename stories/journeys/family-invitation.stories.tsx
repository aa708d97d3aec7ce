import { FamilyInvitation } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import type { Scene } from '../../.storybook/scene/scene.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { logins } from '../../src/sandbox/world/logins.js';
import { demoInvitation } from '../../src/sandbox/world/worlds/family.js';
import { familyInvitation } from '../../src/widgets/journeys/family-invitation/index.js';

const base = storyMeta(familyInvitation, FamilyInvitation);
const meta = {
  ...base,
  args: { ...base.args, invitationToken: demoInvitation },
  title: 'Journeys/Family invitation',
} satisfies Meta<typeof FamilyInvitation>;

export default meta;
type Story = StoryObj<typeof meta>;

const visitor = (world: Scene['world'], fault?: Scene['fault']) => ({ scene: { world, ...(fault && { fault }) } });
const member = (world: Scene['world'], fault?: Scene['fault']) => ({
  scene: { ...visitor(world, fault).scene, signedInAs: 'member' as const },
});

async function setsPassword(inside: HTMLElement, password: string): Promise<void> {
  await userEvent.type(await within(inside).findByLabelText(/^New password/), password);
  await userEvent.keyboard('{Enter}');
}

async function signsIn(inside: HTMLElement, { email, password }: { email: string; password: string }): Promise<void> {
  const field = await within(inside).findByLabelText(/^Email address/);
  await userEvent.clear(field);
  await userEvent.type(field, email);
  await userEvent.type(within(inside).getByLabelText(/^Password/), `${password}{Enter}`);
}

const titled = async (inside: HTMLElement, name: string) => {
  const heading = await within(inside).findByRole('heading', { name });
  await waitFor(() => expect(heading).toHaveFocus());
};

/** A visitor from the link needs no more than a password. Nothing takes the focus as they arrive. */
export const Password: Story = {
  parameters: visitor('family'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Choose a password' })).not.toHaveFocus();
  },
};

/** The rules of a password are shown by the field, which has the focus. */
export const Weak: Story = {
  parameters: visitor('family'),
  play: async ({ canvasElement }) => {
    await setsPassword(canvasElement, 'short');
    await waitFor(() => expect(within(canvasElement).getByLabelText(/^New password/)).toHaveFocus());
    await expect(within(canvasElement).getByText(/^Choose a password of 8 to 32/)).toBeVisible();
  },
};

/** By keyboard alone: the password is set, and signing in with it is joining. */
export const PasswordSet: Story = {
  parameters: visitor('family'),
  play: async ({ canvasElement, args }) => {
    await setsPassword(canvasElement, 'Ride-4-family');
    await titled(canvasElement, 'Sign in to join');
    await expect(within(canvasElement).getByText(/^Your password is set/)).toBeVisible();
    await signsIn(canvasElement, { email: 'toni@echelon.test', password: 'Ride-4-family' });
    await titled(canvasElement, 'You’re in the family');
    await expect(args.onFamilyJoined).toHaveBeenCalledWith({ userId: 'usr_toni' });
  },
};

/** The address has an account: no password is set, and signing in is next. */
export const AccountExists: Story = {
  parameters: visitor('invited'),
  play: async ({ canvasElement }) => {
    await setsPassword(canvasElement, 'Ride-4-family');
    await titled(canvasElement, 'Sign in to join');
    await expect(within(canvasElement).getByText(/^You already have an account at that address/)).toBeVisible();
  },
};

/** A visitor who has an account says so, signs in with it, and joins; then the membership is one press away. */
export const Joined: Story = {
  parameters: visitor('invited'),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Sign in instead' }));
    await titled(canvasElement, 'Sign in to join');
    await signsIn(canvasElement, logins.member);
    await titled(canvasElement, 'You’re in the family');
    await expect(inside.getByText(/^You can use Robin R.’s membership now/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Go to your membership' }));
    await expect(args.onMembershipRequested).toHaveBeenCalledOnce();
  },
};

/** A signed-in visitor is asked whether they mean this account. */
export const Confirm: Story = {
  parameters: member('invited'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('heading', { name: 'Join this family?' })).not.toHaveFocus();
    await expect(inside.getByRole('button', { name: 'Use another account' })).toBeVisible();
  },
};

/** It will not become different by trying again. */
export const Refused: Story = {
  parameters: member('family'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Join the family' }));
    await titled(canvasElement, 'You couldn’t join');
    await expect(inside.getByText(/is for another address/)).toBeVisible();
    await expect(inside.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** The back end is down for a moment. */
export const Failed: Story = {
  parameters: member('invited', [{ kind: 'status', call: 'changeFamily', status: 503, times: 1 }]),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Join the family' }));
    await titled(canvasElement, 'You couldn’t join');
    await expect(inside.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Without a token, as for a visitor with half a link; as a custom element. */
export const Element: Story = {
  args: { invitationToken: undefined },
  parameters: visitor('family'),
  render: asElement(familyInvitation),
  play: async ({ canvasElement, args }) => {
    const inside = await insideOf(canvasElement, familyInvitation.tag);
    await userEvent.click(await within(inside).findByRole('button', { name: 'Go to sign-in' }));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

import { Security } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { signIn, switchFamilyMember } from '../../src/core/contract/auth.js';
import { session } from '../../src/core/index.js';
import { logins } from '../../src/sandbox/world/logins.js';
import { security } from '../../src/widgets/account/security/index.js';

const meta = { ...storyMeta(security, Security), title: 'Account/Security' } satisfies Meta<typeof Security>;

export default meta;
type Story = StoryObj<typeof meta>;

const inPlaces = { scene: { world: 'many-places', signedInAs: 'member' } } as const;

async function types(canvas: HTMLElement, oldPassword: string, password: string): Promise<void> {
  const inside = within(canvas);
  await userEvent.type(await inside.findByLabelText(/^Current password/), oldPassword);
  await userEvent.type(inside.getByLabelText(/^New password/), password);
  await userEvent.click(inside.getByRole('button', { name: 'Change password' }));
}

/** Password and places; this place comes first and is marked. */
export const Main: Story = {
  parameters: inPlaces,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('This device')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Sign out: Safari on macOS' })).toBeVisible();
  },
};

/** By keyboard alone: the password changes, and the other places are gone from the list. */
export const PasswordChanged: Story = {
  parameters: inPlaces,
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await inside.findByText('Safari on macOS');
    await userEvent.tab();
    await userEvent.keyboard(logins.member.password);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('Brand-new-1{Enter}');
    await expect(await inside.findByText('Your password is changed')).toBeVisible();
    await waitFor(() => expect(inside.queryByText('Safari on macOS')).toBeNull());
    await expect(inside.getByText('You’re not signed in anywhere else.')).toBeVisible();
    await expect(args.onPasswordChanged).toHaveBeenCalledOnce();
  },
};

/** The field is marked, what was typed stays, and so does the person. */
export const WrongPassword: Story = {
  parameters: inPlaces,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await types(canvasElement, 'Not-mine-1', 'Brand-new-1');
    await expect(await inside.findByText('This isn’t your current password.')).toBeVisible();
    await waitFor(() => expect(inside.getByLabelText(/^Current password/)).toHaveFocus());
    await expect(inside.getByLabelText(/^New password/)).toHaveValue('Brand-new-1');
  },
};

/** One place is gone, it is said which, and the focus is at the top of the list. */
export const SignedOutInOnePlace: Story = {
  parameters: inPlaces,
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Sign out: Echelon on iPhone' }));
    await expect(await inside.findByText('Signed out: Echelon on iPhone.')).toBeVisible();
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Where you’re signed in' })).toHaveFocus());
    await expect(args.onSessionsEnded).toHaveBeenCalledWith({ ended: 1 });
    await userEvent.click(inside.getByRole('button', { name: 'Sign out everywhere else' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Sign out in 2 other places' }));
    await expect(await inside.findByText('You’re signed out in 2 other places.')).toBeVisible();
  },
};

/** It is asked once more, and can be left: nothing has happened. */
export const AskedOnceMore: Story = {
  parameters: inPlaces,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Sign out everywhere else' }));
    await expect(await inside.findByRole('dialog', { name: 'Sign out everywhere else?' })).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(inside.getByRole('button', { name: 'Sign out everywhere else' })).toHaveFocus());
  },
};

/** Signed in here alone. */
export const Alone: Story = {
  parameters: { scene: { signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('You’re not signed in anywhere else.')).toBeVisible();
  },
};

/** The list did not come; the password is there all the same. */
export const Failed: Story = {
  parameters: {
    scene: {
      ...inPlaces.scene,
      fault: [{ kind: 'status', call: 'listSessions', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load the places where you’re signed in.')).toBeVisible();
    await expect(inside.getByLabelText(/^Current password/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText('Safari on macOS')).toBeVisible();
  },
};

/** A parent who has switched to a child: the password is the child's own. */
export const ActingAsAChild: Story = {
  parameters: { scene: { world: 'child-account' } },
  play: async ({ canvasElement }) => {
    await session().request(signIn, { email: 'parent@echelon.test', password: logins.member.password });
    await session().request(switchFamilyMember, { userId: 'usr_member' });
    const inside = within(canvasElement);
    await expect(await inside.findByText('You’re signed in as someone else')).toBeVisible();
    await expect(await inside.findByText('Robin R. acts as you here')).toBeVisible();
    await expect(inside.queryByLabelText(/^Current password/)).toBeNull();
  },
};

/** A child may do for their own account what anybody may. */
export const OfAChild: Story = {
  parameters: { scene: { world: 'child-account', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await types(canvasElement, logins.member.password, 'Brand-new-1');
    await expect(await within(canvasElement).findByText('Your password is changed')).toBeVisible();
  },
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
  parameters: inPlaces,
  render: asElement(security),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, security.tag);
    await waitFor(() => expect(within(inside).getByText('This device')).toBeVisible());
  },
};

import { FamilyManager } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import type { Scene } from '../../.storybook/scene/scene.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { familyManager } from '../../src/widgets/account/family-manager/index.js';

const meta = { ...storyMeta(familyManager, FamilyManager), title: 'Account/Family manager' } satisfies Meta<
  typeof FamilyManager
>;

export default meta;
type Story = StoryObj<typeof meta>;

const parentOf = (world: Scene['world'], fault?: Scene['fault']) => ({
  scene: { world, signedInAs: 'member' as const, ...(fault && { fault }) },
});

const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }));

/** One of the rarer things that can be done with a member. */
const pick = async (canvasElement: HTMLElement, member: string, action: string) => {
  await press(canvasElement, `More for ${member}`);
  await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: action }));
};

/** A member with a login, a profile without one, an open invitation, and a place that is free. */
export const Family: Story = {
  parameters: parentOf('family'),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('3 of 4')).toBeVisible();
    await expect(inside.getByText('Signs in as sam@echelon.test')).toBeVisible();
    await pick(canvasElement, 'Toni', 'Resend invitation');
    await inside.findByText(/^We sent the invitation to toni@echelon.test again/);
    await expect(args.onFamilyChanged).toHaveBeenCalledWith({ action: 'resend' });
  },
};

/** Every place is taken, one of them by an invitation: the button says why it does nothing. */
export const Full: Story = {
  parameters: parentOf('family-full'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('4 of 4')).toBeVisible();
    await expect(inside.getAllByText(/^All places are taken/)[0]).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Add a family member' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nobody has been added: what will be here, and the one next step. */
export const Empty: Story = {
  parameters: parentOf('active-monthly'),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Add a family member' });
  },
};

/** Without a membership that gives access nobody can be added. */
export const WithoutMembership: Story = {
  parameters: parentOf('fresh'),
  play: async ({ canvasElement, args }) => {
    await press(canvasElement, 'See your membership');
    await expect(args.onMembershipRequested).toHaveBeenCalledOnce();
  },
};

/** A member is added and invited, by keyboard alone; the focus goes to the new row. */
export const Added: Story = {
  parameters: parentOf('active-monthly'),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await press(canvasElement, 'Add a family member');
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Add a family member' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('Noor{Tab}Rider');
    await userEvent.type(inside.getByLabelText('Email address'), 'noor@example.com');
    await expect(inside.getByRole('button', { name: 'Add and send the invitation' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await inside.findByText(/^Noor has a place in your family. We sent an invitation to noor@example.com/);
    await waitFor(() => expect(inside.getByText('Noor').closest('li')).toHaveFocus());
    await expect(args.onFamilyChanged).toHaveBeenCalledWith({ action: 'add' });
  },
};

/** What is wrong is marked beside its field and listed above. */
export const Marked: Story = {
  parameters: parentOf('family'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await press(canvasElement, 'Add a family member');
    await userEvent.type(await inside.findByLabelText('Email address'), 'SAM@echelon.test');
    await userEvent.type(inside.getByLabelText('Height in feet'), '12');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(inside.getByLabelText(/^First name/)).toHaveFocus());
    await expect(
      inside.getAllByText('Someone in your family already signs in with this email address.')[0],
    ).toBeVisible();
    await expect(inside.getAllByText('Enter a height from 30 to 275 cm (1 to 9 ft).')[0]).toBeVisible();
  },
};

/** A refusal is above the form, and all that was typed stays in it. */
export const Refused: Story = {
  parameters: parentOf('family', [{ kind: 'status', call: 'changeFamily', status: 503, times: 1 }]),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await press(canvasElement, 'Add a family member');
    await userEvent.type(await inside.findByLabelText(/^First name/), 'Noor');
    await userEvent.type(inside.getByLabelText(/^Last name/), 'Rider{Enter}');
    await inside.findByText('Something went wrong on our side. Try again.');
    await expect(inside.getByLabelText(/^First name/)).toHaveValue('Noor');
  },
};

/** A profile that nobody signs in to cannot be restored: its name is asked for first. Escape keeps it. */
export const Removing: Story = {
  parameters: parentOf('family'),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await pick(canvasElement, 'Kim', 'Remove from the family');
    await userEvent.type(await inside.findByLabelText('Type “Kim” to confirm'), 'kim');
    await userEvent.keyboard('{Enter}');
    await inside.findByText(/^Kim isn’t in your family anymore/);
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Family' })).toHaveFocus());
    await expect(args.onFamilyChanged).toHaveBeenCalledWith({ action: 'remove' });
    await pick(canvasElement, 'Sam', 'Remove from the family');
    await expect(await inside.findByText(/^Sam keeps workouts and history/)).toBeVisible();
  },
};

/** On a member’s profile: whose it is, who pays, and the way back. */
export const Switched: Story = {
  parameters: parentOf('family'),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await press(canvasElement, 'Use profile: Kim');
    await inside.findByText('You’re using Kim’s profile');
    await expect(args.onMemberSwitched).toHaveBeenCalledWith({ userId: 'usr_kim' });
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Family' })).toHaveFocus());
    await expect(inside.getByRole('button', { name: 'Switch back to Alex R.' })).toBeVisible();
  },
};

/** A child with a login of their own: nothing to change, and no way to the parent. */
export const OfAChild: Story = {
  parameters: parentOf('child-account'),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText('You’re in Robin R.’s family');
    await expect(inside.queryByRole('button')).toBeNull();
  },
};

/** The family could not be read. */
export const Failed: Story = {
  parameters: parentOf('family', [{ kind: 'status', call: 'getFamily', status: 503, times: 3 }]),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Try again');
    await within(canvasElement).findByText('3 of 4');
  },
};

/** Nobody is signed in; as a custom element. */
export const Element: Story = {
  render: asElement(familyManager),
  play: async ({ canvasElement, args }) => {
    const inside = await insideOf(canvasElement, familyManager.tag);
    await userEvent.click(await within(inside).findByRole('button', { name: 'Sign in' }));
    await expect(args.onSignInRequested).toHaveBeenCalledOnce();
  },
};

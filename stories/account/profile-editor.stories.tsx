import { ProfileEditor } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { actsFor } from '../../.storybook/acts-for.js';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import type { Scene } from '../../.storybook/scene/scene.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { signIn } from '../../src/core/contract/auth.js';
import { updateUser } from '../../src/core/contract/users.js';
import { session } from '../../src/core/index.js';
import { logins } from '../../src/sandbox/index.js';
import { profileEditor } from '../../src/widgets/account/profile-editor/index.js';

const scene = (more: Partial<Scene> = {}) => ({
  scene: { world: 'profile', signedInAs: 'member', ...more } satisfies Partial<Scene>,
});

const meta = {
  ...storyMeta(profileEditor, ProfileEditor),
  title: 'Account/Profile editor',
  // What one story has typed and not saved is kept for the next sign-in of that user, which the next story does.
  beforeEach: () => () => session().signOut(),
} satisfies Meta<typeof ProfileEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement, label: RegExp | string) => within(canvas).findByLabelText(label);

async function retype(canvas: HTMLElement, label: RegExp | string, text: string): Promise<void> {
  const input = await field(canvas, label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

const save = (canvas: HTMLElement) => userEvent.click(within(canvas).getByRole('button', { name: 'Save changes' }));

/** All that is known of a user, in their units, and nothing to save. */
export const Filled: Story = {
  parameters: scene(),
  play: async ({ canvasElement }) => {
    await expect(await field(canvasElement, 'Height in feet')).toHaveValue('5');
    await expect(within(canvasElement).getByLabelText('Height in inches')).toHaveValue('10');
    await userEvent.click(within(canvasElement).getByLabelText('Metric'));
    await expect(await field(canvasElement, 'Height in centimeters')).toHaveValue('177.5');
    await expect(within(canvasElement).getByText('No changes to save.')).toBeVisible();
  },
};

/** A person who has entered nothing yet. */
export const Empty: Story = {
  parameters: scene({ world: 'fresh' }),
  play: async ({ canvasElement }) => {
    await expect(await field(canvasElement, 'Street and number')).toHaveValue('');
    await expect(within(canvasElement).getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  },
};

/** What is not saved yet is marked, and can be taken back; then it is saved by Enter. */
export const Changed: Story = {
  parameters: scene(),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await retype(canvasElement, /^Display name/, 'Lightning');
    await expect(await inside.findByText('1 change not saved')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(inside.getByRole('heading', { name: 'Your profile' })).toHaveFocus());
    await userEvent.click(inside.getByRole('button', { name: 'Undo' }));
    await userEvent.type(await field(canvasElement, /^Display name/), '{Enter}');
    await expect(await inside.findByText('Your changes are saved.')).toBeVisible();
    await expect(args.onProfileSaved).toHaveBeenCalledWith({ userId: 'usr_member' });
  },
};

/** A picture is cut round before it is kept. */
export const WithAPicture: Story = {
  parameters: scene(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const input = await inside.findByLabelText('Picture');
    await userEvent.upload(input, new File(['no picture'], 'ride.png', { type: 'image/png' }));
    await expect(await inside.findByText(/^We couldn’t read this picture/)).toBeVisible();
    const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 600 });
    const paint = canvas.getContext('2d');
    if (!paint) throw new Error('There is no canvas to draw on.');
    for (const [at, colour] of ['#1f6fb5', '#d7263d', '#4b7a1d'].entries()) {
      paint.fillStyle = colour;
      paint.fillRect(at * 300, 0, 300, 600);
    }
    const blob = await new Promise<Blob | null>(resolve => {
      canvas.toBlob(resolve, 'image/png');
    });
    await userEvent.upload(input, new File([blob ?? ''], 'ride.png', { type: 'image/png' }));
    await expect(await inside.findByText(/^This is how it will look/)).toBeVisible();
    await save(canvasElement);
    await expect(await inside.findByText('Your changes are saved.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  },
};

/** What is wrong is said at its field and on top, and nothing that was typed is lost. */
export const Refused: Story = {
  parameters: scene(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await retype(canvasElement, /^First name/, ' ');
    await retype(canvasElement, /^Email address/, 'nobody');
    await retype(canvasElement, 'Height in inches', 'ten');
    await userEvent.clear(inside.getByLabelText(/^City/));
    await save(canvasElement);
    await expect(await inside.findByText('Check these fields')).toBeVisible();
    await waitFor(() => expect(inside.getByLabelText(/^First name/)).toHaveFocus());
    await expect(inside.getByLabelText('Height in inches')).toHaveValue('ten');
  },
};

/** A new email address asks for the password; a wrong one signs nobody out. */
export const WrongPassword: Story = {
  parameters: scene(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await retype(canvasElement, /^Email address/, 'new@echelon.test');
    await userEvent.type(await field(canvasElement, /^Your current password/), 'Not-my-passw0rd');
    await save(canvasElement);
    await waitFor(() => expect(inside.getAllByText('This isn’t your current password.').length).toBeGreaterThan(0));
    await waitFor(() => expect(inside.getByLabelText(/^Your current password/)).toHaveFocus());
    // It is still wrong when the field is left.
    await userEvent.tab();
    await expect(inside.getByLabelText(/^Your current password/)).toHaveAttribute('aria-invalid', 'true');
  },
};

/** Two tabs: nothing is overwritten unseen, and the later user decides. */
export const Conflict: Story = {
  parameters: scene(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await retype(canvasElement, /^Display name/, 'Mine');
    const other = await session().request(updateUser, {
      userId: 'usr_member',
      displayName: 'Theirs',
      lastName: 'Racer',
    });
    await expect(other.ok).toBe(true);
    await save(canvasElement);
    const differing = await inside.findByRole('list', { name: 'What differs' });
    await expect(
      within(differing)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Display nameBeforeAlex on wheelsYoursMineTheirsTheirs']);
    await expect(inside.getByLabelText(/^Display name/)).toHaveValue('Mine');
    await expect(inside.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  },
};

/** A parent at a child’s profile, whose address is the child’s own affair. */
export const OfAChild: Story = {
  args: { userId: 'usr_child' },
  parameters: scene(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('heading', { name: 'Kim Rider’s profile' })).toBeVisible();
    await expect(inside.queryByLabelText(/^Email address/)).toBeNull();
  },
};

/** A child at its own profile; at its parent’s it finds nothing. */
export const AsAChild: Story = {
  args: { userId: 'usr_member' },
  parameters: scene({ signedInAs: 'nobody' }),
  play: async ({ canvasElement }) => {
    await session().request(signIn, { email: 'child@echelon.test', password: logins.member.password });
    await expect(await within(canvasElement).findByText('We can’t find this profile')).toBeVisible();
  },
};

/** Our staff in a member's account: what is the member's own business is not empty, it is not shown. */
export const Acting: Story = {
  parameters: scene(),
  play: async ({ canvasElement }) => {
    await field(canvasElement, 'Height in feet');
    await actsFor('usr_member');
    await expect(await within(canvasElement).findByText(/We don’t show them here/)).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Birth date')).toHaveValue('');
  },
};

/** The back end is down. */
export const Failed: Story = {
  parameters: scene({ fault: [{ kind: 'status', call: 'getUser', status: 503, times: 3 }] }),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText('We couldn’t load your profile.');
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await field(canvasElement, /^First name/);
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
  parameters: scene(),
  render: asElement(profileEditor),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, profileEditor.tag);
    await waitFor(() => expect(within(inside).getByLabelText(/^First name/)).toHaveValue('Alex'));
  },
};

import { SwitchedAccount } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { actsFor } from '../../.storybook/acts-for.js';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import type { Scene } from '../../.storybook/scene/scene.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { switchFamilyMember } from '../../src/core/contract/auth.js';
import { session } from '../../src/core/session/session.js';
import { switchedAccount } from '../../src/widgets/account/switched-account/index.js';

const meta = { ...storyMeta(switchedAccount, SwitchedAccount), title: 'Account/Switched account' } satisfies Meta<
  typeof SwitchedAccount
>;

export default meta;
type Story = StoryObj<typeof meta>;

const family = (fault?: Scene['fault']) => ({
  scene: { world: 'family' as const, signedInAs: 'member' as const, ...(fault && { fault }) },
});

const switchesTo = (userId: string) => session().request(switchFamilyMember, { userId });

/**
 * Whose profile it is, and the way back: the pressed button is gone then, and a screen reader reads that the parent is
 * back.
 */
export const Switched: Story = {
  parameters: family(),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await switchesTo('usr_kim');
    await expect(await inside.findByText('You’re viewing Kim’s profile.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Back to Alex R.' }));
    await waitFor(() => expect(inside.getByRole('status')).toHaveTextContent('You’re back in your own account.'));
    await expect(inside.queryByRole('region')).toBeNull();
    await expect(args.onSwitchedBack).toHaveBeenCalledWith({ userId: 'usr_member' });
    await switchesTo('usr_kim');
    await inside.findByText('You’re viewing Kim’s profile.');
  },
};

/** The way back did not work; it can be tried again. */
export const Failed: Story = {
  parameters: family(),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await switchesTo('usr_sam');
    const back = await inside.findByRole('button', { name: 'Back to Alex R.' });
    // Without a line no answer comes from anywhere.
    const { config } = session().get();
    session().configure({ fetch: () => Promise.reject(new TypeError('No line.')) });
    await userEvent.click(back);
    await expect(await inside.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
    await expect(args.onSwitchedBack).not.toHaveBeenCalled();
    session().configure({ fetch: config.fetch ?? fetch });
  },
};

/** The names could not be read: the way back is there all the same. */
export const Unnamed: Story = {
  parameters: family([{ kind: 'status', call: 'getFamily', status: 503, times: 9 }]),
  play: async ({ canvasElement }) => {
    await switchesTo('usr_kim');
    const inside = within(canvasElement);
    await expect(await inside.findByText('You’re viewing a family member’s profile.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Back to your own account' })).toBeVisible();
  },
};

/** For a parent in their own account it shows nothing and takes no room; as for a child with a login of their own, and for visitors. */
export const InTheirOwn: Story = {
  parameters: family(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const said = await inside.findByRole('status');
    await expect(said).toBeEmptyDOMElement();
    await expect(inside.queryByRole('region')).toBeNull();
  },
};

/** The same as a custom element. */
export const Element: Story = {
  parameters: family(),
  render: asElement(switchedAccount),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, switchedAccount.tag);
    await expect(canvasElement.querySelector(switchedAccount.tag)?.clientHeight).toBe(0);
    await switchesTo('usr_kim');
    await expect(await within(inside).findByText('You’re viewing Kim’s profile.')).toBeVisible();
  },
};

const WHY = 'Asked on the phone to correct the last name';

/** Our staff in a member's account: who, for whom, how long still; the reason that opens changes; the way out. */
export const Acting: Story = {
  parameters: family(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await actsFor('usr_member');
    await expect(await inside.findByText(/you’re signed in for Alex Rider\.$/)).toBeVisible();
    await expect(inside.getByText('30 min left.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Allow changes' }));
    const field = inside.getByRole('textbox', { name: /^Why are you here/ });
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveFocus();
  },
};

/** The reason was taken: it stands there, and what stays the member's own. */
export const ActingWithReason: Story = {
  parameters: family(),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await actsFor('usr_member');
    await userEvent.type(await inside.findByRole('textbox', { name: /^Why are you here/ }), WHY);
    await userEvent.click(inside.getByRole('button', { name: 'Allow changes' }));
    await expect(
      await inside.findByText(`Why: “${WHY}”. Payment, plan, password and privacy stay theirs.`),
    ).toBeVisible();
    await expect(inside.queryByRole('textbox')).toBeNull();
    await expect(inside.getByRole('button', { name: 'End and sign out' })).toBeVisible();
  },
};

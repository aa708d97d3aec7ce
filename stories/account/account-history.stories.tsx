import { AccountHistory } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { accountHistory } from '../../src/widgets/account/account-history/index.js';

const meta = { ...storyMeta(accountHistory, AccountHistory), title: 'Account/Account history' } satisfies Meta<
  typeof AccountHistory
>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Most of a year: who did what, and what it was before. */
export const Shown: Story = {
  parameters: { scene: { world: 'history', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const scheduled = await inside.findByText('Plan change scheduled');
    const item = scheduled.closest('li');
    if (!item) throw new Error('There is no entry around it.');
    await userEvent.click(within(item).getByText('Changes'));
    await expect(within(item).getByText('Echelon Connect')).toBeVisible();
    await expect(inside.getByText('Account credit')).toBeVisible();
    await expect(inside.getAllByText(/^Customer support/).length).toBeGreaterThan(0);
  },
};

/** Renewals that nothing came between are one line, and each of them is a press away. */
export const Renewals: Story = {
  parameters: { scene: { world: 'billing', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const item = (await within(canvasElement).findByText('4 renewals')).closest('li');
    if (!item) throw new Error('There is no entry around it.');
    await userEvent.click(within(item).getByText('Show each'));
    await expect(within(item).getByText('$24.99')).toBeVisible();
  },
};

/** One kind, and by keyboard another; what is chosen is kept while more is fetched. */
export const Filtered: Story = {
  parameters: { scene: { world: 'history', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('radio', { name: 'Plan' }));
    await waitFor(() => expect(inside.queryByText('Payment failed')).toBeNull());
    await userEvent.keyboard('{ArrowRight}');
    await expect((await inside.findAllByText('Payment failed'))[0]).toBeVisible();
    await expect(inside.getByRole('radio', { name: 'Payments' })).toBeChecked();
  },
};

/** Nothing of the chosen kind, and the way back. */
export const NothingOfThisKind: Story = {
  parameters: { scene: { world: 'active-monthly', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('radio', { name: 'Family' }));
    await expect(await inside.findByText('Nothing of this kind')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
};

/** An account in which nothing ever happened. */
export const Empty: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Nothing has happened yet')).toBeVisible();
  },
};

/** The back end is down, and comes back. */
export const Failed: Story = {
  parameters: {
    scene: {
      world: 'active-monthly',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'getAccountHistory', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load your history.')).toBeVisible();
  },
};

/** A child's account is settled with the parent. */
export const OfAChild: Story = {
  parameters: { scene: { world: 'child-account', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        'Robin Rider pays for it and can change it. The membership’s history is in that account.',
      ),
    ).toBeVisible();
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
  parameters: { scene: { world: 'active-monthly', signedInAs: 'member' } },
  render: asElement(accountHistory),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, accountHistory.tag);
    await waitFor(() => expect(within(inside).getByText('Membership started')).toBeVisible());
  },
};

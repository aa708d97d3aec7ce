import { SubscriptionManager } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Scene } from '../../.storybook/scene/scene.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { subscriptionManager, type PanelName } from '../../src/widgets/journeys/subscription-manager/index.js';

const meta = {
  ...storyMeta(subscriptionManager, SubscriptionManager),
  title: 'Journeys/Subscription manager/Plan, pause and add-ons',
} satisfies Meta<typeof SubscriptionManager>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** A panel in front of the member of a world. */
const panelIn = (panel: PanelName, world: Scene['world'], play: Play, fault?: Scene['fault']): Story => ({
  args: { panel },
  parameters: { scene: { world, signedInAs: 'member', ...(fault && { fault }) } },
  play,
});

async function choose(canvasElement: HTMLElement, plan: RegExp): Promise<void> {
  const inside = within(canvasElement);
  await userEvent.click(await inside.findByRole('radio', { name: plan }));
  await userEvent.click(inside.getByRole('button', { name: 'Review change' }));
  await inside.findByText('Total due today');
}

/** The plan of now, and those to change to: when each would begin, and whether it brings the same. */
export const Plans = panelIn('plan', 'active-monthly', async ({ canvasElement }) => {
  const inside = within(canvasElement);
  await expect(await inside.findByRole('radio', { name: /^Echelon Premier, annually/ })).toBeVisible();
  await userEvent.click(inside.getByRole('button', { name: 'Review change' }));
  await expect(await inside.findByText('Choose a plan.')).toBeVisible();
});

/** Up: what it costs now, line by line. The title takes the focus with each stage, and says what has changed. */
export const Upgrade = panelIn('plan', 'active-monthly', async ({ canvasElement, args }) => {
  const inside = within(canvasElement);
  await choose(canvasElement, /^Echelon Premier, annually/);
  await waitFor(() =>
    expect(inside.getByRole('heading', { name: 'Change to Echelon Premier, annually' })).toHaveFocus(),
  );
  await expect(inside.getByText(/^Unused time on Echelon Premier, monthly \(20 of 30 days\)$/)).toBeVisible();
  await userEvent.click(inside.getByRole('button', { name: 'Pay $373.33 and change now' }));
  await inside.findByText('You’re now on Echelon Premier, annually. We charged $373.33 to your card.');
  await waitFor(() => expect(inside.getByRole('heading', { name: 'Your membership' })).toHaveFocus());
  await expect(args.onMembershipChanged).toHaveBeenCalledWith({ action: 'change' });
});

/** Down: from the end of the period on, and what is lost by it. */
export const Downgrade = panelIn('plan', 'active-monthly', async ({ canvasElement }) => {
  await choose(canvasElement, /^Echelon Connect, monthly/);
  await expect(within(canvasElement).getByRole('heading', { name: 'What you give up' })).toBeVisible();
});

/** Nothing to pay while a trial runs. */
export const InATrial = panelIn('plan', 'trialing', async ({ canvasElement }) => {
  await choose(canvasElement, /^Echelon Premier, every two years/);
  await expect(
    within(canvasElement).getByRole('button', { name: /^Change now, then \$699\.99 per two years from/ }),
  ).toBeVisible();
});

/** The card is declined: all stays as it was, and another card is a press away. */
export const Declined = panelIn('plan', 'card-emptied', async ({ canvasElement, args }) => {
  const inside = within(canvasElement);
  await choose(canvasElement, /^Echelon Premier, annually/);
  await userEvent.click(inside.getByRole('button', { name: /^Pay / }));
  await expect(await inside.findByText(/^Your card was declined/)).toBeVisible();
  await expect(inside.getByRole('button', { name: 'Use another card' })).toBeVisible();
  await expect(args.onMembershipChanged).not.toHaveBeenCalled();
});

/** A change that waits for its day, and can be taken back. */
export const Planned = panelIn('plan', 'change-scheduled', async ({ canvasElement }) => {
  await expect(
    await within(canvasElement).findByRole('button', { name: /^Stay on Echelon Premier for \$39\.99 per month/ }),
  ).toBeVisible();
});

/** A payment is overdue: what is owed replaces the plans, with the way to pay it. */
export const Overdue = panelIn('plan', 'past-due', async ({ canvasElement }) => {
  const inside = within(canvasElement);
  await expect(await inside.findByText('Overdue: Echelon Premier')).toBeVisible();
  await expect(inside.getByRole('button', { name: 'Update card' })).toBeVisible();
});

/** The plans did not come. */
export const Failed = panelIn(
  'plan',
  'active-monthly',
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load the plans.')).toBeVisible();
  },
  [{ kind: 'status', call: 'listAvailablePlans', status: 503, times: 5 }],
);

/** For how long, and what happens: until a day of one's own too. */
export const Pause = panelIn('pause', 'active-monthly', async ({ canvasElement }) => {
  const inside = within(canvasElement);
  await userEvent.click(await inside.findByRole('radio', { name: 'Until a day I choose' }));
  await userEvent.click(inside.getByRole('button', { name: /^Pause on/ }));
  await expect(await inside.findByText('Choose a day.')).toBeVisible();
  await waitFor(() => expect(inside.getByLabelText(/^First day back/)).toHaveFocus());
});

/** What has changed by it, by keyboard alone. */
export const PauseSet = panelIn('pause', 'active-monthly', async ({ canvasElement, args }) => {
  const inside = within(canvasElement);
  (await inside.findByRole('radio', { name: '1 month' })).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(inside.getByRole('radio', { name: '2 months' })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await inside.findByText(/^Your membership pauses on/);
  await waitFor(() => expect(inside.getByRole('heading', { name: 'Your membership' })).toHaveFocus());
  await expect(args.onMembershipChanged).toHaveBeenCalledWith({ action: 'pause' });
  await userEvent.click(await inside.findByRole('button', { name: 'Undo' }));
  await inside.findByText('Your membership won’t pause.');
  await expect(args.onMembershipChanged).toHaveBeenCalledWith({ action: 'unpause' });
});

/** What one has and what one can have; ending one asks first, and can be taken back. */
export const AddOns = panelIn('addOns', 'with-addon', async ({ canvasElement }) => {
  const inside = within(canvasElement);
  await userEvent.click(await inside.findByRole('button', { name: 'End Studio Pass' }));
  await userEvent.click(await inside.findByRole('button', { name: /^End on/ }));
  await expect(await inside.findByRole('button', { name: /^Keep Studio Pass for/ })).toBeVisible();
  await waitFor(() => expect(inside.getByRole('heading', { name: 'Add-ons' })).toHaveFocus());
});

/** What an add-on costs for the rest of the period; once it is paid, it is on the membership. */
export const AddOnReview = panelIn('addOns', 'active-monthly', async ({ canvasElement }) => {
  const inside = within(canvasElement);
  await userEvent.click(await inside.findByRole('button', { name: 'Add Studio Pass' }));
  await userEvent.click(await inside.findByRole('button', { name: 'Pay $6.66 and add' }));
  await inside.findByText('Studio Pass is on your membership now.');
  await waitFor(() => expect(inside.getByRole('heading', { name: 'Your membership' })).toHaveFocus());
  await expect(inside.queryByRole('button', { name: 'Undo' })).toBeNull();
});

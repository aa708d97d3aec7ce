import { Challenges } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, aYear } from '../../.storybook/training-stories.js';
import { challenges } from '../../src/widgets/training/challenges/index.js';

const meta = {
  ...storyMeta(challenges, Challenges),
  title: 'Training/Challenges',
} satisfies Meta<typeof Challenges>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two that somebody is in: one among many people, with where they stand, and one among few. */
export const Joined: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('progressbar', { name: 'A Thousand Minutes' })).toBeVisible();
    await expect(await inside.findByText(/^\d+(st|nd|rd|th) of \d\d/)).toBeVisible();
    await expect(inside.getByText(/each thin one is someone else/)).toBeVisible();
  },
};

/** Those that can be joined, by their tab. Joining says what counts, and leads to the challenge. */
export const Join: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  args: { query: 'show=open' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Join challenge: Summit Week' }));
    await expect(await inside.findByText(/^You’re in Summit Week/)).toBeVisible();
    await expect(args.onChallengeJoined).toHaveBeenCalledWith({ challengeId: 'col_summit-week' });
    await userEvent.click(inside.getByRole('button', { name: 'See the challenge' }));
    await expect(await inside.findByText('Its classes')).toBeVisible();
    await expect(inside.getAllByText('Not done yet')).toHaveLength(4);
    // no place among others before anything counts
    await expect(inside.getByText('Nothing counted yet.')).toBeVisible();
  },
};

/** One that can be joined, by its id: its classes, and the one press that starts. */
export const OneToJoin: Story = {
  parameters: { scene: aYear },
  args: { challengeId: 'col_summit-week', contentHref: '/classes/{contentId}' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('button', { name: 'Join challenge' })).toBeVisible();
    const [first] = await inside.findAllByRole('link');
    await expect(first).toHaveAttribute('href', '/classes/cls_bike_climb-ride_20');
    await expect(inside.queryByText('Not done yet')).toBeNull();
  },
};

/** Leaving names what is lost, and asks first. */
export const Leave: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  args: { challengeId: 'col_thousand-minutes' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Leave challenge' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Leave and lose .*min$/ }));
    const news = await inside.findByText('You’ve left A Thousand Minutes.');
    await waitFor(() => expect(news).toHaveFocus());
    await expect(args.onChallengeLeft).toHaveBeenCalledWith({ challengeId: 'col_thousand-minutes' });
    await expect(await inside.findByRole('button', { name: 'Join challenge' })).toBeVisible();
  },
};

/** Those that are over: the finished one with its badge. Its name opens it, the way back leads to the list. */
export const Ended: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  args: { query: 'show=ended' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^Done on .*Its badge is yours\.$/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Four Hours' }));
    await expect(args.onChallengeRequested).toHaveBeenCalledWith({ challengeId: 'col_four-hours' });
    await userEvent.click(await inside.findByRole('button', { name: 'All challenges' }));
    await expect(await inside.findByRole('tab', { name: 'Ended', selected: true })).toBeVisible();
  },
};

/** Somebody who is in none is led to those that can be joined. */
export const InNone: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' } },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'See open challenges' }));
    await expect(args.onQueryChanged).toHaveBeenCalledWith({ query: 'show=open', typing: false });
    await expect(await inside.findByText('Summit Week')).toBeVisible();
  },
};

/** Joining fails: the challenge stays, and the reason stands beside its button. */
export const NotJoined: Story = {
  parameters: { scene: { ...aYear, fault: [{ kind: 'status', call: 'joinCollection', status: 503, times: 3 }] } },
  args: { challengeId: 'col_summit-week' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Join challenge' }));
    await expect(await inside.findByText('You’re not in it yet.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Join challenge' })).toBeVisible();
  },
};

/** Only where they stand does not come: how far they are is there, and one press asks again. */
export const PlacesFailed: Story = {
  parameters: {
    scene: { ...aYear, fault: [{ kind: 'status', call: 'getCollectionProgress', status: 503, times: 6 }] },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const track = await inside.findByRole('progressbar', { name: 'A Thousand Minutes' });
    const card = track.closest<HTMLElement>('[part~=challenge]');
    if (!card) throw new Error('The challenge has no card.');
    await userEvent.click(await within(card).findByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText(/^\d+(st|nd|rd|th) of \d+/)).toBeVisible();
  },
};

/** The list does not come. */
export const Failed: Story = {
  parameters: { scene: { ...aYear, fault: [{ kind: 'status', call: 'listCollections', status: 503, times: 3 }] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText('A Thousand Minutes')).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

/** The same as a custom element. */
export const Element: Story = asCustomElement(challenges, 'A Thousand Minutes');

import { OfferList } from '@echelon/membership/staff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { offerList } from '../../src/widgets/staff/offer-list/index.js';

const meta = { ...storyMeta(offerList, OfferList), title: 'Staff/Offer list' } satisfies Meta<typeof OfferList>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = { world: 'offers', signedInAs: 'marketing' } as const;

/** Drafts first: what was saved last is on top. */
export const Shown: Story = {
  parameters: { scene },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Waits to be published')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: /No plan chosen yet/ }));
    await expect(args.onOfferRequested).toHaveBeenCalledWith({ offerId: 'off_winter' });
    await userEvent.click(inside.getByRole('button', { name: 'New offer' }));
    await expect(args.onNewOfferRequested).toHaveBeenCalledOnce();
  },
};

/** One filter is chosen from the menu, by keyboard; the page receives the address of that view. */
export const Filtered: Story = {
  parameters: { scene },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await inside.findByText('Waits to be published');
    inside.getByRole('button', { name: 'Filter' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await inside.findByRole('menuitemradio', { name: 'Published, with a draft' }));
    await waitFor(() => expect(inside.queryByText('No plan chosen yet')).toBeNull());
    await expect(inside.getByRole('button', { name: /State: Published, with a draft/ })).toBeVisible();
    await expect(args.onQueryChanged).toHaveBeenCalledWith({ query: 'state=changed', typing: false });
  },
};

/** A search without a result says so, and leads back. */
export const NothingFound: Story = {
  args: { query: 'q=rowing+boat' },
  parameters: { scene },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Nothing matches this search')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Show everything' }));
    await expect((await inside.findAllByText('Echelon Premier'))[0]).toBeVisible();
  },
};

/** The page does not load; the settings stay, and it can be requested again. */
export const Failed: Story = {
  parameters: {
    scene: { ...scene, fault: [{ kind: 'status', call: 'listOfferRecords', status: 503, times: 3 }] },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Try again' }));
    await expect(await inside.findByText('Waits to be published')).toBeVisible();
  },
};

/** Its tools over rows that are on their way. */
export const Loading: Story = {
  parameters: { scene: { ...scene, fault: 'slow' } },
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
  parameters: { scene },
  render: asElement(offerList),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, offerList.tag);
    await waitFor(() => expect(within(inside).getByText('Waits to be published')).toBeVisible());
  },
};

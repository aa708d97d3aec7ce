import { OfferPicker } from '@echelon/membership';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { offerPicker } from '../../src/widgets/signup/offer-picker/index.js';

const meta = { ...storyMeta(offerPicker, OfferPicker), title: 'Signup/Offer picker' } satisfies Meta<
  typeof OfferPicker
>;

export default meta;
type Story = StoryObj<typeof meta>;

const cardsOf = (canvas: HTMLElement) => within(canvas).findAllByRole('article');

/** Two offers of one price each, and the switch to the others. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    await expect(await cardsOf(canvasElement)).toHaveLength(2);
    await expect(within(canvasElement).getByRole('group', { name: 'Billing frequency' })).toBeVisible();
  },
};

/** The panel says what the chosen offer costs, from when, and how it renews. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: /^Choose plan/ }))[0] ?? canvasElement);
    const panel = await canvas.findByRole('region', { name: 'Membership Plan' });
    await expect(within(panel).getByText('Amount billed today')).toBeVisible();
    await expect(args.onOfferSelected).toHaveBeenCalledOnce();
  },
};

/** A trial: nothing is billed today, and the first bill has its date. */
export const Trial: Story = {
  args: { offer: 'us-premier-annual-trial', selected: 'us-premier-annual-trial' },
  play: async ({ canvasElement }) => {
    const panel = await within(canvasElement).findByRole('region', { name: 'Membership Plan' });
    await expect(within(panel).getByText('Free trial')).toBeVisible();
  },
};

/** A campaign's discounts: once, for some months, without end. */
export const Campaign: Story = {
  args: { campaign: 'new-year', selected: 'us-new-year-quarter' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('region', { name: 'Membership Plan' });
  },
};

/** The offers of the partner whose page it is. */
export const OfAPartner: Story = {
  parameters: { scene: { partner: 'northside' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('For Northside members')).toBeVisible();
  },
};

/** Another country: its plans, its currency, its way of writing money. */
export const Belgium: Story = {
  args: { countryCode: 'BE' },
  parameters: { scene: { locale: 'fr-BE' } },
  play: async ({ canvasElement }) => {
    await cardsOf(canvasElement);
  },
};

/** Nothing has come yet: cards in their real shape. */
export const Loading: Story = {
  parameters: { scene: { fault: 'slow' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading the offers');
  },
};

/** No membership is sold in this country. */
export const Empty: Story = {
  args: { countryCode: 'FR' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('No offers here yet');
  },
};

/** A link leads to an offer that is no longer on sale. */
export const Ended: Story = {
  args: { campaign: 'summer' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This offer has ended');
  },
};

/** The line is down: what happened, and the way out. */
export const Failed: Story = {
  parameters: { scene: { fault: 'offline' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We couldn’t load the offers');
  },
};

/** An offer that is not ready to be sold is shown, and refused before it costs anything. */
export const Refused: Story = {
  args: { offer: 'us-premier-unready', selected: 'us-premier-unready' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Invalid Offer or Subscription');
  },
};

/** The same as a custom element. */
export const Element: Story = {
  args: { campaign: 'new-year' },
  render: asElement(offerPicker),
  play: async ({ canvasElement, args }) => {
    const inside = within(await insideOf(canvasElement, offerPicker.tag));
    await userEvent.click((await inside.findAllByRole('button', { name: /^Choose plan/ }))[0] ?? canvasElement);
    await waitFor(() => expect(args.onOfferSelected).toHaveBeenCalledOnce());
  },
};

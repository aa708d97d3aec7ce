import { OfferEditor } from '@echelon/membership/staff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asElement, insideOf } from '../../.storybook/as-element.js';
import { storyMeta } from '../../.storybook/story-meta.js';
import { patchOffer } from '../../src/core/contract/staff-offers.js';
import { session } from '../../src/core/index.js';
import { offerEditor } from '../../src/widgets/staff/offer-editor/index.js';

const meta = { ...storyMeta(offerEditor, OfferEditor), title: 'Staff/Offer editor' } satisfies Meta<typeof OfferEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const scene = { world: 'offers', signedInAs: 'marketingManager' } as const;

/** A draft beside what is on sale, with a user who asked to publish this, and the card as it will be. */
export const Shown: Story = {
  args: { offerId: 'us-premier-monthly', listHref: '#offers' },
  parameters: { scene },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Spring: 25% off')).toBeVisible();
    await expect(inside.getByText(/Mika Lind asked to publish this/)).toBeVisible();
    await userEvent.type(inside.getByLabelText('Subtitle'), ' and more');
    await expect(inside.getByText('Everything, month by month and more')).toBeVisible();
    await expect(inside.getByText('1 change not saved')).toBeVisible();
  },
};

/** Something new: a draft first, and all that is missing before it can be published. */
export const New: Story = {
  parameters: { scene },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.type(await inside.findByLabelText('Subtitle'), 'A first try');
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await expect(await inside.findByText(/^Saved as a draft/)).toBeVisible();
    await expect(args.onOfferCreated).toHaveBeenCalledOnce();
    await expect(inside.getByRole('link', { name: 'Plan: Choose a plan.' })).toBeVisible();
  },
};

/** Marketing saves, and asks another user to publish. */
export const AskToPublish: Story = {
  args: { offerId: 'us-premier-annual-trial' },
  parameters: { scene: { ...scene, signedInAs: 'marketing' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Ask to Publish' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Ask' }));
    const note = await inside.findByLabelText(/^Note/);
    await waitFor(() => expect(note).toHaveFocus());
    await userEvent.type(note, 'For Monday.');
    await userEvent.click(await inside.findByRole('button', { name: 'Ask' }));
    await expect(await inside.findByText(/^Asked\./)).toBeVisible();
  },
};

/** Two colleagues: base, mine and theirs, and nothing typed is lost. */
export const Conflict: Story = {
  args: { offerId: 'us-connect-monthly' },
  parameters: { scene },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const subtitle = await inside.findByLabelText('Subtitle');
    await userEvent.clear(subtitle);
    await userEvent.type(subtitle, 'Mine');
    await session().request(patchOffer, { offerId: 'us-connect-monthly', version: 1, card: { subtitle: 'Theirs' } });
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    const differing = await inside.findByRole('list', { name: 'What differs' });
    await expect(within(differing).getByText('Your equipment, connected')).toBeVisible();
    await expect(within(differing).getByText('Mine')).toBeVisible();
    await expect(within(differing).getByText('Theirs', { selector: 'dd' })).toBeVisible();
    await expect(subtitle).toHaveValue('Mine');
    await userEvent.click(inside.getByRole('button', { name: 'Keep mine' }));
    await expect(await inside.findByText(/^Saved as a draft/)).toBeVisible();
  },
};

/** The texts in another language, each beside its English; the card is read in it, and what is too long opens its language. */
export const Languages: Story = {
  args: { offerId: 'us-premier-monthly' },
  parameters: { scene },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('radio', { name: 'French' }));
    await expect(inside.getByText('In English: Everything, month by month')).toBeVisible();
    const subtitle = inside.getByLabelText('Subtitle (French)');
    await userEvent.clear(subtitle);
    await userEvent.type(subtitle, 'Tout, mois après mois');
    await expect(await inside.findByText('Tout, mois après mois')).toBeVisible();
    const savings = inside.getByLabelText('Savings pill (French)');
    await userEvent.clear(savings);
    await userEvent.type(savings, 'Une économie qui ne tient pas dans la pastille');
    await userEvent.click(inside.getByRole('radio', { name: 'English' }));
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(inside.getByLabelText('Savings pill (French)')).toHaveFocus());
    await userEvent.click(inside.getByRole('radio', { name: 'Dutch' }));
    await expect(await inside.findByRole('list', { name: 'Dit zit in Echelon Premier' })).toBeVisible();
    await expect(inside.getByRole('radio', { name: 'French (1 to fix)' })).toBeInTheDocument();
  },
};

/** Two colleagues in one language: what differs is named with its language. */
export const ConflictOfTexts: Story = {
  args: { offerId: 'us-connect-monthly' },
  parameters: { scene },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('radio', { name: 'Spanish' }));
    const subtitle = inside.getByLabelText('Subtitle (Spanish)');
    await userEvent.clear(subtitle);
    await userEvent.type(subtitle, 'Lo mío');
    await session().request(patchOffer, {
      offerId: 'us-connect-monthly',
      version: 1,
      texts: { es: { subtitle: 'Lo suyo' } },
    });
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    const differing = await inside.findByRole('list', { name: 'What differs' });
    await expect(within(differing).getByText('Subtitle (Spanish)')).toBeVisible();
    await expect(within(differing).getByText('Lo suyo', { selector: 'dd' })).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Keep mine' }));
    await expect(await inside.findByText(/^Saved as a draft/)).toBeVisible();
  },
};

/** Every version that was published, and the way back to it. */
export const Versions: Story = {
  args: { offerId: 'us-premier-monthly' },
  parameters: { scene },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Versions…' }));
    await expect(await inside.findByText('Banner for the season.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Bring back version 2 as a draft' }));
    await expect(await inside.findByText(/^This version is a draft now/)).toBeVisible();
  },
};

/** When it is to be published; a time that has passed is refused. */
export const PublishAtATime: Story = {
  args: { offerId: 'us-premier-monthly' },
  parameters: { scene },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Publish at a time…' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Schedule' }));
    await expect(await inside.findByText('Choose a time in the future.')).toBeVisible();
  },
};

/** Taking it back asks what becomes of it, and when. */
export const TakeBack: Story = {
  args: { offerId: 'us-connect-monthly' },
  parameters: { scene },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await inside.findByRole('menuitem', { name: 'Take back…' }));
    await userEvent.click(await inside.findByRole('radio', { name: /^At a time/ }));
    await expect(inside.getByLabelText(/^When/, { selector: 'input' })).toBeVisible();
    await userEvent.click(inside.getByRole('radio', { name: /^Now/ }));
    await userEvent.click(inside.getByRole('button', { name: 'Take back' }));
    await expect(await inside.findByText(/^Taken back/)).toBeVisible();
  },
};

/** There is no such offer. */
export const Unknown: Story = {
  args: { offerId: 'nothing', listHref: '#offers' },
  parameters: { scene },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We can’t find this offer')).toBeVisible();
  },
};

/** It does not come. */
export const Failed: Story = {
  args: { offerId: 'us-premier-monthly' },
  parameters: { scene: { ...scene, fault: [{ kind: 'status', call: 'getOfferRecord', status: 503, times: 3 }] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load the offer.')).toBeVisible();
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
  args: { offerId: 'us-premier-monthly' },
  parameters: { scene },
  render: asElement(offerEditor),
  play: async ({ canvasElement }) => {
    const inside = await insideOf(canvasElement, offerEditor.tag);
    await waitFor(() => expect(within(inside).getByText('Spring: 25% off')).toBeVisible());
  },
};

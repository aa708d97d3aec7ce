import { ClassLibrary } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, aYear } from '../../.storybook/training-stories.js';
import { classLibrary } from '../../src/widgets/training/class-library/index.js';

const meta = {
  ...storyMeta(classLibrary, ClassLibrary),
  title: 'Training/Class library',
} satisfies Meta<typeof ClassLibrary>;

export default meta;
type Story = StoryObj<typeof meta>;

const bothWidths = { visual: { widths: [320, 1024] } } as const;

/** All classes, with what is picked for the member on top. */
export const Shown: Story = {
  args: { contentHref: '/class/{contentId}' },
  parameters: { scene: aYear, ...bothWidths },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Picked for you')).toBeVisible();
    await expect(await inside.findByText(/^24 of \d+ classes$/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(args.onQueryChanged).toHaveBeenCalledWith({ query: 'page=2', typing: true }));
  },
};

/** Short rides for beginners that the member has not done yet. */
export const Filtered: Story = {
  args: { query: 'type=bike&level=beginner' },
  parameters: { scene: aYear },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('button', { name: 'Remove filter Level: Beginner' })).toBeVisible();
    const ride = (await inside.findAllByRole('button', { name: /^\d+ min / }))[0];
    if (!ride) throw new Error('There is no class.');
    await userEvent.click(ride);
    await expect(args.onContentRequested).toHaveBeenCalledOnce();
  },
};

/** A class becomes a favourite, and is among them. */
export const Kept: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByText(/^24 of \d+ classes$/);
    const heart = (await inside.findAllByRole('button', { name: /^Add .* to your favorites$/ })).at(-1);
    if (!heart) throw new Error('There is no heart.');
    const title = /^Add (.*) to your favorites$/.exec(heart.getAttribute('aria-label') ?? '')?.[1] ?? '';
    await userEvent.click(heart);
    await userEvent.click(inside.getByRole('tab', { name: 'Favorites' }));
    const panel = within(await inside.findByRole('tabpanel', { name: 'Favorites' }));
    await expect(await panel.findByText(title)).toBeVisible();
  },
};

/** What is on, by the member's clock. */
export const Schedule: Story = {
  args: { query: 'tab=schedule', contentHref: '/class/{contentId}' },
  parameters: { scene: aYear, ...bothWidths },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^Times are /)).toBeVisible();
    await expect((await inside.findAllByText(/^(Live|Encore) · /)).length).toBeGreaterThan(0);
  },
};

/** What the member keeps. */
export const Favorites: Story = {
  args: { query: 'tab=favorites' },
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^(No favorites yet|\d+ of \d+ classes)$/)).toBeVisible();
  },
};

/** A playlist is made, filled, put in order, renamed and deleted. */
export const Playlists: Story = {
  args: { query: 'tab=playlists' },
  parameters: { scene: aYear },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.type(await inside.findByRole('textbox', { name: 'Name of a new playlist' }), 'Monday');
    await userEvent.click(inside.getByRole('button', { name: 'Make a playlist' }));
    await expect(await inside.findByText('Nothing in it yet')).toBeVisible();
    await waitFor(() =>
      expect(args.onQueryChanged).toHaveBeenCalledWith({
        query: expect.stringMatching(/^tab=playlists&playlist=/),
        typing: false,
      }),
    );
    await userEvent.type(inside.getByRole('searchbox', { name: 'Add a class' }), 'Easy Spin');
    await userEvent.click(await inside.findByRole('button', { name: 'Add 20 min Easy Spin' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Add 30 min Easy Spin' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Move 30 min Easy Spin up' }));
    await waitFor(() =>
      expect(inside.getByRole('button', { name: 'Move 30 min Easy Spin up' })).toHaveAttribute('aria-disabled'),
    );
    await expect(await inside.findByText('30 min Easy Spin is number 1 of 2 now.')).toHaveRole('status');
    await userEvent.click(inside.getByRole('button', { name: 'Take 30 min Easy Spin out' }));
    await expect(await inside.findByText('30 min Easy Spin is out of the playlist.')).toHaveRole('status');
  },
};

/** One playlist is deleted after a second question. */
export const PlaylistDeleted: Story = {
  args: { query: 'tab=playlists' },
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.type(await inside.findByRole('textbox', { name: 'Name of a new playlist' }), 'Old one');
    await userEvent.click(inside.getByRole('button', { name: 'Make a playlist' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Delete playlist' }));
    const dialog = within(await inside.findByRole('dialog', { name: 'Delete Old one?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete playlist' }));
    await expect(await inside.findByRole('button', { name: 'Make a playlist' })).toBeVisible();
    await waitFor(() => expect(inside.queryByText('Old one')).toBeNull());
  },
};

/** Nothing matches, and the way back. */
export const NothingFound: Story = {
  args: { query: 'q=zeppelin' },
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Show all classes' }));
    await expect(await inside.findByText(/^24 of \d+ classes$/)).toBeVisible();
  },
};

/** The back end is down. */
export const Failed: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'searchContent', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load classes.')).toBeVisible();
  },
};

/** Nothing has come yet. */
export const Loading: Story = {
  parameters: { scene: { world: 'training', signedInAs: 'member', fault: 'slow' } },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

/** The same as a custom element. */
export const Element: Story = asCustomElement(classLibrary, 'Picked for you');

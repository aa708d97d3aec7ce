import { PersonalBests } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, aYear } from '../../.storybook/training-stories.js';
import { personalBests } from '../../src/widgets/training/personal-bests/index.js';

const meta = {
  ...storyMeta(personalBests, PersonalBests),
  title: 'Training/Personal bests',
} satisfies Meta<typeof PersonalBests>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A board for each type, and the records of single classes below. */
export const Shown: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const board = within(await inside.findByRole('table', { name: 'Bike' }));
    await expect(board.getByRole('columnheader', { name: 'Output' })).toBeInTheDocument();
    await userEvent.click(inside.getByRole('button', { name: 'Show more classes' }));
    await expect(args.onQueryChanged).toHaveBeenCalledWith({ query: 'page=2', typing: true });
    await userEvent.click(
      within(board.getAllByRole('cell')[0] ?? canvasElement)
        .getAllByRole('button')
        .at(-1) ?? canvasElement,
    );
    await expect(args.onWorkoutRequested).toHaveBeenCalledOnce();
  },
};

/** With the last classes the button goes; the focus is on how many there are, and not lost. */
export const AllClasses: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await inside.findByRole('button', { name: 'Show more classes' });
    for (let more; (more = inside.queryByRole('button', { name: 'Show more classes' }));) await userEvent.click(more);
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^(\d+) of \1 classes$/));
  },
};

/** All tries of a class open below it. */
export const TriesOfAClass: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const [first] = await inside.findAllByText(/^All tries of/);
    await userEvent.click(first ?? canvasElement);
    await expect((await inside.findAllByRole('list', { name: /^All tries of/ }))[0]).toBeVisible();
  },
};

/** A reading was wrong: it is asked for first, then the next best takes over. */
export const ReadingWrong: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const [menu] = await inside.findAllByRole('button', { name: /^Bike, .*Output: what you can do$/ });
    await userEvent.click(menu ?? canvasElement);
    await userEvent.click(await inside.findByRole('menuitem', { name: 'That reading was wrong' }));
    await expect(await inside.findByText(/^Its workout stays/)).toBeVisible();
    await userEvent.click(await inside.findByRole('button', { name: 'Take it off' }));
    await expect(await inside.findByText(/is off\./)).toBeVisible();
    await expect(args.onBestRemoved).toHaveBeenCalledOnce();
  },
};

/** Records count from today; the workouts stay. */
export const Reset: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Count records from today' }));
    const dialog = within(await inside.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Count records from today' }));
    await expect(await inside.findByText('Set your first record')).toBeVisible();
    await expect(inside.getByText(/Counted since/)).toBeVisible();
    await expect(args.onBestsReset).toHaveBeenCalledOnce();
  },
};

/** What was asked for did not happen: the dialog says so and stays. */
export const NotRemoved: Story = {
  parameters: {
    scene: { ...aYear, fault: [{ kind: 'status', call: 'resetPersonalBests', status: 500, times: 3 }] },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Count records from today' }));
    const dialog = within(await inside.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Count records from today' }));
    await expect(await dialog.findByText(/Try again/)).toBeVisible();
  },
};

/** A class that is looked for. */
export const NothingFound: Story = {
  parameters: { scene: aYear },
  args: { query: 'q=zeppelin' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^No class of your records has “zeppelin”/)).toBeVisible();
  },
};

/** The most watts that were held: a figure for four lengths, and a line for all. */
export const PowerCurve: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const curve = (await inside.findByRole('heading', { name: 'Hold your power' })).closest('section');
    if (!curve) throw new Error('The curve has no section.');
    await userEvent.click((await within(curve).findAllByRole('button', { name: /\d{4}$/ }))[0] ?? curve);
    await expect(args.onWorkoutRequested).toHaveBeenCalledOnce();
  },
};

/** The curve does not come: the records are there. */
export const PowerCurveFailed: Story = {
  parameters: { scene: { ...aYear, fault: [{ kind: 'status', call: 'getPowerCurve', status: 503, times: 6 }] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your best power.')).toBeVisible();
    await expect(inside.getByText('Single classes')).toBeVisible();
  },
};

/** A member who has not begun. */
export const Empty: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Set your first record')).toBeVisible();
  },
};

/** The back end is down. */
export const Failed: Story = {
  parameters: {
    scene: { ...aYear, fault: [{ kind: 'status', call: 'listPersonalBests', status: 503, times: 3 }] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load your records.')).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

/** The same as a custom element. */
export const Element: Story = asCustomElement(personalBests, 'Single classes');

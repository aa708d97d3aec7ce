import { WorkoutHistory } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, aYear } from '../../.storybook/training-stories.js';
import { writeFit } from '../../src/sandbox/training/files/write-fit.js';
import { writeTcx } from '../../src/sandbox/training/files/write-tcx.js';
import { workoutHistory } from '../../src/widgets/training/workout-history/index.js';
import { choose, fill, openDrawer, twoDaysAgo } from './adding.js';

const meta = {
  ...storyMeta(workoutHistory, WorkoutHistory),
  title: 'Training/Workout history',
} satisfies Meta<typeof WorkoutHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the drawer in which everything is made one file. */
async function openArchive(canvas: HTMLElement) {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Download' }));
  await userEvent.click(await within(canvas).findByRole('menuitem', { name: /^Everything as ZIP/ }));
  return within(await within(canvas).findByRole('dialog', { name: 'Download everything' }));
}

/** A year: weeks as rows, their sums at the end. Earlier ones come below. */
export const Shown: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^60 of \d+ workouts/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Show earlier workouts' }));
    await expect(await inside.findByText(/^120 of \d+ workouts/)).toBeVisible();
    await expect(args.onQueryChanged).toHaveBeenCalledWith({ query: 'page=2', typing: true });
  },
};

/** One type, the longest first. */
export const Filtered: Story = {
  parameters: { scene: aYear },
  args: { query: 'type=row&sort=-durationSeconds' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('button', { name: 'Remove filter Type: Row' })).toBeVisible();
    await expect(await inside.findByRole('button', { name: 'Longest first' })).toBeVisible();
  },
};

/** Two are chosen and deleted, and come back. */
export const DeletedAndRestored: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const count = async () => {
      const text = (await inside.findByText(/^60 of \d+ workouts/)).textContent ?? '';
      return Number(/of (\d+)/.exec(text)?.[1]);
    };
    const before = await count();
    await userEvent.click(await inside.findByRole('button', { name: 'Select' }));
    for (const box of (await inside.findAllByRole('checkbox')).slice(0, 2)) {
      await userEvent.click(box);
      // Nothing moves inside of a block, whatever brings its tick into view.
      const block = box.closest('label');
      block?.scrollBy(8, 0);
      await expect(block?.scrollLeft).toBe(0);
    }
    await userEvent.click(await inside.findByRole('button', { name: 'Delete 2 workouts' }));
    await expect(await inside.findByText(/^2 workouts deleted/)).toBeVisible();
    await waitFor(async () => expect(await count()).toBe(before - 2));
    await expect(args.onWorkoutsDeleted).toHaveBeenCalledWith({ count: 2 });
    await userEvent.click(inside.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await count()).toBe(before));
  },
};

/** What was deleted can come back for 30 days: one by one, or all that are shown. */
export const RecentlyDeleted: Story = {
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Select' }));
    for (const box of (await inside.findAllByRole('checkbox')).slice(0, 3)) await userEvent.click(box);
    await userEvent.click(await inside.findByRole('button', { name: 'Delete 3 workouts' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Recently deleted' }));
    const drawer = within(await inside.findByRole('dialog', { name: 'Recently deleted' }));
    const list = within(await drawer.findByRole('list', { name: 'Deleted workouts' }));
    const [one] = await list.findAllByRole('button', { name: /^Restore / });
    if (one) await userEvent.click(one);
    await expect(await drawer.findByText('1 workout restored.')).toBeVisible();
    await userEvent.click(await drawer.findByRole('button', { name: 'Restore 2 workouts' }));
    await expect(await drawer.findByText('2 workouts restored.')).toBeVisible();
    await expect(drawer.getByText('Nothing deleted')).toBeVisible();
  },
};

/** The list of what was deleted does not come, and comes when asked again. */
export const RecentlyDeletedFailed: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'listDeletedWorkouts', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Recently deleted' }));
    const drawer = within(await inside.findByRole('dialog', { name: 'Recently deleted' }));
    await userEvent.click(await drawer.findByRole('button', { name: 'Try again' }));
    await expect(await drawer.findByText('Nothing deleted')).toBeVisible();
  },
};

/** Nothing matches, and the way back. */
export const NothingFound: Story = {
  parameters: { scene: aYear },
  args: { query: 'q=zeppelin' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Show all workouts' }));
    await waitFor(() => expect(inside.getByText(/^60 of \d+ workouts/)).toBeVisible());
  },
};

/** A member who has not begun. */
export const Empty: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No workouts yet')).toBeVisible();
  },
};

/** The back end is down. */
export const Failed: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'getWorkoutHistory', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load your workouts.')).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

const wide = { visual: { widths: [320, 1024] } };

/** A workout by hand: it is in the list, and says where. */
export const ByHand: Story = {
  parameters: { scene: aYear, ...wide },
  play: async ({ canvasElement, args }) => {
    const drawer = await openDrawer(canvasElement);
    await userEvent.selectOptions(await drawer.findByRole('combobox', { name: 'Type' }), 'run');
    await expect(await drawer.findByText('Leave it empty, and it’s called “Run”.')).toBeVisible();
    await fill(drawer, /^Length/, '42');
    await fill(drawer, /^Distance/, '5.5');
    await userEvent.click(drawer.getByRole('button', { name: 'Save workout' }));
    await expect(await drawer.findByText(/“Run” is in\./)).toBeVisible();
    await expect(await drawer.findByRole('button', { name: 'See the workout' })).toBeVisible();
    await expect(args.onWorkoutAdded).toHaveBeenCalledOnce();
  },
};

/** What is wrong is said beside its field, and nothing that was typed is lost. */
export const ByHandRefused: Story = {
  parameters: { scene: aYear, ...wide },
  play: async ({ canvasElement, args }) => {
    const drawer = await openDrawer(canvasElement);
    await fill(drawer, /^Title/, 'Along the river', 'textbox');
    await fill(drawer, /^Distance/, '9999');
    await fill(drawer, /^Calories/, 'plenty');
    await userEvent.click(drawer.getByRole('button', { name: 'Save workout' }));
    await expect(await drawer.findByText('Enter how long it took.')).toBeVisible();
    await expect(drawer.getByText('Enter 0 to 1,000 km (621 mi).')).toBeVisible();
    await expect(drawer.getByText('Enter 0 to 50,000 kcal.')).toBeVisible();
    await fill(drawer, /^Length/, '1000');
    await userEvent.click(drawer.getByRole('button', { name: 'Save workout' }));
    await expect(await drawer.findByText(/^This ends in the future\./)).toBeVisible();
    await expect(drawer.getByRole('textbox', { name: /^Title/ })).toHaveValue('Along the river');
    await expect(args.onWorkoutAdded).not.toHaveBeenCalled();
  },
};

/** The back end is down: it says so, and what was typed is still there, in a closed drawer too. */
export const ByHandKept: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'logWorkout', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    await fill(drawer, /^Title/, 'Along the river', 'textbox');
    await fill(drawer, /^Length/, '42');
    await userEvent.click(drawer.getByRole('button', { name: 'Save workout' }));
    await expect(await drawer.findByText(/Try again/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    const again = await openDrawer(canvasElement);
    await waitFor(() => expect(again.getByRole('textbox', { name: /^Title/ })).toHaveValue('Along the river'));
    await expect(again.getByRole('spinbutton', { name: /^Length/ })).toHaveValue('42');
  },
};

/** Two files, one after the other, each with its own outcome; both are of one session. */
export const FromFiles: Story = {
  parameters: { scene: aYear, ...wide },
  play: async ({ canvasElement, args }) => {
    const drawer = await openDrawer(canvasElement);
    const ride = twoDaysAgo();
    const fit = new Blob([new Uint8Array(await writeFit(ride))]);
    const tcx = writeTcx({ ...ride, title: 'Canal, by watch' });
    await choose(drawer, new File([fit], 'canal.fit'), new File([tcx], 'canal.tcx'));
    await expect(await drawer.findByText(/“Along the canal” is in\./)).toBeVisible();
    await expect(await drawer.findByText(/“Canal, by watch” is in\./)).toBeVisible();
    await expect(args.onWorkoutAdded).toHaveBeenCalledTimes(2);
    await expect(await drawer.findByText('Two records of one session?')).toBeVisible();
  },
};

/** Of files that break off what is whole is kept, and each says so; those without a workout say why, in plain words. */
export const FilesRefused: Story = {
  parameters: { scene: aYear, ...wide },
  play: async ({ canvasElement, args }) => {
    const drawer = await openDrawer(canvasElement);
    const ride = twoDaysAgo();
    const cut = new Blob([new Uint8Array((await writeFit(ride)).slice(0, 1024))]);
    const broken = writeTcx(ride).slice(0, 300);
    await choose(drawer, new File([cut], 'canal.fit'), new File([broken], 'canal.tcx'));
    await expect(
      await drawer.findByText('Part of the file was missing or made no sense. We kept the rest.'),
    ).toBeVisible();
    await expect(await drawer.findByText(/^There’s no workout in it\. Nothing/)).toBeVisible();
    await choose(drawer, new File(['just text'], 'notes.fit'));
    await expect(await drawer.findByText(/^This is neither a FIT nor a TCX file\. Nothing/)).toBeVisible();
    const large = new File([new Uint8Array(11_000_000)], 'year.fit');
    await choose(drawer, large, new File(['a picture'], 'canal.png', { type: 'image/png' }));
    await expect(await drawer.findByText(/^year\.fit is 11 MB\./)).toBeVisible();
    await expect(drawer.getByText('We can’t use canal.png here. Choose FIT, TCX, ZIP, or GZ.')).toBeVisible();
    await expect(args.onWorkoutAdded).toHaveBeenCalledTimes(1);
  },
};

/** No answer comes: the file says so, and is there once when it is tried again. */
export const FileUnanswered: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'loseAnswer', call: 'importWorkout', times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    await choose(drawer, new File([writeTcx(twoDaysAgo())], 'canal.tcx'));
    await expect(await drawer.findByText(/^We didn’t hear back/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Try again: canal.tcx' }));
    await expect(await drawer.findByText(/“Along the canal” is in\./)).toBeVisible();
  },
};

/** A file of a session that is here already: merged into the new record, and both back again. */
export const MergedAndUndone: Story = {
  parameters: { scene: aYear, ...wide },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    const ride = twoDaysAgo();
    await choose(drawer, new File([writeTcx(ride)], 'canal.tcx'));
    await expect(await drawer.findByText(/“Along the canal” is in\./)).toBeVisible();
    const { heart_rate } = ride.recording.metrics;
    const strap = { ...ride, title: 'Strap', recording: { ...ride.recording, metrics: { heart_rate } } };
    await choose(drawer, new File([writeTcx(strap)], 'strap.tcx'));
    await userEvent.click(await drawer.findByRole('button', { name: 'Merge into the new one' }));
    await expect(await drawer.findByText('Merged into “Strap”.')).toBeVisible();
    await expect(drawer.getByText(/^It took over: output\. The other one can come back until/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Undo' }));
    await expect(await drawer.findByText(/^Both are back\./)).toBeVisible();
  },
};

/** Everything in one file: what is in it, and in which format each workout comes. */
export const Everything: Story = {
  parameters: { scene: aYear, ...wide },
  play: async ({ canvasElement }) => {
    const drawer = await openArchive(canvasElement);
    await userEvent.click(drawer.getByRole('radio', { name: 'TCX, for older tools' }));
    await userEvent.click(drawer.getByRole('checkbox', { name: 'Include heart rate' }));
    await expect(drawer.getByRole('button', { name: 'Make the file' })).toBeVisible();
  },
};

/** The server goes away: what has come is kept, and whoever closes the drawer is asked. */
export const EverythingStopped: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [
        { kind: 'delay', call: 'getWorkoutFile', ms: 1, times: 8 },
        { kind: 'status', call: 'getWorkoutFile', status: 503, times: 20 },
      ],
    },
    ...wide,
  },
  play: async ({ canvasElement }) => {
    const drawer = await openArchive(canvasElement);
    await userEvent.click(drawer.getByRole('button', { name: 'Make the file' }));
    await expect(await drawer.findByText('The file isn’t ready.')).toBeVisible();
    await expect(drawer.getByText(/What has come so far is kept\.$/)).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Go on' })).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    const question = await within(canvasElement).findByRole('dialog', { name: 'Stop making the file?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep going' }));
    await expect(drawer.getByRole('button', { name: 'Go on' })).toBeVisible();
  },
};

/** The file is with the downloads; it can be had again. */
export const EverythingMade: Story = {
  parameters: { scene: { world: 'fresh', signedInAs: 'member' }, ...wide },
  play: async ({ canvasElement }) => {
    // the button of the list goes with the list
    await within(canvasElement).findByText('No workouts yet');
    const adding = await openDrawer(canvasElement);
    await choose(adding, new File([writeTcx(twoDaysAgo())], 'canal.tcx'));
    await expect(await adding.findByText(/“Along the canal” is in\./)).toBeVisible();
    await userEvent.click(adding.getByRole('button', { name: 'Close' }));
    const drawer = await openArchive(canvasElement);
    await userEvent.click(drawer.getByRole('button', { name: 'Make the file' }));
    await expect(
      await drawer.findByText(/^echelon-training-[\d-]+\.zip is with your downloads: 1 workout, .+ kB\.$/),
    ).toBeVisible();
    await expect(drawer.getByRole('button', { name: 'Download again' })).toBeVisible();
  },
};

/** The same as a custom element. Not "This week": in its first minutes, a week has no workout yet. */
export const Element: Story = asCustomElement(workoutHistory, 'Last week');

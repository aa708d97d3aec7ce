import { StrengthSession } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, aYear } from '../../.storybook/training-stories.js';
import { getStrengthWorkout, saveStrengthWorkout } from '../../src/core/contract/strength/workouts.js';
import { session } from '../../src/core/session/session.js';
import { browserStore } from '../../src/core/session/storage.js';
import { readKept, writeKept } from '../../src/widgets/training/strength-session/kept.js';
import type { Kept } from '../../src/widgets/training/strength-session/state.js';
import { strengthSession } from '../../src/widgets/training/strength-session/index.js';

/** A device that has kept nothing. */
const forget = () => {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('echelon-strength-session:')) localStorage.removeItem(key);
};

const meta = {
  ...storyMeta(strengthSession, StrengthSession),
  title: 'Training/Strength session',
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof StrengthSession>;

export default meta;
type Story = StoryObj<typeof meta>;

const ofMember = { scene: aYear };
const seen = { ...ofMember, visual: { widths: [320, 1024] } };
const push = { routineId: 'rtn_member_push' };

const begin = async (canvasElement: HTMLElement) => {
  const inside = within(canvasElement);
  await userEvent.click(await inside.findByRole('button', { name: 'Start session' }));
  await expect(await inside.findByRole('heading', { name: 'Barbell bench press' })).toBeVisible();
  return inside;
};

/** What comes: the exercises with their targets and the last time, and about how long it takes. */
export const Before: Story = {
  args: push,
  parameters: seen,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('heading', { name: 'Push day' })).toBeVisible();
    await expect(await inside.findByText(/2 sets · Target 5–8 × 143\.3\slb · Last time \d × /)).toBeVisible();
  },
};

/** The first set is in front: somebody lifts more than planned, and rests. */
export const Running: Story = {
  args: push,
  parameters: seen,
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'More: Weight (lb)' }));
    await userEvent.click(inside.getByRole('button', { name: 'Set done' }));
    await expect(await inside.findByRole('img', { name: 'Set 1 done' })).toBeVisible();
    await expect(inside.getByText(/^Set 2 of 2 · Target 5–8 × 143\.3\slb$/)).toBeVisible();
    // the weight of the set before goes on
    await expect(inside.getByRole('textbox', { name: 'Weight (lb)' })).toHaveValue('145');
    const rest = inside.getByRole('group', { name: 'Rest' });
    await expect(within(rest).getByText(/^(2:00|1:5\d)$/)).toBeVisible();
    await userEvent.click(within(rest).getByRole('button', { name: '+15s' }));
    await expect(within(rest).getByText(/^2:(0|1)\d$/)).toBeVisible();
    await waitFor(() => expect(inside.getByText('Saved')).toBeVisible());
  },
};

/** Nothing is done, and somebody leaves: the question says that nothing is kept. */
export const FinishedEmpty: Story = {
  args: push,
  parameters: seen,
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Finish session' }));
    const dialog = within(await inside.findByRole('dialog', { name: 'Finish session?' }));
    await expect(dialog.getByText('No set is done, so there’s nothing to save.')).toBeVisible();
  },
};

/** A set is removed and comes back, another is added, an exercise moves up. */
export const Changed: Story = {
  args: push,
  parameters: ofMember,
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Set done' }));
    await userEvent.click(inside.getByRole('button', { name: /^Set 1 / }));
    await userEvent.click(inside.getByRole('button', { name: 'Remove set' }));
    await expect(await inside.findByText('Set 1 removed.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Undo' }));
    await expect(await inside.findByRole('img', { name: 'Set 1 done' })).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Add a set' }));
    await expect(await inside.findByText(/^Set 3 of 3/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Move Triceps pushdown up' }));
    await expect(await inside.findByText('Triceps pushdown is now 2 of 3.')).toBeInTheDocument();
  },
};

/** A free session begins with an exercise; a plank is held by the clock. */
export const Holding: Story = {
  parameters: seen,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.type(await inside.findByRole('searchbox'), 'core plank');
    await userEvent.click(await inside.findByRole('button', { name: /^Plank/ }));
    await userEvent.click(await inside.findByRole('button', { name: 'Session options' }));
    await userEvent.click(await inside.findByRole('menuitemradio', { name: 'Hold without a count' }));
    await userEvent.click(inside.getByRole('button', { name: /^Hold 0:30/ }));
    await expect(await inside.findByText('Hold it')).toBeVisible();
    await expect(inside.getByText('of 0:30')).toBeVisible();
  },
};

/** A hold is stopped early: its seconds are kept, and the focus is where the next one begins. */
export const Held: Story = {
  parameters: ofMember,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.type(await inside.findByRole('searchbox'), 'core plank');
    await userEvent.click(await inside.findByRole('button', { name: /^Plank/ }));
    await userEvent.click(await inside.findByRole('button', { name: /^Hold 0:30/ }));
    await userEvent.click(await inside.findByRole('button', { name: 'Not yet' }));
    await waitFor(() => expect(inside.getByRole('button', { name: /^Hold 0:30/ })).toHaveFocus());
    await userEvent.click(inside.getByRole('button', { name: /^Hold 0:30/ }));
    await expect(await inside.findByText('Hold it')).toBeVisible();
    await expect(await inside.findByText('0:01')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Stop and keep' }));
    await waitFor(() => expect(inside.getByRole('button', { name: /^Hold / })).toHaveFocus());
  },
};

/** What a device keeps of a session that was begun at noon, before any set. */
const begun: Kept = {
  version: 1,
  sound: false,
  getReady: 3,
  session: {
    sessionId: 'ses_story',
    routineId: push.routineId,
    title: 'Push day',
    startedAt: 1_764_158_400,
    endedAt: null,
    timeZone: 'America/New_York',
    units: 'imperial',
    exercises: [],
    at: null,
    rest: null,
    hold: null,
    workoutId: null,
    wasSent: false,
    isEndSaved: false,
    told: [],
    before: null,
  },
};

/** Somebody comes back: the session that was begun goes on, or is thrown away. */
export const Unfinished: Story = {
  args: push,
  parameters: seen,
  beforeEach: () => writeKept(browserStore(), 'usr_member', begun),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('heading', { name: 'Go on with Push day?' })).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Throw it away' }));
    await expect(await inside.findByRole('dialog')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Cancel' }));
  },
};

/** Every set is done: the summary, with the records and how each is computed. */
export const Finished: Story = {
  args: push,
  parameters: seen,
  play: async ({ canvasElement, args }) => {
    const inside = await begin(canvasElement);
    const weight = inside.getByRole('textbox', { name: 'Weight (lb)' });
    await userEvent.clear(weight);
    await userEvent.type(weight, '200');
    for (let left = 6; left > 0; left -= 1) await userEvent.click(inside.getByRole('button', { name: 'Set done' }));
    await userEvent.click(inside.getByRole('button', { name: 'Finish session' }));
    await expect(await inside.findByRole('heading', { name: 'Well lifted' })).toBeVisible();
    await expect(await inside.findByText(/^Heaviest set: /)).toBeVisible();
    await expect(args.onSessionSaved).toHaveBeenCalled();
    await userEvent.click(inside.getByRole('button', { name: 'See the workout' }));
    await expect(args.onWorkoutRequested).toHaveBeenCalled();
  },
};

/** The routine is gone. */
export const Gone: Story = {
  args: { routineId: 'rtn_gone' },
  parameters: ofMember,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('This routine is gone')).toBeVisible();
  },
};

/** The routine does not come: one press asks for it again. */
export const Failed: Story = {
  args: push,
  parameters: { scene: { ...aYear, fault: [{ kind: 'status', call: 'getOwnRoutine', status: 503, times: 3 }] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Try again' }));
    await expect(await inside.findByRole('heading', { name: 'Push day' })).toBeVisible();
  },
};

/** Nothing has come yet. */
export const Loading: Story = {
  args: push,
  parameters: { scene: { ...aYear, fault: 'slow' } },
};

/** No line, and nothing on the device to go on with. */
export const Offline: Story = {
  args: push,
  parameters: { scene: { ...aYear, fault: 'offline' } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your session.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** What the device has kept of the session, and its first set as the server holds it. */
async function firstSaved() {
  const { session: kept } = readKept(browserStore(), 'usr_member');
  if (!kept?.workoutId) throw new Error('Nothing is saved.');
  const answer = await session().request(getStrengthWorkout, { workoutId: kept.workoutId });
  return { kept, sets: answer.ok ? answer.data.sets : [] };
}

/** Another device says something else of a set: what counts is told once, and the other can be taken. */
export const Conflict: Story = {
  args: push,
  parameters: seen,
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Set done' }));
    await waitFor(() => expect(inside.getByText('Saved')).toBeVisible());
    const { kept, sets } = await firstSaved();
    const [set] = sets;
    if (!set) throw new Error('No set is saved.');
    const { overruled: _, ...said } = set;
    await session().request(saveStrengthWorkout, {
      sessionId: kept.sessionId,
      startedAt: kept.startedAt,
      timeZone: kept.timeZone,
      durationSeconds: 1,
      sets: [{ ...said, actual: { ...said.actual, reps: 3 }, editedAt: said.editedAt + 60 }],
    });
    await userEvent.click(inside.getByRole('button', { name: /^Set 1 / }));
    await userEvent.click(inside.getByRole('button', { name: 'More: Reps' }));
    await userEvent.click(inside.getByRole('button', { name: 'Keep changes' }));
    await expect(await inside.findByText(/^Your other device says 3 × .* for Barbell bench press\.$/)).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Leave it' }));
    await expect(inside.queryByText(/^Your other device says/)).toBeNull();
    await expect(inside.getByText(/^3 × /)).toBeVisible();
  },
};

/** A set that was saved is removed: it is gone from the workout too. */
export const Removed: Story = {
  args: push,
  parameters: seen,
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Set done' }));
    await waitFor(() => expect(inside.getByText('Saved')).toBeVisible());
    await userEvent.click(inside.getByRole('button', { name: /^Set 1 / }));
    await userEvent.click(inside.getByRole('button', { name: 'Remove set' }));
    await expect(await inside.findByText('Set 1 removed.')).toBeVisible();
    await waitFor(async () => expect((await firstSaved()).sets).toEqual([]));
    await expect(inside.getByText(/^Set 1 of 1/)).toBeVisible();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = { ...asksToSignIn, args: push };

/** The same as a custom element: without a routine it is a free session. */
export const Element: Story = asCustomElement(strengthSession, 'Pick your first exercise');

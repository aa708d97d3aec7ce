import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { saveStrengthWorkout } from '../../src/core/contract/strength/workouts.js';
import type { NewStrengthWorkout } from '../../src/core/contract/schemas/strength/workouts.js';
import { session } from '../../src/core/index.js';
import { View } from '../../src/widgets/training/strength-log/progress/view.js';

/** The part as its widget mounts it: what is chosen goes to the page and comes back. */
function Kept({ query: first, onQuery, ...props }: Parameters<typeof View>[0]) {
  const [query, setQuery] = useState(first);
  return (
    <View
      {...props}
      query={query}
      onQuery={(next, typing) => {
        onQuery(next, typing);
        setQuery(next);
      }}
    />
  );
}

const meta = {
  title: 'Training/Strength log/Progress',
  component: View,
  render: args => <Kept {...args} />,
  decorators: [inRoot],
  args: {
    query: '',
    hrefOf: workoutId => `#${workoutId}`,
    onOpen: fn((_, event) => event.preventDefault()),
    onQuery: fn(),
    onDeleted: fn(),
    onReset: fn(),
    onStart: fn(),
  },
  parameters: { scene: { world: 'training', signedInAs: 'member' }, visual: { widths: [320, 1024] } },
} satisfies Meta<typeof View>;

export default meta;
type Story = StoryObj<typeof meta>;

type Done = Pick<NewStrengthWorkout['sets'][number]['actual'], 'reps' | 'seconds' | 'weight'> & { exerciseId: string };

/** A session of yesterday. */
const lift = (sets: readonly Done[]) => async () => {
  const performedAt = session().clock.now() - 86_400;
  await session().request(saveStrengthWorkout, {
    sessionId: 'at-home',
    title: 'At home',
    startedAt: performedAt - 60,
    timeZone: 'America/New_York',
    durationSeconds: 1500,
    sets: sets.map(({ exerciseId, ...actual }, position) => ({
      id: `set-${position}`,
      exerciseId,
      position,
      isWarmUp: false,
      setType: 'normal' as const,
      target: null,
      actual,
      rir: null,
      performedAt: performedAt + position,
      editedAt: performedAt + position,
    })),
  });
};

const beginner = { scene: { world: 'fresh', signedInAs: 'member' } } as const;

/** A year of an exercise: the curve and its sentence, the weeks, the bests, and every session below. */
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/^Your estimated one-rep max of .+ rose from /)).toBeVisible();
    await expect(await inside.findByText('12 of 12 sessions')).toBeVisible();
    await expect(inside.getByText(/after Brzycki, from sets of up to 10 reps\.$/, { selector: 'li *' })).toBeVisible();
  },
};

/** The curve as a table: each day says the set that it is estimated from. */
export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const [show] = await inside.findAllByRole('button', { name: 'Show as table' });
    if (show) await userEvent.click(show);
    const table = await inside.findByRole('table', { name: 'Estimated one-rep max' });
    await expect(within(table).getAllByText(/lb, estimated from [\d.]+ lb × \d+ reps$/)[0]).toBeVisible();
  },
};

/** Another exercise, over another time: both are in the address. */
export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const choice = await inside.findByRole('combobox', { name: 'Exercise' });
    const [, other] = within(choice).getAllByRole('option');
    if (!other) throw new Error('There is one exercise only.');
    await userEvent.selectOptions(choice, other);
    await expect(await inside.findByText(`Bests: ${other.textContent}`)).toBeVisible();
    await userEvent.click(inside.getByRole('radio', { name: 'All' }));
    await expect(args.onQuery).toHaveBeenLastCalledWith(expect.stringMatching(/^exercise=.+&period=all$/), false);
  },
};

/** Bests of one exercise count from today. What goes is said before, and what stays. */
export const Reset: Story = {
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const [press] = await inside.findAllByRole('button', { name: /^Count .+ from today$/ });
    if (!press) throw new Error('There is nothing to reset.');
    await userEvent.click(press);
    const asked = within(await inside.findByRole('dialog'));
    await expect(
      asked.getByText(/^\d bests go, and can’t be brought back\. Your sessions and your curves stay\.$/),
    ).toBeVisible();
    await userEvent.click(asked.getByRole('button', { name: /^Count .+ from today$/ }));
    await expect(await inside.findByText('No best yet. Your next set makes one.')).toBeVisible();
    await expect(inside.getByText(/^Warm-ups don’t count\. Counted since /)).toBeVisible();
    await waitFor(() => expect(args.onReset).toHaveBeenCalledOnce());
    await waitFor(() => expect(inside.getByRole('heading', { name: /^Bests: / })).toHaveFocus());
  },
};

/** A session is deleted and comes back. */
export const DeletedAndRestored: Story = {
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    const [press] = await inside.findAllByRole('button', { name: /^Delete / });
    if (!press) throw new Error('There is no session.');
    await userEvent.click(press);
    await expect(await inside.findByText('11 of 11 sessions')).toBeVisible();
    await expect(args.onDeleted).toHaveBeenCalledOnce();
    await expect(inside.getByRole('heading', { name: 'Past sessions' })).toHaveFocus();
    await userEvent.click(inside.getByRole('button', { name: 'Undo' }));
    await expect(await inside.findByText('12 of 12 sessions')).toBeVisible();
  },
};

/** A member who has never lifted. */
export const Empty: Story = {
  parameters: beginner,
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Start a session' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** One session: a curve of one day says so. */
export const OneSession: Story = {
  parameters: beginner,
  beforeEach: lift([
    { exerciseId: 'back-squat', reps: 6, seconds: null, weight: 80_000 },
    { exerciseId: 'back-squat', reps: 5, seconds: null, weight: 82_500 },
  ]),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/Lift it once more to see a curve\.$/)).toBeVisible();
    await expect(await inside.findByText('1 of 1 sessions')).toBeVisible();
  },
};

/** By one's own weight: repetitions in place of an estimate, and how long something was held. */
export const OwnWeight: Story = {
  parameters: beginner,
  beforeEach: lift([
    { exerciseId: 'pull-up', reps: 8, seconds: null, weight: null },
    { exerciseId: 'pull-up', reps: 6, seconds: null, weight: null },
    { exerciseId: 'plank', reps: null, seconds: 75, weight: null },
  ]),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/No weight, so no one-rep max to estimate\./)).toBeVisible();
    await expect(await inside.findByRole('heading', { name: 'Reps by week' })).toBeVisible();
    await userEvent.selectOptions(inside.getByRole('combobox', { name: 'Exercise' }), 'plank');
    await expect(await inside.findByText('Longest hold')).toBeVisible();
    await expect(inside.getByText('1:15')).toBeVisible();
  },
};

/** The curve does not come; the bests are there all the same. */
export const CurveFailed: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      // the order of the exercises is asked for by the same call
      fault: [{ kind: 'status', call: 'getStrengthAggregations', status: 503, times: 50 }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your curve.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(inside.getByText('Heaviest weight')).toBeVisible();
  },
};

/** The bests do not come; the sessions are there all the same. */
export const Failed: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'listStrengthBests', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load your progress.')).toBeVisible();
    await expect(await inside.findByText('12 of 12 sessions')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Try again' }));
    await expect(await inside.findByRole('combobox', { name: 'Exercise' })).toBeVisible();
  },
};

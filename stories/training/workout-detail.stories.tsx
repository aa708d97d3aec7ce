import { WorkoutDetail } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ComponentProps } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, aYear } from '../../.storybook/training-stories.js';
import type { Workout, WorkoutQuery } from '../../src/core/contract/schemas/training/workouts.js';
import { importWorkout } from '../../src/core/contract/training/workout-files.js';
import { listWorkouts } from '../../src/core/contract/training/workouts.js';
import { writeTcx } from '../../src/sandbox/training/files/write-tcx.js';
import { session } from '../../src/core/session/session.js';
import { twoDaysAgo } from './adding.js';
import { workoutDetail } from '../../src/widgets/training/workout-detail/index.js';

const meta = {
  ...storyMeta(workoutDetail, WorkoutDetail),
  title: 'Training/Workout detail',
} satisfies Meta<typeof WorkoutDetail>;

export default meta;
type Story = StoryObj<typeof meta>;
type Args = ComponentProps<typeof WorkoutDetail>;

interface FoundProps {
  args: Args;
  query: WorkoutQuery;
  wanted: (workout: Workout) => boolean;
}

/** The latest of a member's workouts that is wanted: which that is changes from day to day. */
function Found({ args, query, wanted }: FoundProps) {
  const [workoutId, setWorkoutId] = useState<string>();
  useEffect(() => {
    const read = async () => {
      const userId = session().get().userId ?? '';
      const answer = await session().request(listWorkouts, { userId, limit: 100, ...query });
      if (answer.ok) setWorkoutId(answer.data.items.find(wanted)?.id);
    };
    void read();
  }, [query, wanted]);
  return workoutId === undefined ? null : <WorkoutDetail {...args} workoutId={workoutId} />;
}

const latest = (query: WorkoutQuery, wanted: FoundProps['wanted'] = () => true): Story => ({
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  render: args => <Found args={args} query={query} wanted={wanted} />,
});

/** A ride of these weeks: a sample a second, goals, zones, power, splits, songs, other tries. */
export const Ride: Story = {
  ...latest({ type: 'bike', completed: 'true', source: 'equipment' }),
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('heading', { name: 'Second by second' })).toBeVisible();
    await expect(await inside.findByRole('tab', { name: 'Heart rate' })).toBeVisible();
    await expect(await inside.findByRole('heading', { name: 'Train by heart rate' })).toBeVisible();
    await expect(args.onWorkoutShown).toHaveBeenCalledWith({ title: expect.any(String) });
  },
};

/** Another try of the class is the thin line, by choice. */
export const Compared: Story = {
  ...latest({ type: 'bike', completed: 'true', source: 'equipment' }),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    const choice = await inside.findByRole('combobox', { name: 'Compare with' });
    const [, first] = within(choice).getAllByRole<HTMLOptionElement>('option');
    await userEvent.selectOptions(choice, first?.value ?? '');
    await expect(choice).toHaveDisplayValue(/\d{4}/);
  },
};

/** It holds a record, and says what that replaced. */
export const Record: Story = {
  ...latest({ completed: 'true' }, ({ records }) => records.length > 0),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Record')).toBeVisible();
    await expect(await inside.findByRole('heading', { name: 'Celebrate your records' })).toBeVisible();
  },
};

/** Distance matters of a run; its speed is read by the kilometre. */
export const Run: Story = {
  ...latest({ type: 'run', completed: 'true' }),
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('heading', { name: 'Check your splits' })).toBeVisible();
  },
};

/** A class that was left says so, and holds no place. */
export const LeftEarly: Story = {
  ...latest({ completed: 'false' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Left at \d+ of \d+ min/)).toBeVisible();
  },
};

/** Entered by hand: marked, without a rank and without a graph. */
export const ByHand: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  args: { workoutId: 'wko_member_2' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText(/Entered by hand · Doesn’t rank$/)).toBeVisible();
    await expect(await inside.findByText(/^You entered it by hand/)).toBeVisible();
  },
};

/** A member's workout of a file that they bring now. */
function Brought({ args, file }: { args: Args; file: () => Blob }) {
  const [workoutId, setWorkoutId] = useState<string>();
  useEffect(() => {
    const bring = async () => {
      const userId = session().get().userId ?? '';
      const answer = await session().request(importWorkout, { userId, file: file() });
      if (answer.ok) setWorkoutId(answer.data.items[0]?.workout.id);
    };
    void bring();
  }, [file]);
  return workoutId === undefined ? null : <WorkoutDetail {...args} workoutId={workoutId} />;
}

const canal = () => new Blob([writeTcx(twoDaysAgo())]);

/** A TCX file has no word for work: it is added up from the watts, and says so. */
export const Estimated: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  render: args => <Brought args={args} file={canal} />,
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('Total output · Estimated from its readings')).toBeVisible();
    await expect(inside.getByText('Distance')).toBeVisible();
  },
};

/** Of a ride of years ago, only the totals are there. */
export const Unsampled: Story = {
  parameters: { scene: aYear },
  args: { workoutId: 'wko_member_1' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Only its totals came in/)).toBeVisible();
  },
};

/** Deleted, and back again. */
export const DeletedAndRestored: Story = {
  parameters: { scene: aYear },
  args: { workoutId: 'wko_member_1' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Delete' }));
    await expect(await inside.findByText('Workout deleted')).toBeVisible();
    await expect(args.onWorkoutDeleted).toHaveBeenCalledWith({ workoutId: 'wko_member_1' });
    await userEvent.click(inside.getByRole('button', { name: 'Undo' }));
    await expect(await inside.findByRole('button', { name: 'Delete' })).toBeVisible();
  },
};

/** Deleted a moment ago. */
export const Deleted: Story = {
  parameters: { scene: aYear },
  args: { workoutId: 'wko_member_1' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Delete' }));
    await userEvent.click(await inside.findByRole('button', { name: 'See all workouts' }));
    await expect(args.onHistoryRequested).toHaveBeenCalledOnce();
  },
};

/** A new title and type. */
export const Edited: Story = {
  parameters: { scene: aYear },
  args: { workoutId: 'wko_member_2' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Edit' }));
    const title = await inside.findByRole('textbox', { name: /^Title/ });
    await userEvent.clear(title);
    await userEvent.click(inside.getByRole('button', { name: 'Save changes' }));
    await expect(await inside.findByText('Give your workout a title.')).toBeVisible();
    await userEvent.type(title, 'Around the lake');
    await userEvent.selectOptions(inside.getByRole('combobox', { name: /^Type/ }), 'Run');
    await userEvent.click(inside.getByRole('button', { name: 'Save changes' }));
    await expect(await inside.findByRole('heading', { name: 'Around the lake' })).toBeVisible();
    await expect(args.onWorkoutShown).toHaveBeenCalledWith({ title: 'Around the lake' });
  },
};

/** The files, and the choice that is off. */
export const Files: Story = {
  parameters: { scene: aYear },
  args: { workoutId: 'wko_member_1' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Download' }));
    const heart = await inside.findByRole('menuitemcheckbox', { name: /^Include heart rate/ });
    await expect(heart).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-checked', 'true'));
    await userEvent.click(heart);
    await waitFor(() => expect(heart).toHaveAttribute('aria-checked', 'false'));
  },
};

/** There is no such workout. */
export const Missing: Story = {
  parameters: { scene: aYear },
  args: { workoutId: 'wko_nobody' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'See all workouts' }));
    await expect(args.onHistoryRequested).toHaveBeenCalledOnce();
  },
};

/** The figures are there, the samples are not. */
export const GraphFailed: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'getWorkoutGraph', status: 503, times: 3 }],
    },
  },
  args: { workoutId: 'wko_member_200' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Try again' }));
    await expect(await inside.findByRole('slider', { name: /^Points of/ })).toBeVisible();
  },
};

/** The back end is down. */
export const Failed: Story = {
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'getWorkout', status: 503, times: 3 }],
    },
  },
  args: { workoutId: 'wko_member_1' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We couldn’t load your workout.')).toBeVisible();
  },
};

/** Before anything has come. */
export const Loading: Story = {
  parameters: { scene: { world: 'training', signedInAs: 'member', fault: 'slow' } },
  args: { workoutId: 'wko_member_1' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading your workout')).toBeInTheDocument();
  },
};

/** Nobody is signed in. */
export const SignedOut: Story = asksToSignIn;

/** The same walk by hand and from a watch: a quiet notice, and both side by side. */
export const TwoRecords: Story = {
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  args: { workoutId: 'wko_member_2' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('“Morning walk” (From a file) took place at the same time.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Compare them' }));
    await expect(await inside.findByRole('table', { name: 'Both records side by side' })).toBeVisible();
    await expect(args.onWorkoutDeleted).not.toHaveBeenCalled();
  },
};

/** It was merged into the other record: it says where that is, and undoing brings both back. */
export const MergedAway: Story = {
  parameters: { scene: aYear },
  args: { workoutId: 'wko_member_2' },
  play: async ({ canvasElement, args }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Compare them' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Merge into the other' }));
    await expect(await inside.findByText('Merged into “Morning walk”.')).toBeVisible();
    await expect(args.onWorkoutDeleted).toHaveBeenCalledWith({ workoutId: 'wko_member_2' });
    await expect(inside.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(await inside.findByRole('button', { name: 'See what you kept' }));
    await expect(args.onWorkoutRequested).toHaveBeenCalledWith({ workoutId: 'wko_member_3' });
    await userEvent.click(inside.getByRole('button', { name: 'Undo' }));
    await expect(await inside.findByText(/^Both are back\./)).toBeVisible();
    await expect(await inside.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

/** Both records stay: it says so and can be taken back. */
export const BothKept: Story = {
  parameters: { scene: aYear },
  args: { workoutId: 'wko_member_2' },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await userEvent.click(await inside.findByRole('button', { name: 'Compare them' }));
    await userEvent.click(await inside.findByRole('button', { name: 'Keep both' }));
    await expect(await inside.findByText(/^Both stay as they are\./)).toBeVisible();
    const both = inside.getByRole('group', { name: 'Two records of one session?' });
    await expect(both).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(await inside.findByRole('button', { name: 'Keep both' })).toBeVisible();
    await expect(both).toHaveFocus();
  },
};

/** The same as a custom element. */
export const Element: Story = { ...asCustomElement(workoutDetail, 'Download'), args: { workoutId: 'wko_member_1' } };

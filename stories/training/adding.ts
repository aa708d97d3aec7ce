import { userEvent, within } from 'storybook/test';
import { DAY, now } from '../../src/core/dates.js';
import type { WorkoutFile } from '../../src/sandbox/training/files/workout-file.js';

/** An hour on a bike two days ago, as its files have it. */
export const twoDaysAgo = (): WorkoutFile => ({
  type: 'bike',
  title: 'Along the canal',
  startedAt: now() - 2 * DAY,
  durationSeconds: 3600,
  totals: { output: 612_000, distance: 27_400, calories: 640, elevation: 80 },
  recording: {
    seconds: Array.from({ length: 600 }, (_, index) => index * 6),
    metrics: {
      output: Array.from({ length: 600 }, (_, index) => 150 + (index % 40)),
      heart_rate: Array.from({ length: 600 }, (_, index) => 120 + (index % 25)),
    },
  },
});

/** Opens the drawer in which workouts are added. */
export async function openDrawer(canvas: HTMLElement) {
  await userEvent.click(await within(canvas).findByRole('button', { name: 'Add workout' }));
  return within(await within(canvas).findByRole('dialog', { name: 'Add a workout' }));
}

type Drawer = Awaited<ReturnType<typeof openDrawer>>;

/** Fills in a field anew. */
export async function fill(drawer: Drawer, name: RegExp, text: string, role: 'textbox' | 'spinbutton' = 'spinbutton') {
  const field = await drawer.findByRole(role, { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** Chooses files. */
export async function choose(drawer: Drawer, ...files: readonly File[]) {
  await userEvent.click(drawer.getByRole('tab', { name: 'From a file' }));
  const input = await drawer.findByLabelText(/^Workout files/);
  await userEvent.upload(input, [...files], { applyAccept: false });
}

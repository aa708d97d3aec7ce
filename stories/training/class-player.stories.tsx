import { ClassPlayer } from '@echelon/membership/training';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { storyMeta } from '../../.storybook/story-meta.js';
import { asCustomElement, asksToSignIn, aYear } from '../../.storybook/training-stories.js';
import { classPlayer } from '../../src/widgets/training/class-player/index.js';

const meta = {
  ...storyMeta(classPlayer, ClassPlayer),
  title: 'Training/Class player',
} satisfies Meta<typeof ClassPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const ride = 'cls_bike_interval-ride_20';

const begin = async (canvasElement: HTMLElement) => {
  const inside = within(canvasElement);
  const start = await inside.findByRole('button', { name: /^(Start class|Start from the beginning)$/ });
  await userEvent.click(start);
  await expect(await inside.findByRole('button', { name: 'Pause' })).toBeVisible();
  return inside;
};

const goTo = (inside: ReturnType<typeof within>, second: number) => {
  const line = inside.getByRole('slider', { name: 'Position in the class' });
  // as a finger does, at once
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(line, String(second));
  line.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What it is, before anything plays. */
export const Ready: Story = {
  args: { contentId: ride },
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByRole('heading', { name: '20 min Interval Ride' })).toBeVisible();
    await expect(inside.getByText('Warm-up')).toBeVisible();
  },
};

/** It runs: somebody pauses, goes on to the hard part by the keyboard and by the line, and reads what is asked for. */
export const Playing: Story = {
  args: { contentId: ride },
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  play: async ({ canvasElement, args }) => {
    const inside = await begin(canvasElement);
    await expect(args.onClassStarted).toHaveBeenCalledWith({ contentId: ride });
    inside.getByRole('group', { name: 'Class player' }).focus();
    await userEvent.keyboard(' ');
    await expect(await inside.findByRole('button', { name: 'Play' })).toBeVisible();
    goTo(inside, 200);
    await expect(await inside.findByText(/^Cadence 90–105\srpm$/)).toBeVisible();
    await expect(inside.getByText(/^3:20 \/ 20:00$/)).toBeVisible();
    inside.getByRole('group', { name: 'Class player' }).focus();
    await userEvent.keyboard('{ArrowRight}c');
    await expect(inside.getByText(/^3:30 \/ 20:00$/)).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Turn captions on' })).toBeVisible();
  },
};

/** The film cannot be played: the class goes on with its parts, its captions as text, and the clock. */
export const WithoutFilm: Story = {
  args: { contentId: ride },
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement);
    canvasElement.querySelector('video')?.dispatchEvent(new Event('error'));
    await expect(await inside.findByText(/^The video can’t be played here\./)).toBeVisible();
    await expect(await inside.findByText(/^(?!0:00)\d+:\d\d \/ 20:00$/)).toBeVisible();
    goTo(inside, 180);
    await expect(await inside.findByText('Push. Here we go.')).toBeVisible();
    await userEvent.click(inside.getByRole('button', { name: 'Pause' }));
  },
};

/** It was taken to its end, twenty minutes later: saved as a workout, it can be rated. */
export const Taken: Story = {
  args: { contentId: ride, contentHref: '/class/{contentId}', workoutHref: '/workout/{workoutId}' },
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  play: async ({ canvasElement, args }) => {
    const inside = await begin(canvasElement);
    const now = performance.now.bind(performance);
    const later = spyOn(performance, 'now').mockImplementation(() => now() + 1_200_000);
    goTo(inside, 1200);
    const save = await inside.findByRole('button', { name: 'Save workout' });
    later.mockRestore();
    await expect(inside.getByText('20 minutes, to the end.')).toBeVisible();
    await userEvent.click(save);
    await expect(await inside.findByText(/^It’s in your workouts\./)).toBeVisible();
    await expect(await inside.findByRole('link', { name: 'See the workout' })).toHaveAttribute('href');
    // Tab goes on from there
    await userEvent.tab();
    await expect(inside.getByRole('link', { name: 'See the workout' })).toHaveFocus();
    await expect(args.onWorkoutSaved).toHaveBeenCalledOnce();
    await userEvent.click(inside.getByRole('radio', { name: '5 stars' }));
    await expect(await inside.findByText(/^Thanks\./)).toBeVisible();
  },
};

/** Half of it was skipped: its end says how much was taken. */
export const TakenPartly: Story = {
  args: { contentId: ride },
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = await begin(canvasElement);
    const now = performance.now.bind(performance);
    const later = spyOn(performance, 'now').mockImplementation(() => now() + 300_000);
    goTo(inside, 1200);
    await expect(await inside.findByText('5 of 20 minutes.')).toBeVisible();
    later.mockRestore();
    await expect(inside.queryByText(/to the end/)).toBeNull();
  },
};

/** The end after a glance: nothing to save; stars, and what comes next. */
export const Ended: Story = {
  args: { contentId: ride, contentHref: '/class/{contentId}', libraryHref: '/classes' },
  parameters: { scene: aYear, visual: { widths: [320, 1024] } },
  play: async ({ canvasElement, args }) => {
    const inside = await begin(canvasElement);
    goTo(inside, 1200);
    const title = await inside.findByRole('heading', { name: 'That’s a wrap' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(args.onClassEnded).toHaveBeenCalledWith({ contentId: ride });
    await expect(inside.getByText(/^Less than a minute was played/)).toBeVisible();
    await expect(inside.queryByText(/minutes/)).toBeNull();
    await userEvent.click(inside.getByRole('radio', { name: '4 stars' }));
    await expect(await inside.findByText(/^(Thanks\.|Your rating wasn)/)).toBeVisible();
    await expect(await inside.findByRole('link', { name: /^Next: / })).toHaveAttribute('href');
  },
};

/** It is gone from the library. */
export const Gone: Story = {
  args: { contentId: 'cls_none', libraryHref: '/classes' },
  parameters: { scene: aYear },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('This class is gone')).toBeVisible();
    await expect(inside.getByRole('link', { name: 'See all classes' })).toBeVisible();
  },
};

/** The back end is down. */
export const Failed: Story = {
  args: { contentId: ride },
  parameters: {
    scene: {
      world: 'training',
      signedInAs: 'member',
      fault: [{ kind: 'status', call: 'getContentItem', status: 503, times: 3 }],
    },
  },
  play: async ({ canvasElement }) => {
    const inside = within(canvasElement);
    await expect(await inside.findByText('We couldn’t load this class.')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Nothing has come yet. */
export const Loading: Story = {
  args: { contentId: ride },
  parameters: { scene: { world: 'training', signedInAs: 'member', fault: 'slow' } },
};

/** Nobody is signed in. */
export const SignedOut: Story = { ...asksToSignIn, args: { contentId: ride } };

/** The same as a custom element. */
export const Element: Story = { ...asCustomElement(classPlayer, 'What’s in it'), args: { contentId: ride } };

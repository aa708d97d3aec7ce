import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot, Row } from '../../../.storybook/in-root.js';
import { ProgressBar } from '../../../src/ui/feedback/progress-bar/progress-bar.js';
import { ProgressRing } from '../../../src/ui/feedback/progress-ring/progress-ring.js';

const meta = {
  title: 'Design system/Feedback/Progress',
  component: ProgressBar,
  decorators: [inRoot],
  args: { label: 'Importing members', value: 42 },
  parameters: {
    handbook: {
      use: [
        'A bar for work that takes over three seconds and whose share is known: uploads, imports.',
        'A ring for a goal: classes this week, days of a challenge.',
        'Say the share in the unit that is worked in: "3 of 8 files".',
      ],
      avoid: [
        'No bar that guesses: without a value it says only that something goes on.',
        'No ring for what has no goal.',
      ],
      instead: [
        ['An action of unknown length, in its button', 'Button while loading'],
        ['Content that is on its way', 'Skeletons'],
        ['Steps that a person goes through', 'Stepper'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  render: args => (
    <Column>
      <ProgressBar {...args} />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Importing members' });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(bar).toHaveAttribute('aria-valuetext', '42%');
  },
};

export const InWords: Story = {
  args: {
    label: 'Uploading',
    value: 3,
    max: 8,
    valueText: '3 of 8 files',
    note: 'You can close this page; it goes on.',
  },
  render: args => (
    <Column>
      <ProgressBar {...args} />
    </Column>
  ),
};

/** How long it takes is not known. */
export const Unknown: Story = {
  args: { label: 'Connecting to your bike', value: undefined },
  render: args => (
    <Column>
      <ProgressBar {...args} />
    </Column>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Ends: Story = {
  render: () => (
    <Column>
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Import" value={100} tone="success" note="All 1,204 members are in." />
      <ProgressBar
        label="members-of-the-grand-hotel-de-la-gare-et-des-thermes-november-2026-final-version-3.csv"
        value={61}
        tone="critical"
        note="Line 734 has no email. Correct it and upload the file again."
      />
      <ProgressBar label="Past the end" value={140} />
    </Column>
  ),
};

/** A goal, with the number that matters in the middle. */
export const Rings: Story = {
  render: () => (
    <Row>
      <ProgressRing
        label="Classes this week"
        value={3}
        max={5}
        figure="3"
        unit="of 5"
        valueText="3 of 5 classes"
        size="lg"
        tone="accent"
      />
      <ProgressRing label="Bike" value={64} tone="bike" />
      <ProgressRing label="Row" value={20} size="sm" tone="row" />
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Classes this week' })).toHaveAttribute(
      'aria-valuetext',
      '3 of 5 classes',
    );
  },
};

/** Nothing yet, all of it, and more than that. */
export const RingEnds: Story = {
  render: () => (
    <Row>
      <ProgressRing label="Nothing yet" value={0} />
      <ProgressRing label="Reached" value={100} />
      <ProgressRing label="More than the goal" value={7} max={5} figure="7" unit="of 5" />
    </Row>
  ),
};

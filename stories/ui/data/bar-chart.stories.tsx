import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { BarChart } from '../../../src/ui/data/bar-chart/bar-chart.js';
import { days, months, series } from '../support/figures.js';
import { usd } from '../support/members.js';

const meta = {
  title: 'Design system/Data/Bar chart',
  component: BarChart,
  decorators: [inRoot],
  args: {
    title: 'Classes each month',
    axis: months,
    axisName: 'Month',
    series: [{ name: 'Classes', values: [8, 11, 9, 14, 12, 16, 13, 17] }],
    summary: 'August was the busiest month, with 17 classes.',
  },
  parameters: {
    handbook: {
      use: [
        'Amounts that are compared: months, plans, sites.',
        'Lay bars down where names are long or the order is a ranking.',
        'Stack what are parts of one whole.',
      ],
      avoid: [
        'Do not stack what does not add up.',
        'Do not sort months by size, or sites by name where size is the question.',
      ],
      instead: [
        ['A change over time in many points', 'Line chart'],
        ['How far a goal is reached', 'Progress ring'],
        ['Exact figures to work with', 'Data table'],
      ],
      keyboard: [
        ['Arrow keys', 'From bar to bar; each is said. Right to left they follow the drawing.'],
        ['Home, End', 'The first and the last bar.'],
        ['Escape', 'Closes the readout.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each bar carries its figure where there is room. */
export const Upright: Story = {
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider', { name: 'Points of Classes each month' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Feb: 11');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Jan: 8');
  },
};

const disciplines = [
  { name: 'Bike', values: [120, 140, 90, 150, 130, 160, 120, 170], tone: 'bike' },
  { name: 'Row', values: [60, 50, 70, 80, 40, 60, 90, 80], tone: 'row' },
  { name: 'Strength', values: [30, 40, 20, null, 50, 60, 30, 40], tone: 'strength' },
] as const;

/** Parts of a whole, distinguished by texture as well as by hue. */
export const Stacked: Story = {
  args: {
    title: 'Minutes by discipline',
    series: disciplines,
    stacked: true,
    format: { kind: 'number', unit: 'min' },
    summary: undefined,
  },
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider');
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot).toHaveAttribute(
      'aria-valuetext',
      'Jan: Bike 120 min, Row 60 min, Strength 30 min, Total 210 min',
    );
  },
};

export const SideBySide: Story = {
  args: {
    title: 'Minutes by discipline',
    series: disciplines,
    format: { kind: 'number', unit: 'min' },
    summary: undefined,
  },
};

const sites = {
  kind: 'names',
  values: [
    'Grand-Hôtel de la Gare et des Thermes, Spa',
    'Fitness Park',
    'Harbour House',
    'Residence at the Old Mill',
    'University campus, north',
  ],
} as const;

/** A ranking with long names. */
export const Lying: Story = {
  args: {
    title: 'Equipment by site',
    axis: sites,
    axisName: 'Site',
    series: [{ name: 'Machines', values: [48, 36, 22, 14, 5] }],
    direction: 'horizontal',
    height: 180,
    summary: undefined,
  },
};

export const LyingStacked: Story = {
  args: {
    title: 'Equipment by site',
    axis: sites,
    axisName: 'Site',
    series: [
      { name: 'Active', values: [40, 30, 20, 9, 5] },
      { name: 'Waiting', values: [8, 6, 2, 5, 0] },
    ],
    direction: 'horizontal',
    stacked: true,
    height: 180,
    summary: undefined,
  },
};

export const Negative: Story = {
  args: {
    title: 'Members won and lost',
    series: [{ name: 'Members', values: [12, 8, -4, -9, 3, 6, -2, 10] }],
    summary: undefined,
  },
};

export const LyingNegative: Story = {
  args: {
    title: 'Balance by site',
    axis: sites,
    axisName: 'Site',
    series: [{ name: 'Balance', values: [123_456_789_00, -4_200_00, 9_100_00, -88_000_000_00, 0] }],
    direction: 'horizontal',
    format: { kind: 'money', currency: usd },
    height: 180,
    summary: undefined,
  },
};

/** Nine digits: short in the drawing, whole in the readout and the table. */
export const NineDigits: Story = {
  args: {
    title: 'Revenue',
    series: [{ name: 'Revenue', values: series(8, 345_678_901_00, 223_456_789_00) }],
    format: { kind: 'money', currency: usd },
    summary: undefined,
  },
};

export const OneBar: Story = {
  args: { axis: { kind: 'names', values: ['Jan'] }, series: [{ name: 'Classes', values: [8] }], summary: undefined },
};

export const FiveHundredBars: Story = {
  args: {
    title: 'Sign-ins each day',
    axis: { kind: 'time', values: days(500), timeZone: 'UTC' },
    series: [{ name: 'Sign-ins', values: series(500, 300, 200) }],
    summary: undefined,
  },
};

export const Loading: Story = { args: { status: 'loading' } };

export const LoadingRows: Story = { args: { status: 'loading', direction: 'horizontal' } };

export const Failed: Story = { args: { status: 'error', onRetry: fn() } };

export const Empty: Story = {
  args: {
    axis: { kind: 'names', values: [] },
    series: [],
    empty: 'When the first class is taken, it is counted here.',
  },
};

export const Narrow: Story = {
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <BarChart {...args} />
    </div>
  ),
  args: {
    title: 'Minutes by discipline',
    series: disciplines,
    stacked: true,
    format: { kind: 'number', unit: 'min' },
    summary: undefined,
  },
};

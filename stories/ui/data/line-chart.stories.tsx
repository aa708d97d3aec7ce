import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { LineChart } from '../../../src/ui/data/line-chart/line-chart.js';
import { days, series, weeks } from '../support/figures.js';
import { usd } from '../support/members.js';

const meta = {
  title: 'Design system/Data/Line chart',
  component: LineChart,
  decorators: [inRoot],
  args: {
    title: 'Minutes trained each week',
    axis: weeks,
    axisName: 'Week of',
    format: { kind: 'number', unit: 'min' },
    summary: 'You trained 142 minutes a week on average, most in the week of 02/16/2026.',
    series: [{ name: 'Minutes', values: series(12, 140, 60) }],
  },
  parameters: {
    handbook: {
      use: [
        'How something changed over time.',
        'Write a summary: the sentence that you would say if you had the chart in your hand.',
        "A discipline's hue for that discipline only.",
      ],
      avoid: [
        'No more than four lines.',
        'Do not fill a gap with zero: null says that nothing was measured.',
        'Do not turn fromZero off to make a change look larger than it is.',
      ],
      instead: [
        ['Amounts to compare', 'Bar chart'],
        ['How often, day by day', 'Heat calendar'],
        ['One number and its tendency', 'Stat with a sparkline'],
      ],
      keyboard: [
        ['Tab', 'To "Show as table", then to the drawing.'],
        ['Arrow keys', 'From point to point; each is said. Right to left they follow the drawing.'],
        ['Page up, page down', 'A tenth of the points.'],
        ['Home, End', 'The first and the last point.'],
        ['Escape', 'Closes the readout.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The arrow keys go from point to point, and each is said. */
export const OneLine: Story = {
  args: { area: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const plot = await canvas.findByRole('slider', { name: 'Points of Minutes trained each week' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show as table' })).toHaveFocus();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^01\/19\/2026: \d+ min$/));
    await userEvent.keyboard('{End}');
    await expect(plot).toHaveAttribute('aria-valuenow', '12');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(plot).toHaveAttribute('aria-valuenow', '1');
  },
};

/** Each line is named where it ends. */
export const FourLines: Story = {
  args: {
    title: 'Minutes by discipline',
    summary: 'The bike has most of your time; running is catching up.',
    series: [
      { name: 'Bike', values: series(12, 90, 30), tone: 'bike' },
      { name: 'Row', values: series(12, 60, 20, 3), tone: 'row' },
      { name: 'Run', values: series(12, 56, 24, 5), tone: 'run' },
      { name: 'Strength', values: series(12, 20, 12, 2), tone: 'strength' },
    ],
  },
};

/** The figures as a table, for those who read them so; a screen reader finds it without the button. */
export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Minutes trained each week' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('columnheader', { name: 'Week of' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show as chart' })).toHaveFocus();
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

/** A pointer reads the nearest point. */
export const Pointed: Story = {
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider');
    const { left, top, width } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: left + width - 10, clientY: top + 40 } });
    await waitFor(() => expect(plot).toHaveAttribute('aria-valuenow', '12'));
  },
};

/** Where nothing was measured the line breaks; a value alone is a dot. */
export const Gaps: Story = {
  args: {
    series: [{ name: 'Heart rate', values: [120, 124, null, null, 131, null, 128, 126, 122, null, 119, 121] }],
    format: { kind: 'number', unit: 'bpm' },
    fromZero: false,
    title: 'Heart rate at rest',
    summary: undefined,
  },
};

export const Negative: Story = {
  args: {
    title: 'Change against last year',
    series: [{ name: 'Members', values: [120, 60, -20, -90, -140, -80, 10, 60, 20, -10, 40, 110] }],
    format: { kind: 'number' },
    area: true,
    summary: undefined,
  },
};

/** Nine digits: short on the axis, whole in the readout and the table. */
export const NineDigits: Story = {
  args: {
    title: 'Revenue',
    series: [{ name: 'Revenue', values: series(12, 345_678_901_00, 123_456_789_00) }],
    format: { kind: 'money', currency: usd },
    summary: undefined,
  },
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider');
    await userEvent.tab();
    await userEvent.tab();
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/\$\d{3},\d{3},\d{3}\.\d{2}$/));
  },
};

export const FiveHundredPoints: Story = {
  args: {
    title: 'Watts, second by second',
    axis: { kind: 'time', values: days(500), timeZone: 'UTC' },
    series: [{ name: 'Watts', values: series(500, 180, 60) }],
    format: { kind: 'number', unit: 'W' },
    summary: undefined,
  },
};

export const OnePoint: Story = {
  args: {
    axis: { kind: 'time', values: days(1), timeZone: 'UTC' },
    series: [{ name: 'Minutes', values: [45] }],
    summary: 'One week so far: 45 minutes.',
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { status: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: {
    series: [{ name: 'Minutes', values: [] }],
    axis: { kind: 'names', values: [] },
    empty: 'After your first class, your minutes will be here.',
  },
};

/** In 320 px the names move into a key above; a name of 200 characters is cut there and whole in the table. */
export const Narrow: Story = {
  args: {
    title: 'Minutes by discipline',
    summary: undefined,
    series: [
      { name: 'Bike', values: series(12, 90, 30), tone: 'bike' },
      {
        name: 'Climbing in the mountains of the north with heavy luggage and friends '.repeat(3).slice(0, 200),
        values: series(12, 60, 20, 3),
        tone: 'climb',
      },
    ],
  },
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <LineChart {...args} />
    </div>
  ),
};

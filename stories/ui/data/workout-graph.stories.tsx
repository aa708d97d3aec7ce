import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { WorkoutGraph, type WorkoutGraphProps } from '../../../src/ui/data/workout-graph/workout-graph.js';
import { everySecond, measured, segments, targets, withGap, zones } from '../support/workouts.js';

const seconds = everySecond(2700);
const bike = measured(seconds);

/** Keeps which tab is open, as the page around a graph does. */
function Shown(props: WorkoutGraphProps) {
  const [shown, setShown] = useState(props.shown);
  return (
    <WorkoutGraph
      {...props}
      shown={shown}
      onShow={slug => {
        setShown(slug);
        props.onShow(slug);
      }}
    />
  );
}

const meta = {
  title: 'Design system/Data/Workout graph',
  component: WorkoutGraph,
  decorators: [inRoot],
  args: { title: 'Sunrise climb', seconds, metrics: bike, shown: 'output', onShow: fn(), segments, targets },
  render: args => <Shown {...args} />,
  parameters: {
    handbook: {
      use: [
        'One workout, second by second: output, cadence, resistance, speed, heart rate or incline.',
        'Give all of its samples: they are thinned out to the width that there is, and no peak is lost.',
        'Name the parts of the class, so that a peak has its place in it.',
      ],
      avoid: [
        'Do not fill a gap with zero: a strap that slipped is not a heart that stopped.',
        'Do not compare more than two earlier tries.',
      ],
      instead: [
        ['How something changed over days or weeks', 'Line chart'],
        ['Minutes in each heart-rate zone', 'Bar chart'],
      ],
      keyboard: [
        ['Tab', 'To "Show as table", to the tabs, then to the drawing.'],
        ['Arrow keys', 'On the tabs from metric to metric; in the drawing from column to column, each is said.'],
        ['Page up, page down', 'A minute on, a minute back.'],
        ['Home, End', 'The first and the last sample.'],
        ['Escape', 'Closes the readout.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof WorkoutGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page keys go by minutes; each sample says its part of the class and its goal. */
export const BikeClass: Story = {
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider', { name: 'Points of Output' });
    plot.focus();
    await userEvent.keyboard('{Home}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
    await expect(plot).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^7:00, Flat road: \d+ W, Goal 120 to 170 W$/),
    );
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuenow', '2699');
  },
};

/** A pointer reads the highest second of its column: the peak can be found where it is seen. */
export const Pointed: Story = {
  play: async ({ canvasElement }) => {
    const plot = await within(canvasElement).findByRole('slider');
    const { left, top, width } = plot.getBoundingClientRect();
    await userEvent.pointer({ target: plot, coords: { clientX: left + width * 0.62, clientY: top + 80 } });
    await waitFor(() => expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/, Intervals: \d+ W/)));
  },
};

/** Each metric has its tab; the open one is asked for by the page. */
export const Tabs: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Cadence' }));
    await expect(args.onShow).toHaveBeenCalledWith('cadence');
    await expect(await canvas.findByRole('slider', { name: 'Points of Cadence' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Resistance' })).toHaveAttribute('aria-selected', 'true');
  },
};

/** The table has a row for each part of the class, and all metrics at once. */
export const AsATable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Sunrise climb: averages, a row for each segment' });
    await expect(within(table).getAllByRole('row')).toHaveLength(segments.length + 1);
    await expect(within(table).getByRole('rowheader', { name: '6:00 Flat road' })).toBeVisible();
  },
};

/** Zones are for the heart alone. */
export const HeartRate: Story = { args: { shown: 'heart_rate', zones, targets: undefined } };

/** The earlier try is the thin line. */
export const EarlierTry: Story = {
  args: {
    targets: undefined,
    tries: [{ name: 'March 12', seconds, metrics: measured(seconds, -0.12, 5) }],
  },
};

const fourHours = everySecond(14_400);

/** 14,400 samples; where the strap and the sensor were silent, the line is, too. */
export const FourHours: Story = {
  args: {
    title: 'Long ride',
    seconds: fourHours,
    metrics: withGap(measured(fourHours), fourHours, [
      [3600, 4500],
      [9000, 9060],
      [11_100, 12_300],
    ]),
    segments: undefined,
    targets: undefined,
  },
};

export const OneSample: Story = {
  args: { seconds: [12], metrics: measured([12]), segments: undefined, targets: undefined },
};

export const NothingMeasured: Story = {
  args: {
    metrics: withGap(bike, seconds, [[0, 2700]]),
    empty: 'Pair a strap or ride a connected bike, and your next workout will be drawn here.',
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = { args: { status: 'error', onRetry: fn() } };

/** In 320 px the tabs scroll, and names that do not fit are in the readout and the table. */
export const Narrow: Story = {
  args: { tries: [{ name: 'March 12', seconds, metrics: measured(seconds, -0.12, 5) }] },
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <Shown {...args} />
    </div>
  ),
};

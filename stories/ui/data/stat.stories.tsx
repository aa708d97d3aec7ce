import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Sparkline } from '../../../src/ui/data/stat/sparkline.js';
import { Stat } from '../../../src/ui/data/stat/stat.js';
import { series } from '../support/figures.js';

const meta = {
  title: 'Design system/Data/Stat',
  component: Stat,
  decorators: [inRoot],
  args: { label: 'Minutes this week', value: '142', unit: 'min' },
  parameters: {
    handbook: {
      use: [
        'The one number that a view is about, or three or four that belong together.',
        'Say whether a change is good by its tone; icon and word say where it goes.',
      ],
      avoid: ['No more than four beside one another.', 'No number that nobody acts on.'],
      instead: [
        ['A change that must be read in figures', 'Line chart'],
        ['How far a goal is reached', 'Progress ring'],
        ['The facts of one thing', 'Description list'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number that matters is the largest thing there. */
export const Large: Story = {
  args: {
    size: 'lg',
    delta: { direction: 'up', text: '18 min', tone: 'success', since: 'since last week' },
    sparkline: <Sparkline values={series(14, 20, 12)} tone="accent" />,
  },
};

/** Three that belong together. */
export const InARow: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 32 }}>
      <Stat
        label="Active members"
        value="1,204"
        delta={{ direction: 'up', text: '3.1 %', tone: 'success', since: 'since October' }}
      />
      <Stat
        label="Cancellations"
        value="38"
        delta={{ direction: 'up', text: '12', tone: 'critical', since: 'since October' }}
      />
      <Stat label="Revenue" value="$48,112" delta={{ direction: 'same', since: 'since October' }} />
      <Stat label="Refunds" value="-$1,204.50" delta={{ direction: 'down', text: '2 %', since: 'since October' }} />
    </div>
  ),
};

export const Plain: Story = {};

/** Nine digits, a long name, 320 px. */
export const Narrow: Story = {
  args: {
    size: 'lg',
    label: 'Revenue of Grand-Hôtel de la Gare et des Thermes, Wellness, Spa & Conference Center',
    value: '$123,456,789.00',
    unit: undefined,
    delta: { direction: 'down', text: '$1,234,567.00', tone: 'critical', since: 'since last year' },
    sparkline: <Sparkline values={[1, 4, null, 3, 6, 2]} label="Fell from June on" />,
  },
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <Stat {...args} />
    </div>
  ),
};

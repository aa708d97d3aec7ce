import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { creditCard, error, gift, pause, refresh, userPlus } from '../../../src/ui/icon/shapes.js';
import { Timeline, type TimelineProps } from '../../../src/ui/data/timeline/timeline.js';
import type { TimelineEntry } from '../../../src/ui/data/timeline/timeline-item.js';

const now = Date.UTC(2026, 10, 21, 15, 30) / 1000;
const HOUR = 3600;

const entries: TimelineEntry[] = [
  {
    id: '1',
    at: now - 25 * 60,
    actor: 'Ada Okafor',
    action: 'changed the plan',
    icon: refresh,
    tone: 'info',
    changes: [
      { field: 'Plan', before: 'Connect, monthly', after: 'Premier, yearly' },
      { field: 'Price', before: '$14.99', after: '$399.99' },
    ],
  },
  {
    id: '2',
    at: now - 3 * HOUR,
    actor: 'Billing',
    action: 'could not charge the card',
    icon: error,
    tone: 'critical',
    note: 'The bank declined it. It is tried again on 11/24/2026.',
  },
  {
    id: '3',
    at: now - 26 * HOUR,
    actor: 'Ben Peeters (support)',
    action: 'paused the membership',
    icon: pause,
    tone: 'warning',
    note: 'Asked for by telephone: an injury.',
  },
  {
    id: '4',
    at: now - 27 * HOUR,
    actor: 'Ada Okafor',
    action: 'added a family member',
    icon: userPlus,
    tone: 'success',
    changes: [{ field: 'Family members', after: 'Finn' }],
  },
  {
    id: '5',
    at: now - 80 * 24 * HOUR,
    actor: 'Ada Okafor',
    action: 'redeemed a code',
    icon: gift,
    changes: [{ field: 'Code', after: 'WINTER-26' }],
  },
];

const meta = {
  title: 'Design system/Data/Timeline',
  component: Timeline,
  decorators: [inRoot],
  args: { entries, now, timeZone: 'UTC', label: 'Account history' },
  parameters: {
    handbook: {
      use: [
        'What has happened to an account or a thing, the newest first: who, what, when, and what it was before.',
        'Write the action so that it reads on from the actor.',
      ],
      avoid: [
        'Not for what is still to come: say that where it is decided.',
        'Do not log what nobody asks for: a page view is no entry.',
      ],
      instead: [
        ['Rows to sort and filter', 'Data table'],
        ['Steps that lead to an end', 'Stepper'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By day; each day says its date and how long ago it was. */
export const AccountHistory: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '11/21/2026today',
      '11/20/2026yesterday',
      '09/02/20263 months ago',
    ]);
    await expect(canvas.getByText('25 minutes ago').closest('time')).toHaveAttribute(
      'datetime',
      '2026-11-21T15:05:00.000Z',
    );
  },
};

const year = (from: number, count: number): TimelineEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `b${from + index}`,
    at: now - (from + index + 1) * 30 * 24 * HOUR,
    actor: 'Billing',
    action: 'charged $39.99',
    icon: creditCard,
  }));

const undated: TimelineEntry = {
  id: '0',
  at: null,
  actor: 'Version 1',
  action: 'was published before we kept versions',
  icon: refresh,
};

/** Month by month, for what happens seldom: each entry says its day, and what changed opens by a press. Last comes what nobody knows the time of. */
export const ByMonth: Story = {
  args: { by: 'month', entries: [...entries.slice(0, 3), ...year(2, 2), undated] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'November 2026',
      'August 2026',
      'July 2026',
    ]);
    await expect(canvas.getByText('3 months ago').closest('time')).toHaveTextContent('08/23/2026 · 3 months ago');
    const plan = canvas.getByText('Premier, yearly');
    await expect(plan).not.toBeVisible();
    await userEvent.click(canvas.getByText('Changes', { selector: 'summary' }));
    await expect(plan).toBeVisible();
  },
};

function Growing(args: TimelineProps) {
  const [count, setCount] = useState(2);
  return <Timeline {...args} entries={year(0, count)} onMore={count < 8 ? () => setCount(count + 3) : undefined} />;
}

/** Earlier entries come by a press, and it is said how many. */
export const LoadsMore: Story = {
  render: args => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('3 more entries')).toBeInTheDocument();
  },
};

export const LoadingMore: Story = {
  args: { entries: entries.slice(0, 1), onMore: () => undefined, loadingMore: true },
};

export const OneEntry: Story = { args: { entries: entries.slice(3, 4) } };

export const Empty: Story = { args: { entries: [] } };

export const FiveHundred: Story = { args: { entries: year(0, 500) } };

export const Narrow: Story = {
  args: {
    entries: [
      {
        id: 'long',
        at: now - 60,
        actor: 'Maximiliana-Alexandrina van den Bossche-Vandenbroucke '.repeat(4).slice(0, 200),
        action: 'changed the organization',
        icon: refresh,
        changes: [
          {
            field: 'Name',
            before: 'X'.repeat(60),
            after: 'Grand-Hôtel de la Gare et des Thermes, Wellness, Spa & Conference Center',
          },
          { field: 'Limit', before: '$123,456,789.00', after: '-$1.00' },
        ],
      },
      ...entries,
    ],
  },
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <Timeline {...args} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { FilterChips, type FilterChipsProps } from '../../../src/ui/data/filter-chips/filter-chips.js';
import { filter } from '../../../src/ui/icon/shapes.js';

const meta = {
  title: 'Design system/Data/Filter chips',
  component: FilterChips,
  decorators: [inRoot],
  args: {
    filters: [
      { id: 'status', field: 'Status', value: 'Active' },
      { id: 'country', field: 'Country', value: 'Belgium' },
      { id: 'plan', field: 'Plan', value: 'Premier, yearly' },
    ],
    onRemove: fn(),
    onClear: fn(),
    add: (
      <Button type="secondary" size="sm" icon={filter} iconSize="xs">
        Add filter
      </Button>
    ),
  },
  parameters: {
    handbook: {
      use: [
        'To show which filters are on, above what they filter.',
        'Give the control that adds one as add: it comes first and keeps its place.',
      ],
      avoid: [
        'Do not use chips as buttons that do something else than go away.',
        'Do not show a filter that cannot be taken away.',
      ],
      instead: [
        ['A choice of few that is always made', 'Segmented control'],
        ["One word about a thing's state", 'Status pill'],
      ],
      keyboard: [
        ['Tab', 'Goes from filter to filter.'],
        ['Enter or Space', 'Takes the filter away; the focus goes to the one that takes its place.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

function Kept(args: FilterChipsProps) {
  const [filters, setFilters] = useState(args.filters);
  return (
    <FilterChips
      {...args}
      filters={filters}
      onRemove={id => setFilters(filters.filter(one => one.id !== id))}
      onClear={() => setFilters([])}
    />
  );
}

/** The focus stays among the filters as they go. */
export const Several: Story = {
  render: args => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Remove filter Country: Belgium' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove filter Plan: Premier, yearly' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove filter Status: Active' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add filter' })).toHaveFocus());
    await expect(canvas.getByText('Filter Status: Active removed.')).toBeInTheDocument();
  },
};

export const ClearAll: Story = {
  render: args => <Kept {...args} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear all' }));
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
    await expect(within(canvasElement).getByText('All filters removed.')).toBeInTheDocument();
  },
};

export const One: Story = { args: { filters: [{ id: 'status', field: 'Status', value: 'Active' }] } };

export const None: Story = { args: { filters: [] } };

/** Many of them, and one of 200 characters, in 320 px. */
export const Narrow: Story = {
  args: {
    filters: [
      { id: 'long', field: 'Company', value: 'Grand-Hôtel de la Gare et des Thermes '.repeat(6).slice(0, 200) },
      ...Array.from({ length: 8 }, (_, index) => ({ id: `${index}`, field: 'Site', value: `Floor ${index + 1}` })),
    ],
  },
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <FilterChips {...args} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook, HandbookParameters } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { DataTable, type DataTableProps } from '../../../src/ui/data/data-table/data-table.js';
import type { TableFilter } from '../../../src/ui/data/data-table/filters.js';
import type { TablePage, TableSort } from '../../../src/ui/data/data-table/use-data-table.js';
import { EmptyState } from '../../../src/ui/feedback/empty-state/empty-state.js';
import { IconButton } from '../../../src/ui/actions/icon-button/icon-button.js';
import { check, error, more, pause, users, type IconShape } from '../../../src/ui/icon/shapes.js';
import { SelectField } from '../../../src/ui/forms/select-field/select-field.js';
import { StatusPill, type PillTone } from '../../../src/ui/data/status-pill/status-pill.js';
import { memberColumns, members, type Member } from '../support/members.js';

const pills: Record<Member['status'], { tone: PillTone; icon: IconShape }> = {
  Active: { tone: 'success', icon: check },
  Paused: { tone: 'neutral', icon: pause },
  'Past due': { tone: 'critical', icon: error },
  Ended: { tone: 'neutral', icon: error },
};
const columns = memberColumns.map(column =>
  column.id === 'status'
    ? { ...column, cell: ({ status }: Member) => <StatusPill {...pills[status]}>{status}</StatusPill> }
    : column,
);

const meta = {
  title: 'Design system/Data/Data table',
  component: DataTable<Member>,
  decorators: [inRoot],
  args: { caption: 'Members', columns, rows: members(8), rowId: row => row.id, rowName: row => row.name },
  parameters: {
    handbook: {
      use: [
        'Many things of one kind that are compared, sorted and worked through: members, codes, payments.',
        'Give the first column what the row is called, and let it lead to the thing itself.',
        'Leave narrow="cards" for rows that are read one by one; take narrow="scroll" where figures are compared down a column.',
      ],
      avoid: [
        'Do not put a table where a person has one membership with five facts.',
        "Do not hide in a row's menu what is done to every second row.",
        'Do not write a status as a colour alone: use a status pill.',
      ],
      instead: [
        ['One thing and its facts', 'Description list'],
        ['What happened, in order', 'Timeline'],
        ['Things to choose from by their looks', 'Content card in a grid'],
      ],
      keyboard: [
        ['Tab', "Goes through the header's buttons, the rows' boxes, links and actions."],
        ['Enter or Space on a header', 'Sorts ascending, then descending, then not.'],
        ['Shift with a press on a header', 'Adds it as a further order.'],
        ['Shift with a press on a box', 'Selects all rows from the last one pressed.'],
        ['Arrow keys', 'Scroll the rows, when the box around them has the focus.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<DataTableProps<Member>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press on a header sorts; a screen reader announces how many rows there are, and in which order. */
export const Sorted: Story = {
  args: { initialSort: [{ column: 'name', descending: false }], onSortChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const paid = canvas.getByRole('columnheader', { name: /Paid/ });
    await expect(canvas.getByRole('columnheader', { name: /Name/ })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(paid).getByRole('button'));
    await expect(paid).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('8 rows, sorted by Paid, ascending')).toBeInTheDocument();
    within(paid).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(paid).toHaveAttribute('aria-sort', 'descending');
    await expect(args.onSortChange).toHaveBeenLastCalledWith([{ column: 'paid', descending: true }]);
    await userEvent.keyboard(' ');
    await expect(paid).not.toHaveAttribute('aria-sort');
  },
};

const filters: readonly TableFilter<Member>[] = [
  { id: 'status-paused', field: 'Status', value: 'Paused', matches: row => row.status === 'Paused' },
  { id: 'status-due', field: 'Status', value: 'Past due', matches: row => row.status === 'Past due' },
  { id: 'plan', field: 'Plan', value: 'Connect', matches: row => row.plan.startsWith('Connect') },
];

function Filtered(args: DataTableProps<Member>) {
  const [on, setOn] = useState(args.filters ?? []);
  return (
    <DataTable
      {...args}
      filters={on}
      onFilterRemove={id => setOn(on.filter(filter => filter.id !== id))}
      onFiltersClear={() => setOn([])}
      filterControl={
        on.length < filters.length && (
          <Button type="secondary" size="sm" onClick={() => setOn(filters)}>
            Add filter
          </Button>
        )
      }
    />
  );
}

/** Filters on one field widen each other, filters on different fields narrow. */
export const WithFilters: Story = {
  args: { rows: members(500), pageSize: 8, filters },
  render: args => <Filtered {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^\d+ of 500 rows$/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Plan: Connect' }));
    await expect(canvas.queryByRole('button', { name: 'Remove filter Plan: Connect' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove filter Status: Past due' })).toHaveFocus());
    await expect(canvas.getByText('Filter Plan: Connect removed.')).toBeInTheDocument();
  },
};

/** Nothing passes the filters: the way out is to take them away. */
export const NothingPasses: Story = {
  args: { filters: [{ id: 'nobody', field: 'Status', value: "Nobody's", matches: () => false }] },
  render: args => <Filtered {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No rows match')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByText('Ada Okafor')).toBeInTheDocument();
  },
};

/** How many are selected is said, and what can be done with them is beside it. */
export const Selection: Story = {
  args: {
    rows: members(20),
    pageSize: 5,
    selectable: true,
    onSelectedChange: fn(),
    bulkActions: () => (
      <>
        <Button type="secondary" size="sm">
          Pause
        </Button>
        <Button type="warning" size="sm">
          End
        </Button>
      </>
    ),
  },
  parameters: {
    layout320: 'The bar of selected rows stays in view over the rows below it, which scroll clear of it.',
  } satisfies HandbookParameters,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const page = () => canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ada Okafor' }));
    await expect(page().indeterminate).toBe(true);
    await expect(canvas.getAllByText('1 selected')).toHaveLength(2);
    await userEvent.click(page());
    await expect(page()).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 20' }));
    await expect(canvas.getAllByText('20 selected')).toHaveLength(2);
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(members(20).map(({ id }) => id));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(page()).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Ada Okafor' }));
  },
};

/** Which columns are shown is the reader's choice; the last one stays. */
export const ChoosingColumns: Story = {
  args: { columnChooser: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Columns shown' })).toBeVisible());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Plan' }));
    await expect(canvas.queryByRole('columnheader', { name: /Plan/ })).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(button);
    await expect(canvas.getByRole('checkbox', { name: 'Plan' })).not.toBeChecked();
    // the button says so, however the browser closes it
    canvas.getByRole('group', { name: 'Columns shown' }).hidePopover();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Five hundred rows, twenty-five to a page. */
export const FiveHundredRows: Story = {
  args: { rows: members(500), pageSize: 25 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('1–25 of 500')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('26–50 of 500')).toBeInTheDocument();
    await userEvent.click(within(canvas.getByRole('columnheader', { name: /Name/ })).getByRole('button'));
    await expect(canvas.getByText('1–25 of 500')).toBeInTheDocument();
  },
};

/** All of them in a box of its own; the header stays. */
export const ScrollsUnderItsHeader: Story = {
  args: { rows: members(60), maxHeight: 360, density: 'compact' },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('region', { name: 'Members' });
    const top = () => within(box).getByRole('columnheader', { name: /Name/ }).getBoundingClientRect().top;
    const before = top();
    const body = await waitFor(() => {
      const [, row] = within(box).getAllByRole('row');
      if (!row) throw new Error('no row');
      return row;
    });
    const wasAt = body.getBoundingClientRect().top;
    box.scrollTop = 400;
    await waitFor(() => expect(body.getBoundingClientRect().top).toBeLessThan(wasAt));
    await expect(Math.round(top())).toBe(Math.round(before));
  },
};

/** For staff: rows of 32 px. */
export const Compact: Story = {
  args: {
    density: 'compact',
    rows: members(12),
    selectable: true,
    selected: ['m2', 'm3'],
    rowHref: row => `#${row.id}`,
    rowActions: row => <IconButton size="2xs" shape={more} label={`Actions for ${row.name}`} onClick={fn()} />,
  },
};

/** A row that leads somewhere has a real link, as large as the row. */
export const RowsThatLead: Story = {
  args: {
    rowHref: row => `#${row.id}`,
    onRowOpen: fn(),
    rowActions: row => <IconButton size="sm" shape={more} label={`Actions for ${row.name}`} onClick={fn()} />,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Ada Okafor' })).toHaveAttribute('href', '#m1');
    await userEvent.click(canvas.getByRole('link', { name: 'Ada Okafor' }));
    await expect(args.onRowOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ada Okafor' }));
    await expect(args.onRowOpen).toHaveBeenCalledTimes(1);
  },
};

/** The shape of the rows, in their own columns. */
export const Loading: Story = {
  args: { rows: [], status: 'loading', selectable: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByText('Loading rows')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { rows: [], status: 'error', onRetry: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('We couldn’t load the rows');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** What will be here, and the one next step. */
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState icon={users} title="No members yet" action={<Button>Invite the first</Button>}>
        Everyone who joins is listed here, with plan and status.
      </EmptyState>
    ),
  },
};

export const OneRow: Story = { args: { rows: members(1) } };

/** A name of 200 characters, an amount of nine digits. */
export const LongContent: Story = {
  args: {
    rows: [
      {
        id: 'long',
        name: 'Maximiliana-Alexandrina van den Bossche-Vandenbroucke de la Fuente y Castellanos '
          .repeat(3)
          .slice(0, 200),
        plan: 'Premierplusfamilieabonnementzonderenkelespatie',
        status: 'Past due',
        joined: 1_767_225_600,
        paid: 123_456_789_00,
      },
      ...members(3),
    ],
  },
};

/** In a place of 320 px each row is a list of its values; nothing scrolls sideways. */
export const Narrow: Story = {
  args: {
    rows: members(3),
    selectable: true,
    rowHref: row => `#${row.id}`,
    rowActions: row => (
      <Button type="secondary" size="sm" label={`Change plan of ${row.name}`}>
        Change plan
      </Button>
    ),
  },
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.selectOptions(canvas.getByLabelText('Sort by'), 'Name, descending');
    await expect(canvas.getByText('3 rows, sorted by Name, descending')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await expect(canvas.getAllByText('3 selected')).toHaveLength(2);
  },
};

/** Where figures are compared, the table stays one and scrolls in its own box. */
export const NarrowThatScrolls: Story = {
  args: { rows: members(4), narrow: 'scroll' },
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <DataTable {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('region', { name: 'Members' });
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  },
};

const all = members(137);

function Served(args: DataTableProps<Member>) {
  const [sort, setSort] = useState<readonly TableSort[]>([]);
  const [page, setPage] = useState<TablePage>({ index: 0, size: 10 });
  const [by] = sort;
  const sorted = by ? all.toSorted((a, b) => (by.descending ? -1 : 1) * a.name.localeCompare(b.name, 'en')) : all;
  return (
    <DataTable
      {...args}
      server
      rows={sorted.slice(page.index * page.size, (page.index + 1) * page.size)}
      total={all.length}
      sort={sort}
      onSortChange={setSort}
      page={page}
      onPageChange={setPage}
    />
  );
}

/** The rows come one page at a time; order and page are requested. */
export const FromAServer: Story = {
  args: { columns: columns.map(column => ({ ...column, sortable: column.id === 'name' })) },
  render: args => <Served {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('11–20 of 137')).toBeInTheDocument();
    await expect(canvas.getByText('137 rows')).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

/** Another piece may turn the pages. */
export const WithItsOwnFooter: Story = {
  args: {
    rows: members(30),
    pageSize: 5,
    footer: ({ index, pages, setIndex }) => (
      <Button type="secondary" onClick={() => setIndex((index + 1) % pages)}>{`Page ${index + 1} of ${pages}`}</Button>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Page 1 of 6' }));
    await expect(within(canvasElement).getByRole('button', { name: 'Page 2 of 6' })).toBeInTheDocument();
  },
};

/** A toolbar beside the caption: its controls are the page's own. */
export const WithAToolbar: Story = {
  args: {
    toolbar: (
      <SelectField
        label="Period"
        name="period"
        value="all"
        options={[
          { value: 'all', label: 'All time' },
          { value: 'year', label: 'This year' },
        ]}
        onChange={fn()}
      />
    ),
    columnChooser: true,
  },
};

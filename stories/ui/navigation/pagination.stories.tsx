import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Pagination, type PaginationProps } from '../../../src/ui/navigation/pagination/pagination.js';

const handbook = {
  use: [
    'Lead through more entries than one page holds, where people come back to a page or compare.',
    'Let people say how many a page holds where they work through lists all day.',
  ],
  avoid: [
    'Leave it out while there is one page only, unless the size can be chosen.',
    'Do not put it above and below a short list.',
  ],
  instead: [
    ['people read on and on', 'a button that loads more'],
    ['people look for one entry', 'SearchField'],
  ],
  keyboard: [
    ['Tab', 'Back, each page, on, and the size.'],
    ['Enter, Space', 'Turns to the page; the focus stays.'],
  ],
} satisfies Handbook;

function Turning(given: PaginationProps) {
  const [page, setPage] = useState(given.page);
  const [size, setSize] = useState(given.pageSize);
  return (
    <Pagination
      {...given}
      page={page}
      pageSize={size}
      onPage={to => {
        setPage(to);
        given.onPage(to);
      }}
      onPageSize={setSize}
    />
  );
}

const meta = {
  title: 'Design system/Navigation/Pagination',
  component: Pagination,
  decorators: [inRoot],
  render: args => <Turning {...args} />,
  args: { page: 3, pages: 12, onPage: fn(), pageSize: 25, pageSizes: [10, 25, 50, 100] },
  parameters: { handbook },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first, the last and the pages about this one. At the ends the buttons stay, and do nothing. */
export const Middle: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Page 3');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 12 of 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 11 of 12');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Per page' }), '50');
    await expect(canvas.getByRole('combobox')).toHaveValue('50');
  },
};

export const OnePage: Story = { args: { page: 1, pages: 1 } };

/** Numbers are written as the language writes them. */
export const VeryMany: Story = { args: { page: 48_211, pages: 123_456, hrefOf: page => `#page-${page}` } };

/** In a narrow place: back, where one is, and on. */
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual([
      'Previous page',
      'Next page',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 4 of 12');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Breadcrumb } from '../../../src/ui/navigation/breadcrumb/breadcrumb.js';

const handbook = {
  use: ['Show where a page stands in a tree of pages, and lead up.', 'Name each page as its own title does.'],
  avoid: [
    'Do not use it for the steps of a task, or for where somebody came from.',
    'Leave it out on the first level.',
  ],
  instead: [
    ['the steps have an order', 'Stepper'],
    ['there is one page above', 'a Link back to it'],
  ],
  keyboard: [
    ['Tab', 'Each page above, and the menu for those left out.'],
    ['Enter', 'Goes there, or opens the menu.'],
  ],
} satisfies Handbook;

const items = ['Home', 'Partners', 'Northwind', 'Offers', 'Winter offer 2026'].map((label, index) => ({
  label,
  href: `#${index}`,
}));

const meta = {
  title: 'Design system/Navigation/Breadcrumb',
  component: Breadcrumb,
  decorators: [inRoot],
  args: { items },
  parameters: { handbook },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(canvas.getByText('Winter offer 2026')).toHaveAttribute('aria-current', 'page');
  },
};

/** The pages in between are gathered in a menu. */
export const Deep: Story = {
  args: { items: Array.from({ length: 12 }, (_, index) => ({ label: `Level ${index + 1}`, href: `#${index}` })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Pages in between' }));
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Level 6' })).toBeVisible());
  },
};

/** In a narrow place the page and the one above it stay; the others are in the menu. */
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
    await expect(canvas.getAllByRole('link').map(link => link.textContent)).toEqual(['Offers']);
    await expect(canvas.getByRole('button', { name: 'Pages in between' })).toBeVisible();
  },
};

/** Long names break. */
export const LongNames: Story = {
  args: {
    items: [
      { label: 'Home', href: '#1' },
      { label: 'A plan name that goes on and on '.repeat(6), href: '#2' },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3), href: '#3' },
    ],
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
  play: ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};

export const One: Story = { args: { items: items.slice(0, 1) } };

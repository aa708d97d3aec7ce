import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { CommandSearch, type Command } from '../../../src/ui/navigation/command-search/command-search.js';
import { useShortcut } from '../../../src/ui/navigation/command-search/use-shortcut.js';
import { creditCard, home, plus, receipt, search, tag, user, users } from '../../../src/ui/icon/shapes.js';
import { isApple } from '../../../src/ui/actions/menu/shortcut.js';

const handbook = {
  use: [
    'Let people who work here all day reach every page and command by a few letters.',
    'Give commands other words that people use for them, and say where a shortcut does it without the search.',
    'Show a button for it as well: a shortcut alone is not found.',
  ],
  avoid: ['Do not make it the only way to a page.', 'Do not put settings of one entry there.'],
  instead: [
    ['a list is searched', 'SearchField'],
    ['a value is chosen in a form', 'Combobox'],
    ['there are few actions on one thing', 'Menu'],
  ],
  keyboard: [
    ['⌘K, Ctrl+K', 'Opens it, wherever one is.'],
    ['↑ ↓', 'Go through what is found, round at both ends; the focus stays in the field.'],
    ['Enter', 'Does it, or goes there.'],
    ['Escape', 'Closes it; the focus is where it was.'],
  ],
} satisfies Handbook;

const onSelect = fn();
const commands: readonly Command[] = [
  { id: 'home', label: 'Home', group: 'Pages', icon: home, onSelect },
  {
    id: 'members',
    label: 'Members',
    group: 'Pages',
    icon: users,
    keywords: ['people', 'customers', 'users'],
    onSelect,
  },
  {
    id: 'billing',
    label: 'Billing providers',
    group: 'Pages',
    icon: creditCard,
    keywords: ['stripe', 'payment'],
    onSelect,
  },
  { id: 'offers', label: 'Offers', group: 'Pages', icon: tag, href: '#offers' },
  {
    id: 'new-offer',
    label: 'New offer',
    group: 'Commands',
    icon: plus,
    shortcut: 'Mod+Shift+O',
    description: 'A draft with the default plan',
    onSelect,
  },
  {
    id: 'refund',
    label: 'Credit an invoice',
    group: 'Commands',
    icon: receipt,
    keywords: ['refund', 'money back'],
    onSelect,
  },
];

const meta = {
  title: 'Design system/Navigation/Command search',
  component: CommandSearch,
  decorators: [inRoot],
  args: { open: true, commands, onClose: fn(), onSelect: fn() },
  parameters: { handbook, docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof CommandSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).getByRole('combobox');
const active = (canvas: HTMLElement) => within(canvas).getByRole('option', { selected: true });

/** What was used last, then everything. */
export const Recent: Story = {
  args: { recent: ['refund', 'members'] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(
      within(canvasElement)
        .getAllByRole('option')
        .slice(0, 2)
        .map(option => option.textContent),
    ).toEqual(['Credit an invoice', 'Members']);
    await expect(field(canvasElement)).toHaveAttribute('aria-activedescendant', active(canvasElement).id);
  },
};

/** The best fit first; arrow keys go round, Enter does it. */
export const Finding: Story = {
  play: async ({ canvasElement, args }) => {
    onSelect.mockClear();
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await userEvent.type(field(canvasElement), 'off');
    await expect(
      within(canvasElement)
        .getAllByRole('option')
        .map(option => option.textContent?.replace(/A draft.*/, '')),
    ).toEqual(['Offers', 'New offer']);
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 results');
    await userEvent.keyboard('{ArrowUp}');
    await expect(active(canvasElement)).toHaveTextContent('New offer');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(active(canvasElement)).toHaveTextContent('New offer');
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith(commands[4]);
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await userEvent.type(field(canvasElement), 'xyzzy');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nothing found for “xyzzy”.');
    await userEvent.keyboard('{ArrowDown}{Enter}');
  },
};

/** A search elsewhere is under way: what is known already stays. */
export const Loading: Story = { args: { loading: true } };

/** The search elsewhere has failed, and can be tried again; what it found once is kept. */
export const Failed: Story = {
  args: {
    error: true,
    onRetry: fn(),
    commands: [
      ...commands,
      {
        id: 'robin',
        label: 'Robin Marsh',
        group: 'Members',
        icon: user,
        found: true,
        description: 'robin@example.com',
      },
    ],
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NothingYet: Story = { args: { commands: [] } };

/** Five hundred, some with names without an end: fifty are shown, and how many there are more. */
export const VeryMany: Story = {
  args: {
    commands: Array.from({ length: 500 }, (_, index) => ({
      id: String(index),
      label: index % 9 === 4 ? 'A plan name that goes on and on '.repeat(6) : `Plan ${index + 1}`,
      group: `Country ${Math.floor(index / 20) + 1}`,
      icon: tag,
    })),
  },
};

function ByShortcut() {
  const [open, setOpen] = useState(false);
  useShortcut('Mod+K', () => setOpen(true));
  return (
    <>
      <Button type="secondary" icon={search} onClick={() => setOpen(true)}>
        Search
      </Button>
      <CommandSearch open={open} commands={commands} onClose={() => setOpen(false)} />
    </>
  );
}

/** By its shortcut from anywhere, and by a button. */
export const OpenedByShortcut: Story = {
  render: () => <ByShortcut />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Search' });
    button.focus();
    await userEvent.keyboard(isApple() ? '{Meta>}k{/Meta}' : '{Control>}k{/Control}');
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await userEvent.click(within(canvasElement).getByRole('option', { name: 'Home' }));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { calendar, creditCard, user } from '../../../src/ui/icon/shapes.js';
import { Tabs, type Tab } from '../../../src/ui/navigation/tabs/tabs.js';

const handbook = {
  use: [
    'Show views of one thing, one at a time, where people compare little between them.',
    'Name a tab by one or two words, and count what is behind it where that helps to choose.',
  ],
  avoid: [
    'Do not use tabs for the steps of a task: going on must not depend on a tab.',
    'Do not put the same action into every panel.',
  ],
  instead: [
    ['the steps have an order', 'Stepper'],
    ['two or three settings of one view', 'SegmentedControl'],
    ['pages with addresses of their own', 'Sidebar or links'],
    ['all of it may be read at once', 'Accordion'],
  ],
  keyboard: [
    ['Tab', 'The tab that is open; once more, its panel.'],
    ['← →', 'The next and the previous tab, mirrored from right to left; opens it, unless activation is manual.'],
    ['Home, End', 'The first and the last tab.'],
    ['Enter, Space', 'Opens the focused tab where activation is manual.'],
  ],
} satisfies Handbook;

const tabs: readonly Tab[] = [
  {
    id: 'profile',
    label: 'Profile',
    icon: user,
    content: (
      <label>
        Nickname <input name="nickname" style={{ border: '1px solid', minHeight: 44 }} />
      </label>
    ),
  },
  {
    id: 'invoices',
    label: 'Invoices',
    icon: creditCard,
    count: 1204,
    content: <p>The invoices of this member, newest first.</p>,
  },
  { id: 'history', label: 'History', icon: calendar, count: 0, content: <p>What has happened to this account.</p> },
  { id: 'devices', label: 'Devices', disabled: 'Devices come with a paid plan', content: <p>Never seen.</p> },
];

const meta = {
  title: 'Design system/Navigation/Tabs',
  component: Tabs,
  decorators: [inRoot],
  args: { label: 'Member', tabs, onChange: fn() },
  parameters: { handbook },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys open the next tab; a panel keeps what was written in it. */
export const Automatic: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), 'Rob');
    canvas.getByRole('tab', { name: 'Profile' }).focus();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Invoices 1,204');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('invoices');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Devices' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Invoices 1,204');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveValue('Rob');
  },
};

/** Arrow keys only look; Enter opens. For panels that take time. */
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('tab', { name: 'Profile' }).focus();
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName('Profile');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('invoices');
  },
};

/** More tabs than fit scroll in their own row, which fades out where it goes on. */
export const ManyInANarrowPlace: Story = {
  args: {
    label: 'Months',
    defaultValue: '7',
    tabs: Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      label: index === 3 ? 'A plan name that goes on and on without an end in sight' : `Week ${index + 1}`,
      count: index * 37,
      content: <p>What week {index + 1} holds.</p>,
    })),
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{End}');
    const [tab, row] = [
      canvas.getByRole('tab', { selected: true }).getBoundingClientRect(),
      canvas.getByRole('tablist').getBoundingClientRect(),
    ];
    await expect(tab.right <= row.right + 1 && tab.left >= row.left - 1).toBe(true);
    await userEvent.keyboard('{ArrowUp}{Home}');
  },
};

/** A window that becomes narrow keeps the chosen tab in sight. */
export const Narrowed: Story = {
  args: { ...ManyInANarrowPlace.args, defaultValue: '5' },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 1200 }} data-testid="place">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('tablist');
    const isInSight = () => {
      const [its, box] = [canvas.getByRole('tab', { selected: true }), row].map(one => one.getBoundingClientRect());
      return its !== undefined && box !== undefined && its.left >= box.left && its.right <= box.right;
    };
    // a week whose tab is beyond the edge once there is less room
    await userEvent.click(canvas.getByRole('tab', { name: /^Week 6\b/ }));
    canvas.getByTestId('place').style.maxInlineSize = '320px';
    await waitFor(() => expect(row.clientWidth).toBeLessThanOrEqual(320));
    await waitFor(() => expect(isInSight()).toBe(true));
    // who looks at others is left there
    row.scrollLeft = document.documentElement.dir === 'rtl' ? -row.scrollWidth : row.scrollWidth;
    await new Promise(resolve => setTimeout(resolve, 100));
    await expect(isInSight()).toBe(false);
  },
};

export const One: Story = { args: { tabs: tabs.slice(1, 2) } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import {
  building,
  chartLine,
  creditCard,
  home,
  receipt,
  settings,
  signOut,
  tag,
  user,
  users,
} from '../../../src/ui/icon/shapes.js';
import { SidebarGroup, SidebarSection } from '../../../src/ui/navigation/sidebar/sidebar-group.js';
import { SidebarItem } from '../../../src/ui/navigation/sidebar/sidebar-item.js';
import { SidebarMenuItem } from '../../../src/ui/navigation/sidebar/sidebar-menu-item.js';
import { Sidebar } from '../../../src/ui/navigation/sidebar/sidebar.js';

const handbook = {
  use: [
    'Lead through the pages of one area, grouped under short titles.',
    'Give every item an icon: collapsed, it is all that is left, with its words as a tooltip.',
    'Mark the page that is shown as selected; the group around it too.',
  ],
  avoid: [
    'Do not put actions among the pages; a popup menu item at the foot may hold those of the person signed in.',
    'Do not nest groups.',
  ],
  instead: [
    ['there are fewer than four pages', 'links in the header'],
    ['the views are of one thing', 'Tabs'],
    ['there are hundreds of pages', 'CommandSearch beside it'],
  ],
  keyboard: [
    ['Tab', 'The logo, which collapses and expands, then each item.'],
    ['Enter, Space', 'Collapses, opens a group or a menu; follows a link by Enter.'],
    ['Escape', 'Closes the drawer, the menu or the tooltip.'],
  ],
} satisfies Handbook;

const selected = fn();
const mark =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"%3E%3Crect width="24" height="24" fill="%231a6a42"/%3E%3Cpath d="M6 17 12 6l6 11z" fill="%23fff"/%3E%3C/svg%3E';

const pages = (
  <>
    <SidebarSection title="Overview">
      <SidebarItem text="Home" icon={home} href="#home" onClick={event => event.preventDefault()} />
      <SidebarItem text="Reports" icon={chartLine} href="#reports" />
    </SidebarSection>
    <SidebarSection title="Members and money">
      <SidebarItem text="Members" icon={users} href="#members" count={12804} selected />
      <SidebarGroup text="Billing" icon={creditCard} onToggle={selected}>
        <SidebarItem text="Invoices" icon={receipt} href="#invoices" />
        <SidebarItem text="Discounts" icon={tag} href="#discounts" count={3} />
      </SidebarGroup>
      <SidebarItem text="Northwind" icon={building} image={mark} href="#partner" />
      <SidebarItem
        text="A partner whose picture is missing"
        icon={building}
        image="data:image/png;base64,AA=="
        href="#broken"
      />
    </SidebarSection>
  </>
);
const person = (
  <SidebarMenuItem
    text="Robin Marsh"
    icon={user}
    onSelectedChange={selected}
    groups={[
      {
        items: [
          { id: 'settings', label: 'Settings', icon: settings, href: '#settings' },
          { id: 'out', label: 'Sign out', icon: signOut, onSelect: fn() },
        ],
      },
    ]}
  />
);

const meta = {
  title: 'Design system/Navigation/Sidebar',
  component: Sidebar,
  decorators: [inRoot],
  args: { children: pages, footer: person, onCollapsedChange: fn() },
  parameters: { handbook, layout: 'fullscreen' },
} satisfies Meta<typeof Sidebar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a page, at every width; only the narrow story is about that. */
const beside: Partial<Story> = {
  args: { drawerBelow: 1 },
  decorators: [
    Story => (
      <div style={{ display: 'flex', blockSize: 640 }}>
        <Story />
        <p style={{ padding: 24 }}>The page.</p>
      </div>
    ),
  ],
};

/** A section’s title and items, a group, a count, a picture, and the person signed in at the foot. */
export const Open: Story = {
  ...beside,
  play: async ({ canvasElement, args }) => {
    selected.mockClear();
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Members 12,804');
    await userEvent.click(canvas.getByRole('button', { name: 'Billing' }));
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Billing' }));
    await expect(canvas.queryByRole('link', { name: 'Invoices' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Echelon Collapse navigation' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Echelon Expand navigation' }));
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Billing' }));
  },
};

/** A rail of icons, each with its words as a tooltip. A click on a group opens it, always, and the sidebar with it. */
export const Collapsed: Story = {
  ...beside,
  args: { ...beside.args, defaultCollapsed: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Home' });
    link.focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    // The browser's pointer may rest where the logo is: then its remark comes a moment later, in place of this one.
    await waitFor(() => {
      const remark = canvas.queryByRole('tooltip');
      if (remark?.textContent !== 'Home') {
        link.blur();
        link.focus();
      }
      return expect(remark).toHaveTextContent('Home');
    });
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Billing' }));
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toBeVisible();
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Echelon Collapse navigation' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Billing' }));
    await expect(canvas.getByRole('link', { name: 'Invoices' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Echelon Collapse navigation' }));
  },
};

/** A popup menu item is selected for as long as its menu is open. */
export const PopupMenu: Story = {
  ...beside,
  play: async ({ canvasElement }) => {
    selected.mockClear();
    const canvas = within(canvasElement);
    const item = canvas.getByRole('button', { name: 'Robin Marsh' });
    await userEvent.click(item);
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
    await expect(selected).toHaveBeenLastCalledWith(true);
    await expect(item).toHaveAttribute('data-selected');
    await userEvent.click(item);
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(selected).toHaveBeenLastCalledWith(false);
    await userEvent.click(item);
    await waitFor(() => expect(canvas.getByRole('menu')).toBeVisible());
  },
};

/** In a narrow place a line with a menu button, which opens the pages as a drawer. */
export const Narrow: Story = {
  decorators: [
    Story => (
      <div style={{ inlineSize: 360, maxInlineSize: '100%', blockSize: 480 }}>
        <Story />
        <p style={{ padding: 24 }}>The page.</p>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: 'Open navigation' });
    await userEvent.click(button);
    const drawer = await canvas.findByRole('dialog', { name: 'Main navigation' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.click(button);
  },
};

/** A phone has the pages that most come for along its bottom edge, and all of them behind `More`. */
export const BottomBar: Story = {
  ...Narrow,
  args: {
    bottom: [
      { text: 'Home', icon: home, href: '#home', onClick: event => event.preventDefault() },
      { text: 'Members', icon: users, href: '#members', selected: true },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const more = await canvas.findByRole('button', { name: 'More' });
    await userEvent.click(more);
    const drawer = await canvas.findByRole('dialog', { name: 'Main navigation' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(more).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Members' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Long names break, many pages scroll; the logo and the foot stay. */
export const LongAndMany: Story = {
  ...beside,
  args: {
    ...beside.args,
    children: (
      <SidebarSection title="Everything there is in this area of the product, and a little more">
        <SidebarGroup text={'A name that goes on and on '.repeat(8)} icon={tag} selected>
          <SidebarItem
            text={'Another name without an end '.repeat(6)}
            icon={tag}
            href="#long"
            count={999999999}
            selected
          />
        </SidebarGroup>
        {Array.from({ length: 500 }, (_, index) => (
          <SidebarItem key={index} text={`Page ${index + 1}`} icon={receipt} href={`#page-${index}`} />
        ))}
      </SidebarSection>
    ),
  },
};

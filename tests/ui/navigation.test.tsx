import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Breadcrumb } from '../../src/ui/navigation/breadcrumb/breadcrumb.js';
import { home } from '../../src/ui/icon/shapes.js';
import { Link } from '../../src/ui/navigation/link/link.js';
import { Logo } from '../../src/ui/identity/logo/logo.js';
import { MenuButton, MenuIconButton } from '../../src/ui/actions/menu/menu-button.js';
import { PageLayout } from '../../src/ui/page/page-layout/page-layout.js';
import { Pagination } from '../../src/ui/navigation/pagination/pagination.js';
import { SidebarGroup, SidebarSection } from '../../src/ui/navigation/sidebar/sidebar-group.js';
import { SidebarItem } from '../../src/ui/navigation/sidebar/sidebar-item.js';
import { Sidebar } from '../../src/ui/navigation/sidebar/sidebar.js';
import { Tabs } from '../../src/ui/navigation/tabs/tabs.js';
import { Tooltip } from '../../src/ui/feedback/tooltip/tooltip.js';

afterEach(cleanup);

describe('a sidebar', () => {
  const sidebar = (collapsed?: boolean, onCollapsedChange?: (to: boolean) => void) => (
    <Sidebar defaultCollapsed={collapsed} onCollapsedChange={onCollapsedChange}>
      <SidebarSection title="Money">
        <SidebarItem text="Home" icon={home} href="/" selected />
        <SidebarGroup text="Billing" icon={home}>
          <SidebarItem text="Invoices" icon={home} href="/invoices" />
        </SidebarGroup>
      </SidebarSection>
    </Sidebar>
  );
  const group = () => screen.getByRole('button', { name: 'Billing' });

  it('collapses and expands by its logo', () => {
    const onChange = vi.fn();
    render(sidebar(false, onChange));
    fireEvent.click(screen.getByRole('button', { name: /Collapse navigation/ }));
    fireEvent.click(screen.getByRole('button', { name: /Expand navigation/ }));
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('opens and closes a group', () => {
    render(sidebar());
    expect(group().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(group());
    expect(group().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(group());
    expect(group().getAttribute('aria-expanded')).toBe('false');
  });

  it('always opens a group that is clicked while it is collapsed, also one that was open before', () => {
    render(sidebar());
    fireEvent.click(group());
    fireEvent.click(screen.getByRole('button', { name: /Collapse navigation/ }));
    expect(group().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(group());
    expect(group().getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: /Collapse navigation/ })).toBeTruthy();
  });

  it('has all of it in one landmark, the foot too', () => {
    render(
      <Sidebar label="Staff" footer={<a href="/me">Profile</a>}>
        <SidebarItem text="Home" icon={home} href="/" />
      </Sidebar>,
    );
    const landmark = within(screen.getByRole('navigation', { name: 'Staff' }));
    expect(landmark.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Profile']);
    expect(landmark.getByRole('button', { name: /Collapse navigation/ })).toBeTruthy();
  });

  it('says which page is shown', () => {
    render(sidebar(true));
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  });
});

describe('a menu button', () => {
  const onSelect = vi.fn();
  const groups = [
    {
      items: [
        { id: 'a', label: 'Pause', onSelect },
        { id: 'b', label: 'Remove', disabled: 'It is live', onSelect },
      ],
    },
  ];

  it('opens a menu and gives the focus back once something is chosen', () => {
    render(<MenuButton label="Actions" groups={groups} />);
    const button = screen.getByRole('button', { name: 'Actions' });
    expect(screen.queryByRole('menuitem')).toBeNull();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Pause' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Pause' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  it('says why it cannot be opened, and does not open', () => {
    render(<MenuButton label="Bulk actions" groups={groups} disabled="Select a member first" />);
    const button = screen.getByRole('button', { name: 'Bulk actions' });
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    expect(screen.queryByRole('menuitem')).toBeNull();
    expect(screen.getByText('Select a member first').id).toBe(button.getAttribute('aria-describedby'));
  });

  it('has a name where it is only an icon', () => {
    render(<MenuIconButton groups={groups} />);
    expect(screen.getByRole('button', { name: 'More actions' })).toBeTruthy();
  });
});

describe('tabs', () => {
  it('keep what was done in a panel, and make a panel only when it is opened', () => {
    const made = vi.fn();
    const Panel = ({ name }: { name: string }) => {
      useState(() => made(name));
      return <p>{name}</p>;
    };
    render(
      <Tabs
        label="Member"
        tabs={[
          { id: 'a', label: 'A', content: <Panel name="first" /> },
          { id: 'b', label: 'B', content: <Panel name="second" /> },
        ]}
      />,
    );
    expect(made.mock.calls).toEqual([['first']]);
    fireEvent.click(screen.getByRole('tab', { name: 'B' }));
    fireEvent.click(screen.getByRole('tab', { name: 'A' }));
    expect(made.mock.calls).toEqual([['first'], ['second']]);
  });

  it('show the first that can be opened where the requested one is gone', () => {
    render(
      <Tabs
        label="Member"
        value="gone"
        tabs={[
          { id: 'a', label: 'A', disabled: 'Not yet', content: 'one' },
          { id: 'b', label: 'B', content: 'two' },
        ]}
      />,
    );
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('B');
  });
});

describe('a tooltip', () => {
  it('describes its control beside what describes it already, and leaves that when it goes', () => {
    const shown = (text?: string) => (
      <Tooltip text={text}>
        <button type="button" aria-describedby="other">
          Send
        </button>
      </Tooltip>
    );
    const { rerender } = render(shown('First agree'));
    const button = screen.getByRole('button');
    expect(button.getAttribute('aria-describedby')).toBe(`other ${screen.getByText('First agree').id}`);
    rerender(shown());
    expect(screen.getByRole('button')).toBe(button);
    expect(button.getAttribute('aria-describedby')).toBe('other');
  });

  it('does not repeat a name', () => {
    render(
      <Tooltip text="Copy" describes={false}>
        <button type="button" aria-label="Copy" />
      </Tooltip>,
    );
    expect(screen.getByRole('button').getAttribute('aria-describedby')).toBeNull();
  });
});

describe('ways through pages', () => {
  it('a trail names the page itself last, and it leads nowhere', () => {
    render(
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'Offers', href: '/offers' },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Home']);
    expect(screen.getByText('Offers').getAttribute('aria-current')).toBe('page');
  });

  it('pages beyond either end cannot be turned to', () => {
    const onPage = vi.fn();
    render(<Pagination page={1} pages={3} onPage={onPage} hrefOf={page => `?page=${page}`} />);
    fireEvent.click(screen.getByRole('link', { name: 'Previous page' }));
    expect(onPage).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe('?page=3');
    fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
    expect(onPage).toHaveBeenCalledWith(2);
  });

  it('a page has one first-level heading, and a way past the navigation', () => {
    render(
      <PageLayout title="Your membership" sidebar={<nav>Pages</nav>}>
        <p>Text</p>
      </PageLayout>,
    );
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('a link without an address is worked by Enter and Space', () => {
    const onClick = vi.fn();
    render(<Link onClick={onClick}>Use another</Link>);
    for (const key of ['Enter', ' ', 'a']) fireEvent.keyDown(screen.getByRole('button'), { key });
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it('a mark alone still says its name', () => {
    render(<Logo markOnly />);
    expect(screen.getByText('Echelon')).toBeTruthy();
  });
});

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { Breadcrumb } from '../../src/ui/navigation/breadcrumb/breadcrumb.js';
import { Button } from '../../src/ui/actions/button/button.js';
import { DataTable } from '../../src/ui/data/data-table/data-table.js';
import type { TablePaging } from '../../src/ui/data/data-table/table-foot.js';
import {
  building,
  chartLine,
  creditCard,
  error,
  gift,
  home,
  plus,
  settings,
  signOut,
  tag,
  user,
  users,
} from '../../src/ui/icon/shapes.js';
import { PageHeader } from '../../src/ui/page/page-header/page-header.js';
import { PageLayout } from '../../src/ui/page/page-layout/page-layout.js';
import { Pagination } from '../../src/ui/navigation/pagination/pagination.js';
import { SearchField } from '../../src/ui/forms/search-field/search-field.js';
import { SidebarGroup, SidebarSection } from '../../src/ui/navigation/sidebar/sidebar-group.js';
import { SidebarItem } from '../../src/ui/navigation/sidebar/sidebar-item.js';
import { SidebarMenuItem } from '../../src/ui/navigation/sidebar/sidebar-menu-item.js';
import { Sidebar } from '../../src/ui/navigation/sidebar/sidebar.js';
import { StatusPill } from '../../src/ui/data/status-pill/status-pill.js';
import { ToastList, type ToastItem } from '../../src/ui/feedback/toast/toast-list.js';
import { memberColumns, members, type Member } from '../ui/support/members.js';

/** A normal state is a word; a pill is an exception. */
const columns = memberColumns.map(column =>
  column.id === 'status'
    ? {
        ...column,
        cell: ({ status }: Member) =>
          status === 'Past due' ? (
            <StatusPill tone="critical" icon={error}>
              {status}
            </StatusPill>
          ) : (
            status
          ),
      }
    : column,
);
const rows = members(84);

const pausing = (say: (text: string) => void) => (selected: readonly string[]) => (
  <Button type="secondary" size="sm" onClick={() => say(`${selected.length} memberships are paused.`)}>
    Pause
  </Button>
);

const pageTurner = ({ index, pages, setIndex }: TablePaging) => (
  <Pagination page={index + 1} pages={pages} onPage={page => setIndex(page - 1)} />
);

function Navigation({ collapsed }: { collapsed: boolean }) {
  return (
    <Sidebar
      defaultCollapsed={collapsed}
      footer={
        <SidebarMenuItem
          text="Robin Marsh"
          icon={user}
          groups={[
            {
              items: [
                { id: 'settings', label: 'Settings', icon: settings, href: '#settings' },
                { id: 'out', label: 'Sign out', icon: signOut, onSelect: fn() },
              ],
            },
          ]}
        />
      }
    >
      <SidebarSection title="Overview">
        <SidebarItem text="Home" icon={home} href="#home" />
        <SidebarItem text="Reports" icon={chartLine} href="#reports" />
      </SidebarSection>
      <SidebarSection title="Members and money">
        <SidebarItem text="Members" icon={users} href="#members" count={rows.length} selected />
        <SidebarGroup text="Billing" icon={creditCard}>
          <SidebarItem text="Invoices" icon={tag} href="#invoices" />
        </SidebarGroup>
        <SidebarItem text="Redemption codes" icon={gift} href="#codes" />
        <SidebarItem text="Dealers" icon={building} href="#dealers" />
      </SidebarSection>
    </Sidebar>
  );
}

function AdminPage({ collapsed, draft }: { collapsed: boolean; draft: boolean }) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState('');
  const [toasts, setToasts] = useState<readonly ToastItem[]>([]);
  const shown = rows.filter(({ name }) => name.toLowerCase().includes(found.toLowerCase()));
  const say = (text: string) =>
    setToasts([...toasts, { id: String(toasts.length), tone: 'success', text, undo: true }]);
  return (
    <PageLayout
      density="dense"
      stickyHeader
      sidebar={<Navigation collapsed={collapsed} />}
      header={
        <PageHeader
          title="Members"
          draft={draft}
          breadcrumb={
            <Breadcrumb
              items={[
                { label: 'Members and money', href: '#money' },
                { label: 'Members', href: '#members' },
              ]}
            />
          }
          publish={{ onClick: () => say('The changes are published.') }}
          save={draft ? { onClick: () => say('The draft is saved.') } : undefined}
          discard={draft ? { onClick: () => say('Draft discarded.') } : undefined}
        />
      }
    >
      <DataTable
        caption="Members"
        captionHidden
        columns={columns}
        rows={shown}
        rowId={row => row.id}
        rowName={row => row.name}
        selectable
        pageSize={10}
        density="compact"
        toolbar={
          <>
            <SearchField
              label="Search members"
              dense
              name="members"
              value={typed}
              onChange={setTyped}
              onSearch={setFound}
            />
            <Button type="secondary" size="sm" icon={plus}>
              Add member
            </Button>
          </>
        }
        bulkActions={pausing(say)}
        footer={pageTurner}
      />
      <ToastList
        toasts={toasts}
        onClose={id => setToasts(toasts.filter(toast => toast.id !== id))}
        onUndo={id => setToasts(toasts.filter(toast => toast.id !== id))}
      />
    </PageLayout>
  );
}

const meta = {
  title: 'Patterns/Admin page',
  component: AdminPage,
  decorators: [inRoot],
  args: { collapsed: false, draft: true },
  parameters: {
    layout: 'fullscreen',
    visual: { widths: [320, 768, 1280] },
    docs: {
      description: {
        component:
          'A page of the staff area, put together from the pieces: sidebar, page header, table, toasts. One primary button per page; what the table does to many rows comes up when rows are selected.',
      },
    },
  },
} satisfies Meta<typeof AdminPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SidebarOpen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('The draft is saved.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.queryByText('The draft is saved.')).toBeNull();
  },
};

export const SidebarCollapsed: Story = { args: { collapsed: true, draft: false } };

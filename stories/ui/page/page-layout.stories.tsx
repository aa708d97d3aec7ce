import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Breadcrumb } from '../../../src/ui/navigation/breadcrumb/breadcrumb.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { chartLine, creditCard, home, success, tag, user, users } from '../../../src/ui/icon/shapes.js';
import { Footer } from '../../../src/ui/page/footer/footer.js';
import { PageHeader } from '../../../src/ui/page/page-header/page-header.js';
import { PageLayout } from '../../../src/ui/page/page-layout/page-layout.js';
import { SignupHeader } from '../../../src/ui/page/signup-header/signup-header.js';
import { SidePanel } from '../../../src/ui/page/side-panel/side-panel.js';
import { SidebarGroup, SidebarSection } from '../../../src/ui/navigation/sidebar/sidebar-group.js';
import { SidebarItem } from '../../../src/ui/navigation/sidebar/sidebar-item.js';
import { SidebarMenuItem } from '../../../src/ui/navigation/sidebar/sidebar-menu-item.js';
import { Sidebar } from '../../../src/ui/navigation/sidebar/sidebar.js';
import { StatusPill } from '../../../src/ui/data/status-pill/status-pill.js';

const handbook = {
  use: [
    'Lay out every page of ours with it: landmarks, a way past the navigation, and one first-level heading.',
    'Members get the airy density, staff the dense one.',
    'Keep running text to the width of text.',
  ],
  avoid: [
    'Do not set a width inside the matter: it follows from the place.',
    'Do not give a title when the header has one.',
  ],
  instead: [['a widget stands in a page of somebody else', 'the widget alone']],
  keyboard: [['Tab', 'First of all the way past the navigation, “Skip to main content”.']],
} satisfies Handbook;

const footer = (
  <Footer termsHref="#terms" privacyHref="#privacy" pstiHref="#psti" faqHref="#faq" helpHref="#help" year={2026} />
);
const text =
  'Your membership is shared by everyone in your family. Each of them trains under an account of their own, with their own history, and all are billed together on the first of the month.';
const panel = (
  <SidePanel title="Membership Plan" footer={<Button full>Subscribe</Button>}>
    <p>Monthly, $39.99. Renews 12/03/2026, in 13 days.</p>
  </SidePanel>
);
const sidebar = (
  <Sidebar
    footer={
      <SidebarMenuItem
        text="Robin Marsh"
        icon={user}
        groups={[{ items: [{ id: 'out', label: 'Sign out', onSelect: fn() }] }]}
      />
    }
  >
    <SidebarSection title="Overview">
      <SidebarItem text="Home" icon={home} href="#home" />
      <SidebarItem text="Reports" icon={chartLine} href="#reports" />
    </SidebarSection>
    <SidebarSection title="Catalogue">
      <SidebarGroup text="Offers" icon={tag} selected>
        <SidebarItem text="Live" icon={success} href="#live" selected />
        <SidebarItem text="Drafts" icon={tag} href="#drafts" count={4} />
      </SidebarGroup>
      <SidebarItem text="Members" icon={users} href="#members" />
      <SidebarItem text="Billing" icon={creditCard} href="#billing" />
    </SidebarSection>
  </Sidebar>
);

const meta = {
  title: 'Design system/Page/Page layout',
  component: PageLayout,
  decorators: [inRoot],
  args: { children: <p>{text}</p>, footer },
  parameters: { handbook, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Air for members; the aside goes below the matter where there is no room. */
export const Member: Story = {
  args: {
    title: 'Your membership',
    header: <SignupHeader showLogin={false} />,
    aside: panel,
    children: (
      <>
        <p>{text}</p>
        <p>{text}</p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await userEvent.click(skip);
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(canvas.getByRole('complementary')).toHaveAccessibleName('More on this page');
  },
};

/** The same, denser, with a sidebar: a rail when collapsed, a drawer in a narrow place. */
export const Staff: Story = {
  args: {
    density: 'dense',
    sidebar,
    stickyHeader: true,
    footer: undefined,
    aside: panel,
    header: (
      <PageHeader
        title="Winter offer 2026"
        draft
        status={<StatusPill icon={tag}>4 countries</StatusPill>}
        publish={{ onClick: fn() }}
        save={{ onClick: fn() }}
        breadcrumb={
          <Breadcrumb
            items={[
              { label: 'Offers', href: '#offers' },
              { label: 'Winter offer 2026', href: '#winter' },
            ]}
          />
        }
      />
    ),
    children: Array.from({ length: 12 }, (_, index) => <p key={index}>{text}</p>),
  },
};

/** Lines no longer than 68 characters. */
export const Text: Story = {
  args: {
    title: 'Terms & Conditions',
    width: 'text',
    header: <SignupHeader />,
    children: Array.from({ length: 6 }, (_, index) => <p key={index}>{text}</p>),
  },
};

/** 320 px inside a wider page. */
export const Narrow: Story = {
  ...Staff,
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

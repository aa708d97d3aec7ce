import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { Banner } from '../../src/ui/feedback/banner/banner.js';
import { Button } from '../../src/ui/actions/button/button.js';
import { DescriptionList } from '../../src/ui/data/description-list/description-list.js';
import { check, creditCard, gift, history, home, settings, users, warning } from '../../src/ui/icon/shapes.js';
import { Footer } from '../../src/ui/page/footer/footer.js';
import { PageLayout } from '../../src/ui/page/page-layout/page-layout.js';
import { SidePanel } from '../../src/ui/page/side-panel/side-panel.js';
import { SidebarSection } from '../../src/ui/navigation/sidebar/sidebar-group.js';
import { SidebarItem } from '../../src/ui/navigation/sidebar/sidebar-item.js';
import { Sidebar } from '../../src/ui/navigation/sidebar/sidebar.js';
import { StatusPill } from '../../src/ui/data/status-pill/status-pill.js';
import { Timeline } from '../../src/ui/data/timeline/timeline.js';

const noon = Date.UTC(2026, 10, 20, 12) / 1000;

function MemberPage() {
  return (
    <PageLayout
      title="Your membership"
      sidebar={
        <Sidebar>
          <SidebarSection title="Account">
            <SidebarItem text="Overview" icon={home} href="#overview" selected />
            <SidebarItem text="Payment" icon={creditCard} href="#payment" />
            <SidebarItem text="Family" icon={users} href="#family" count={3} />
            <SidebarItem text="History" icon={history} href="#history" />
            <SidebarItem text="Profile" icon={settings} href="#profile" />
          </SidebarSection>
        </Sidebar>
      }
      footer={
        <Footer
          termsHref="#terms"
          privacyHref="#privacy"
          pstiHref="#psti"
          faqHref="#faq"
          helpHref="#help"
          year={2026}
        />
      }
    >
      <div style={{ display: 'grid', gap: 24 }}>
        <Banner
          tone="warning"
          announced={false}
          title="Your membership ends on 12/03/2026."
          actions={
            <Button type="secondary" size="sm" onClick={fn()}>
              Keep my membership
            </Button>
          }
        >
          Nothing changes until then. No more bills.
        </Banner>
        <SidePanel
          title={
            <>
              Premier, yearly{' '}
              <StatusPill tone="success" icon={check}>
                Active
              </StatusPill>
            </>
          }
          footer={<Button type="secondary">Change plan</Button>}
        >
          <DescriptionList
            rows={[
              { term: 'Price', value: '$399.99 per year' },
              { term: 'Credit', value: '-$10.00', note: 'Comes off your next bill.' },
              { term: 'Member since', value: '03/14/2024' },
              { term: 'Next bill', value: '$389.99', total: true },
            ]}
          />
        </SidePanel>
        <section aria-label="What has happened">
          <Timeline
            now={noon}
            timeZone="UTC"
            entries={[
              {
                id: '3',
                at: noon - 7200,
                icon: warning,
                tone: 'warning',
                actor: 'You',
                action: 'asked to end the membership on 12/03/2026',
              },
              {
                id: '2',
                at: noon - 86_400 * 2,
                icon: gift,
                actor: 'Robin, customer service',
                action: 'added a credit',
              },
              {
                id: '1',
                at: noon - 86_400 * 400,
                icon: check,
                tone: 'success',
                actor: 'You',
                action: 'subscribed to Premier, yearly',
              },
            ]}
          />
        </section>
      </div>
    </PageLayout>
  );
}

const meta = {
  title: 'Patterns/Member page',
  component: MemberPage,
  decorators: [inRoot],
  parameters: {
    layout: 'fullscreen',
    visual: { widths: [320, 768, 1280] },
    docs: {
      description: {
        component:
          'A page of the member area: what presses most at the top, the membership and its next bill, then what has happened. Secondary actions are quiet.',
      },
    },
  },
} satisfies Meta<typeof MemberPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

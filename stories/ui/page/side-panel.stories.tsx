import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook, HandbookParameters } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { DescriptionList } from '../../../src/ui/data/description-list/description-list.js';
import { Price } from '../../../src/ui/data/price/price.js';
import { SidePanel } from '../../../src/ui/page/side-panel/side-panel.js';
import { Skeleton } from '../../../src/ui/feedback/skeleton/skeleton.js';
import { Tooltip } from '../../../src/ui/feedback/tooltip/tooltip.js';

const currency = { code: 'USD', scale: 100 };
const rows = [
  { term: 'Introductory Discount:', value: 'Half off your first month' },
  { term: 'Next bill', value: '$39.99', note: '12/20/2026, in 30 days' },
  { term: 'Amount billed today', value: '$19.99', total: true },
];

const meta = {
  title: 'Design system/Page/Side panel',
  component: SidePanel,
  decorators: [
    Story => (
      <div style={{ containerType: 'inline-size', maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
    inRoot,
  ],
  args: {
    title: 'Membership Plan',
    children: <DescriptionList rows={rows} />,
    footer: (
      <Button size="lg" full>
        Subscribe
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: 'Sums a page up beside its main matter, and holds the one action that the page leads to.',
      },
    },
    handbook: {
      use: [
        "One per page, with the page's one primary action at its foot.",
        'Name what it sums up: "Membership Plan".',
        'Give it some 400 px beside the main matter, and its own line in a narrow page.',
      ],
      avoid: [
        'A form in it: that is the main matter.',
        'A panel in a card, or a card in a panel.',
        'Something that is said nowhere else and is easily missed beside the page.',
      ],
      instead: [
        ['It must be answered before anything else', 'Dialog'],
        ['It comes over the page and goes again', 'Drawer'],
        ['Offers stand beside one another', 'Pricing card'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The offer that was chosen, and the button to take it. */
export const MembershipPlan: Story = {
  args: {
    children: (
      <>
        <Price value={{ value: 1999, currency }} before={{ value: 3999, currency }} frequency="month" size="md" />
        <DescriptionList rows={rows} />
      </>
    ),
  },
};

/** It says why it cannot be gone on yet. */
export const NotReady: Story = {
  args: {
    footer: (
      <Tooltip text="Agree to the terms first">
        <Button size="lg" full disabled>
          Subscribe
        </Button>
      </Tooltip>
    ),
  },
};

export const WithoutAFooter: Story = { args: { footer: undefined } };

export const Loading: Story = {
  args: {
    children: (
      <div aria-busy="true">
        <Skeleton shape="figure" width="medium" />
        <Skeleton />
        <Skeleton width="long" />
      </div>
    ),
    footer: <Skeleton shape="control" />,
  },
};

/** A plan of 200 characters and an amount of nine digits. */
export const LongContent: Story = {
  args: {
    title:
      'Premier membership for everyone in the family with every live and on-demand class, scenic rides and routes around the world, strength, stretch and recovery, personal records, badges and challenges too',
    children: (
      <>
        <Price value={{ value: 123_456_789, currency }} frequency="two years" size="md" />
        <DescriptionList
          rows={[
            {
              term: 'Amount billed today, with everything that was added to it since',
              value: '$1,234,567.89',
              total: true,
            },
          ]}
        />
      </>
    ),
  },
  parameters: { visual: { widths: [320, 768] } } satisfies HandbookParameters,
};

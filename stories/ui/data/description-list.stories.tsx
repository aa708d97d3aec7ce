import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { DescriptionList } from '../../../src/ui/data/description-list/description-list.js';
import { SidePanel } from '../../../src/ui/page/side-panel/side-panel.js';

const rows = [
  { term: 'Discount, once', value: '-$20.00', note: 'Half off your first month' },
  { term: 'Next bill', value: '$39.99', note: '12/20/2026, in 30 days' },
  { term: 'Amount billed today', value: '$19.99', total: true },
];

const meta = {
  title: 'Design system/Data/Description list',
  component: DescriptionList,
  decorators: [inRoot],
  args: { rows },
  parameters: {
    handbook: {
      use: [
        'The facts of one thing, and the lines of a bill.',
        'Mark the row that the others add up to as total.',
        'Mark a code or a card number with isolate: it reads left to right in any language.',
      ],
      avoid: ['Not for things of a kind: five memberships are a table.', 'No controls in the values, links apart.'],
      instead: [
        ['Many things of one kind', 'Data table'],
        ['One number that matters', 'Stat'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Figures are under one another; the last row is what they add up to. */
export const Bill: Story = {
  render: args => (
    <Column>
      <DescriptionList {...args} />
    </Column>
  ),
};

/** In the panel that sums a page up. */
export const InASidePanel: Story = {
  render: args => (
    <Column>
      <SidePanel
        title="Membership Plan"
        footer={
          <Button size="lg" full>
            Subscribe
          </Button>
        }
      >
        <DescriptionList {...args} />
      </SidePanel>
    </Column>
  ),
};

/** Right to left an amount keeps its own order: the minus is before it and not behind. */
export const RightToLeft: Story = {
  args: {
    rows: [
      { term: 'خصم', value: '-$10.00' },
      { term: 'البطاقة', value: '•••• 4242', isolate: true },
      { term: 'الاسم', value: 'آدا', note: 'عضو' },
    ],
  },
  render: args => (
    <div dir="rtl">
      <Column>
        <DescriptionList {...args} />
      </Column>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const value = within(canvasElement).getByText('-$10.00').firstChild;
    if (!value) throw new Error('The amount is not a text.');
    const edge = (from: number) => {
      const range = document.createRange();
      range.setStart(value, from);
      range.setEnd(value, from + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(edge(0)).toBeLessThan(edge(6));
  },
};

/** Both wrap; neither pushes the other out. */
export const LongContent: Story = {
  args: {
    rows: [
      {
        term: 'Organization',
        value: 'Grand-Hôtel de la Gare et des Thermes, Wellness, Spa & Conference Center '.repeat(3).slice(0, 200),
      },
      {
        term: 'A term that says a great deal more than a term should, so that it needs two lines',
        value: '$123,456,789.00',
      },
      { term: 'Reference', value: 'X'.repeat(60), isolate: true },
    ],
  },
  render: args => (
    <div style={{ maxInlineSize: 320 }}>
      <DescriptionList {...args} />
    </div>
  ),
};

export const OneRow: Story = {
  args: { rows: [{ term: 'Plan', value: 'Premier' }] },
  render: args => (
    <Column>
      <DescriptionList {...args} />
    </Column>
  ),
};

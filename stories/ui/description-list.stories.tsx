import type { Meta, StoryObj } from '@storybook/react-vite';
import { Column, inRoot } from '../../.storybook/in-root.js';
import { Button } from '../../src/ui/button/button.js';
import { DescriptionList } from '../../src/ui/description-list/description-list.js';
import { SidePanel } from '../../src/ui/side-panel/side-panel.js';

const rows = [
  { term: 'Discount, once', value: 'Half off your first month' },
  { term: 'Next bill', value: '$39.99', note: '12/20/2026, in 30 days' },
  { term: 'Amount billed today', value: '$19.99', total: true },
];
const meta = { title: 'Design system/Description list', component: DescriptionList, decorators: [inRoot], args: { rows } } satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Figures stand under one another; the last row is what they add up to. */
export const Bill: Story = { render: args => <Column><DescriptionList {...args} /></Column> };

/** In the panel that sums a page up. */
export const InASidePanel: Story = {
  render: args => <Column><SidePanel title="Membership Plan" footer={<Button size="lg" full>Subscribe</Button>}><DescriptionList {...args} /></SidePanel></Column>,
};

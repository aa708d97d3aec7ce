import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inRoot } from '../../.storybook/in-root.js';
import { CardGrid } from '../../src/ui/card-grid/card-grid.js';
import { PricingCardSkeleton } from '../../src/ui/pricing-card/pricing-card-skeleton.js';
import { PricingCard } from '../../src/ui/pricing-card/pricing-card.js';

const currency = { code: 'USD', scale: 100 };
const meta = {
  title: 'Design system/Pricing card',
  component: PricingCard,
  decorators: [inRoot],
  args: {
    name: 'Premier', subtitle: 'Everything, month by month', price: { value: 3999, currency }, frequency: 'month', priceSubtext: 'Cancel any time',
    benefits: ['Every live and on-demand class', 'Up to 4 family members, each with a profile', 'Scenic rides and routes around the world'],
    action: { label: 'Choose plan', onClick: fn() },
  },
} satisfies Meta<typeof PricingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

/** Dark, 10 px taller, with the primary button. */
export const Emphasized: Story = {
  args: {
    emphasized: true, banner: { text: '30 days free', tone: 'success' }, savings: 'Save $80.00', before: { value: 47_988, currency },
    price: { value: 39_999, currency }, frequency: 'year', priceSubtext: 'After 30 free days', footer: 'You can cancel during the trial and pay nothing.',
  },
};

/** Two side by side, and the shape of one that is on its way. */
export const InAGrid: Story = {
  render: args => <CardGrid label="Offers"><PricingCard {...args} /><PricingCard {...args} name="Connect" price={{ value: 1499, currency }} /><PricingCardSkeleton /></CardGrid>,
};

/** The benefits scroll when there are too many for the card's height. */
export const ManyBenefits: Story = {
  args: { benefits: Array.from({ length: 24 }, (_, index) => `Benefit number ${index + 1}, in a line that is long enough to wrap`) },
};

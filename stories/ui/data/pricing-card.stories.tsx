import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { settled } from '../../../.storybook/checks/settled.js';
import type { Handbook, HandbookParameters } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { CardGrid } from '../../../src/ui/page/card-grid/card-grid.js';
import {
  PricingCard,
  type CardBannerTone,
  type PricingCardProps,
} from '../../../src/ui/data/pricing-card/pricing-card.js';
import { PricingCardSkeleton } from '../../../src/ui/data/pricing-card/pricing-card-skeleton.js';
import { offer } from '../offers.js';

const currency = { code: 'USD', scale: 100 };
const onClick = fn();

const meta = {
  title: 'Design system/Data/Pricing card',
  component: PricingCard,
  decorators: [inRoot],
  args: { ...offer, action: { label: 'Choose plan', onClick } },
  // A card learns from its grid how much room there is.
  render: args => (
    <CardGrid label="Offers">
      <PricingCard {...args} />
    </CardGrid>
  ),
  parameters: {
    visual: { widths: [320, 768] },
    docs: {
      description: {
        component:
          'One offer: what it is, what it costs, what it holds, and the button to take it. 690 px high, 700 px when emphasized; in one column as high as it needs to be.',
      },
    },
    handbook: {
      use: [
        'Put cards into a card grid, the emphasized one in the middle.',
        'Emphasize the one offer that most should take; one at the most.',
        'Name the button for screen readers with the plan when several say the same.',
        'Say under the price what happens next: "After 30 free days".',
      ],
      avoid: [
        'Benefits that all plans have.',
        'A banner on every card.',
        'Prices of different periods without saying so.',
      ],
      instead: [
        ['The offer was chosen already', 'Side panel, which sums it up'],
        ['More than six offers are compared', 'Data table'],
      ],
      keyboard: [
        ['Tab', 'Reaches the list of benefits when it scrolls, then the button.'],
        ['ArrowUp, ArrowDown', 'Scroll the benefits.'],
        ['Enter or Space', 'Takes the offer.'],
      ],
    } satisfies Handbook,
  } satisfies HandbookParameters & Record<string, unknown>,
} satisfies Meta<typeof PricingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const emphasized: Partial<PricingCardProps> = {
  emphasized: true,
  banner: { text: '30 days free', tone: 'success' },
  savings: 'Save $80.00',
  before: { value: 47_988, currency },
  price: { value: 39_999, currency },
  frequency: 'year',
  priceSubtext: 'After 30 free days',
  footer: 'You can cancel during the trial and pay nothing.',
};

/** The button takes the offer. */
export const Plain: Story = {
  parameters: {
    measures: [{ of: 'Pricing card fixed height 690 px when not emphasized (s.9)', part: 'card', is: { height: 690 } }],
  } satisfies HandbookParameters,
  play: async ({ canvasElement }) => {
    onClick.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose plan' }));
    await expect(onClick).toHaveBeenCalledOnce();
  },
};

/** Dark, 10 px taller, with the primary button. */
export const Emphasized: Story = {
  args: emphasized,
  parameters: {
    measures: [
      { of: 'Pricing card fixed height 700 px emphasized (s.9)', part: 'card-emphasized', is: { height: 700 } },
    ],
  } satisfies HandbookParameters,
};

const tones: readonly CardBannerTone[] = ['accent', 'ink', 'success', 'info'];

/** The strip over the card, in each of its colours. */
export const Banners: Story = {
  render: args => (
    <CardGrid label="Offers">
      {tones.map(tone => (
        <PricingCard key={tone} {...args} name={tone} banner={{ text: `Banner in ${tone}`, tone }} />
      ))}
    </CardGrid>
  ),
};

/** What it cost before, and what is saved. */
export const Discounted: Story = {
  args: { before: { value: 4999, currency }, savings: 'Save $10.00' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Save $10.00')).toBeVisible();
    await expect(canvasElement.querySelector('s')).toHaveTextContent('$49.99');
  },
};

/** The footer can be hidden. */
export const FooterHidden: Story = {
  args: { ...emphasized, showFooter: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('You can cancel during the trial and pay nothing.')).toBeNull();
  },
};

/** Beside one another: names, prices and buttons are on the same lines. */
export const SideBySide: Story = {
  render: args => (
    <CardGrid label="Offers">
      <PricingCard {...args} action={{ label: 'Choose plan', name: 'Choose plan: Premier' }} />
      <PricingCard
        {...args}
        {...emphasized}
        name="Premier, annually"
        action={{ label: 'Choose plan', name: 'Choose plan: Premier, annually' }}
      />
      <PricingCard
        {...args}
        name="Connect"
        price={{ value: 1499, currency }}
        action={{ label: 'Choose plan', name: 'Choose plan: Connect' }}
      />
    </CardGrid>
  ),
  parameters: { visual: { widths: [320, 768, 1280] } },
};

export const Loading: Story = {
  render: () => (
    <CardGrid label="Offers" busy>
      <PricingCardSkeleton />
    </CardGrid>
  ),
};

/** The offer cannot be taken, and it says why. */
export const ActionDisabled: Story = {
  args: { action: { label: 'Choose plan', disabled: true }, footer: 'You have this plan already' },
};

export const ActionLoading: Story = { args: { action: { label: 'Choose plan', loading: true } } };

export const WithoutAnAction: Story = { args: { action: undefined } };

export const NoBenefits: Story = { args: { benefits: [] } };

/** The benefits scroll when there are too many for the card's height, by keyboard too. */
export const ManyBenefits: Story = {
  args: {
    subtitle: undefined,
    priceSubtext: undefined,
    benefits: Array.from(
      { length: 24 },
      (_, index) => `Benefit number ${index + 1}, in a line that is long enough to wrap`,
    ),
  },
  parameters: {
    measures: [
      { of: 'Offer benefits scroll area max 298 px (s.9)', part: 'benefits', is: { maxHeight: 298, height: 298 } },
    ],
  } satisfies HandbookParameters,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Premier' });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Choose plan' })).toHaveFocus();
    // Hidden for a while, as a card is until its words in another language are there: it comes back as it went.
    canvasElement.style.display = 'none';
    try {
      await settled();
      await expect(list).toHaveAttribute('tabindex', '0');
    } finally {
      canvasElement.style.display = '';
    }
  },
};

/** A plan's name of 200 characters. */
export const LongName: Story = {
  args: {
    name: 'Premier membership for everyone in the family with every live and on-demand class, scenic rides and routes around the world, strength, stretch and recovery, personal records, badges and challenges too',
    subtitle: 'Everything, month by month, for as long as you like and for everybody whom you care to share it with',
  },
};

/** An amount of nine digits, with the one before it. */
export const NineDigits: Story = {
  args: {
    price: { value: 123_456_789, currency },
    before: { value: 987_654_321, currency },
    savings: 'Save $8,641,975.32',
    frequency: 'two years',
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook, HandbookParameters } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { CardGrid } from '../../../src/ui/page/card-grid/card-grid.js';
import { PricingCard } from '../../../src/ui/data/pricing-card/pricing-card.js';
import { PricingCardSkeleton } from '../../../src/ui/data/pricing-card/pricing-card-skeleton.js';
import { offer, offers } from '../offers.js';

const meta = {
  title: 'Design system/Page/Card grid',
  component: CardGrid,
  decorators: [inRoot],
  args: { label: 'Offers', children: <PricingCard {...offer} /> },
  parameters: {
    layout: 'fullscreen',
    visual: { widths: [320, 768, 1280] },
    docs: {
      description: {
        component:
          "Offers side by side where each has 280 px, one below the other where not. It is told by its own width, not by the window's.",
      },
    },
    handbook: {
      use: [
        'Name the list: "Offers".',
        'Fill it with pricing cards or their skeletons, never with both once the offers are known.',
        'Say busy while the cards are not known yet.',
      ],
      avoid: [
        'More than one emphasized card.',
        'A grid in a grid.',
        'Setting the number of columns: the width decides.',
      ],
      instead: [
        ['There are more than some six things', 'Data table'],
        ['They are classes to choose from', 'Content card, in a list'],
      ],
      keyboard: [['Tab', 'Goes from card to card, through what can be pressed in each.']],
    } satisfies Handbook,
  } satisfies HandbookParameters & Record<string, unknown>,
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const showing = (count: number): Story => ({
  args: { children: offers.slice(0, count).map(each => <PricingCard key={each.name} {...each} />) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement)
        .getAllByRole('listitem')
        .filter(item => item.querySelector('article')),
    ).toHaveLength(count);
  },
});

export const OneCard = showing(1);
export const TwoCards = showing(2);
export const ThreeCards = showing(3);
export const FiveCards = showing(5);

/** Before the offers are known, as high as the cards will be. */
export const Loading: Story = {
  args: { busy: true, children: [1, 2, 3].map(key => <PricingCardSkeleton key={key} />) },
};

/** A column of 320 px in a wide page: the column counts. */
export const InANarrowColumn: Story = {
  args: { children: offers.slice(0, 2).map(each => <PricingCard key={each.name} {...each} />) },
  decorators: [
    Story => (
      <div style={{ inlineSize: 320, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { visual: { widths: [1280] } },
};

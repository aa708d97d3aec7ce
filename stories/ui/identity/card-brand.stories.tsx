import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot, Row } from '../../../.storybook/in-root.js';
import { CardBrand, type CardBrandName } from '../../../src/ui/identity/card-brand/card-brand.js';

const meta = {
  title: 'Design system/Identity/Card brand',
  component: CardBrand,
  decorators: [inRoot],
  args: { brand: 'visa' },
  parameters: {
    handbook: {
      use: ['Use it beside the last digits of a card, to tell cards apart.'],
      avoid: ['Do not use it as an advertisement of what can be paid with, in other colours or sizes.'],
      instead: [['The brand is none of these', 'Credit card icon']],
    } satisfies Handbook,
  },
} satisfies Meta<typeof CardBrand>;

export default meta;
type Story = StoryObj<typeof meta>;

const brands: readonly CardBrandName[] = [
  'amex',
  'diners',
  'discover',
  'jcb',
  'mastercard',
  'unionpay',
  'visa',
  'applepay',
  'googlepay',
];

/** All nine, of one size: our own drawings in the networks' colours, whose marks are theirs. */
export const Brands: Story = {
  render: () => (
    <Row>
      {brands.map(brand => (
        <CardBrand key={brand} brand={brand} />
      ))}
    </Row>
  ),
  parameters: {
    measures: [{ of: 'Card brand icons, of one size (s.9)', part: 'card-brand', is: { width: 48, height: 32 } }],
  },
  play: async ({ canvasElement }) => {
    const names = within(canvasElement)
      .getAllByRole('img')
      .map(mark => mark.getAttribute('aria-label'));
    await expect(names).toEqual([
      'American Express',
      'Diners Club',
      'Discover',
      'JCB',
      'Mastercard',
      'UnionPay',
      'Visa',
      'Apple Pay',
      'Google Pay',
    ]);
    // no word runs over its edge, in any font of the page
    for (const word of canvasElement.querySelectorAll('text'))
      await expect(word.getBoundingClientRect().width).toBeLessThanOrEqual(44);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Handbook } from '../../../.storybook/handbook.js';
import { Column, inRoot, Row } from '../../../.storybook/in-root.js';
import { LanguageContext } from '../../../src/ui/language/language.js';
import { Price } from '../../../src/ui/data/price/price.js';
import { StatusPill } from '../../../src/ui/data/status-pill/status-pill.js';

const usd = { code: 'USD', scale: 100 };
const eur = { code: 'EUR', scale: 100 };
const mxn = { code: 'MXN', scale: 100 };

const meta = {
  title: 'Design system/Data/Price',
  component: Price,
  decorators: [inRoot],
  args: { value: { value: 3999, currency: usd }, frequency: 'month' },
  parameters: {
    docs: {
      description: {
        component: 'The amount that matters, set large like a scoreboard; its currency and what it is paid for, small.',
      },
    },
    handbook: {
      use: [
        'Make it the largest thing on a card, once.',
        'Give the price before a discount as well when there is one, and say what is saved.',
        "Hand over the amount in minor units with its currency; the reader's language writes it.",
      ],
      avoid: [
        'An amount written into a text by hand.',
        'Two large prices on one card.',
        'Several amounts that are compared: figures under one another are read faster.',
      ],
      instead: [
        ['Amounts are listed under one another', 'Description list'],
        ['They are sorted and compared', 'Data table'],
        ['The amount stands in a sentence', 'formatMoney, in the words'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Figures large, currency and frequency small. */
export const Sizes: Story = {
  render: args => (
    <Row>
      <Price {...args} />
      <Price {...args} size="md" />
    </Row>
  ),
};

/** The price before is struck through, and said so. */
export const BeforeADiscount: Story = {
  args: { before: { value: 4999, currency: usd }, beside: <StatusPill tone="success">Save $10.00</StatusPill> },
};

export const WithoutAFrequency: Story = { args: { frequency: undefined } };

export const Free: Story = { args: { value: { value: 0, currency: usd } } };

/** Money is written as the reader writes it. */
export const Locales: Story = {
  render: args => (
    <Column>
      <LanguageContext value={{ locale: 'en-CA' }}>
        <Price {...args} value={{ value: 4999, currency: { code: 'CAD', scale: 100 } }} />
      </LanguageContext>
      <LanguageContext value={{ locale: 'fr-CA' }}>
        <Price {...args} value={{ value: 4999, currency: { code: 'CAD', scale: 100 } }} frequency="mois" />
      </LanguageContext>
      <LanguageContext value={{ locale: 'es-MX' }}>
        <Price {...args} value={{ value: 69_900, currency: mxn }} frequency="mes" />
      </LanguageContext>
      <LanguageContext value={{ locale: 'nl-BE' }}>
        <Price {...args} value={{ value: 3999, currency: eur }} frequency="maand" />
      </LanguageContext>
      <LanguageContext value={{ locale: 'fr-BE' }}>
        <Price {...args} value={{ value: 3999, currency: eur }} frequency="mois" />
      </LanguageContext>
    </Column>
  ),
};

/** Nine digits stay on one line of their own. */
export const NineDigits: Story = {
  args: {
    value: { value: 123_456_789, currency: usd },
    before: { value: 987_654_321, currency: usd },
    frequency: 'two years',
    beside: <StatusPill tone="success">Save $8,641,975.32</StatusPill>,
  },
};

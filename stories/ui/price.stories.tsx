import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot, Row } from '../../.storybook/in-root.js';
import { LanguageContext } from '../../src/ui/language/language.js';
import { Price } from '../../src/ui/price/price.js';
import { StatusPill } from '../../src/ui/status-pill/status-pill.js';

const usd = { code: 'USD', scale: 100 };
const eur = { code: 'EUR', scale: 100 };
const meta = { title: 'Design system/Price', component: Price, decorators: [inRoot], args: { value: { value: 3999, currency: usd }, frequency: 'month' } } satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Figures large, currency and frequency small. */
export const Sizes: Story = { render: args => <Row><Price {...args} /><Price {...args} size="md" /></Row> };

export const BeforeADiscount: Story = { args: { before: { value: 4999, currency: usd }, beside: <StatusPill tone="success">Save $10.00</StatusPill> } };

/** Money is written as the reader writes it. */
export const Locales: Story = {
  render: args => (
    <Row>
      <LanguageContext value={{ locale: 'en-CA', find: () => undefined }}><Price {...args} value={{ value: 4999, currency: { code: 'CAD', scale: 100 } }} /></LanguageContext>
      <LanguageContext value={{ locale: 'fr-BE', find: () => undefined }}><Price {...args} value={{ value: 3999, currency: eur }} /></LanguageContext>
    </Row>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot, Row } from '../../.storybook/in-root.js';
import { CardBrand, type CardBrandName } from '../../src/ui/card-brand/card-brand.js';

const meta = { title: 'Design system/Card brand', component: CardBrand, decorators: [inRoot], args: { brand: 'visa' } } satisfies Meta<typeof CardBrand>;

export default meta;
type Story = StoryObj<typeof meta>;

const brands: readonly CardBrandName[] = ['amex', 'diners', 'discover', 'jcb', 'mastercard', 'unionpay', 'visa', 'applepay', 'googlepay'];

/** Set in plain type: the networks' own marks are theirs. */
export const Brands: Story = { render: () => <Row>{brands.map(brand => <CardBrand key={brand} brand={brand} />)}</Row> };

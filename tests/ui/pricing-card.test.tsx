import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CardGrid } from '../../src/ui/page/card-grid/card-grid.js';
import { LanguageContext } from '../../src/ui/language/language.js';
import { Price } from '../../src/ui/data/price/price.js';
import { PricingCard, type PricingCardProps } from '../../src/ui/data/pricing-card/pricing-card.js';

afterEach(cleanup);

const usd = (value: number) => ({ value, currency: { code: 'USD', scale: 100 } });
const yearly: PricingCardProps = {
  name: 'Yearly',
  price: usd(39999),
  frequency: 'year',
  before: usd(47988),
  savings: 'Save $79.89',
  banner: { text: 'Most popular', tone: 'accent' },
  benefits: ['Live classes', 'Live classes'],
  action: { label: 'Choose' },
  footer: 'Cancel any time.',
};

describe('a price', () => {
  it('is said in full, with what it was before', () => {
    const { container } = render(<Price value={usd(39999)} before={usd(47988)} frequency="year" />);
    container.querySelectorAll('[aria-hidden]').forEach(drawn => drawn.remove());
    expect(container.textContent).toBe('was $479.88 $399.99 per year');
  });

  it('follows the currency of another country', () => {
    const { container } = render(
      <LanguageContext value={{ locale: 'nl-BE', find: () => undefined }}>
        <Price value={{ value: 4999, currency: { code: 'EUR', scale: 100 } }} />
      </LanguageContext>,
    );
    expect(container.textContent?.replaceAll(/\s/g, ' ')).toContain('€ 49,99');
  });
});

describe('a pricing card', () => {
  it('shows the offer under its name', () => {
    render(<PricingCard {...yearly} />);
    const card = screen.getByRole('article', { name: 'Yearly' });
    for (const text of ['Most popular', 'Save $79.89', 'Cancel any time.']) expect(card.textContent).toContain(text);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('takes the offer by its button', () => {
    const onClick = vi.fn();
    render(<PricingCard {...yearly} action={{ label: 'Choose', name: 'Choose Yearly', onClick }} />);
    fireEvent.click(screen.getByRole('button', { name: 'Choose Yearly' }));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('can hide its footer', () => {
    render(<PricingCard {...yearly} showFooter={false} />);
    expect(screen.queryByText('Cancel any time.')).toBeNull();
  });

  it('is in one list with others', () => {
    render(
      <CardGrid label="Offers">
        <PricingCard {...yearly} benefits={[]} />
        <PricingCard {...yearly} name="Monthly" benefits={[]} />
      </CardGrid>,
    );
    expect(screen.getByRole('list', { name: 'Offers' }).children).toHaveLength(2);
  });
});

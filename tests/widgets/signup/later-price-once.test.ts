import { expect, it } from 'vitest';
import * as v from 'valibot';
import { formatMoney } from '../../../src/core/money.js';
import { discountedPrice } from '../../../src/core/plan-terms.js';
import { offer as offerShape } from '../../../src/core/contract/schemas/offers.js';
import { priced } from '../../../src/core/offer-prices.js';
import { priceWords } from '../../../src/ui/data/price/words.js';
import { words } from '../../../src/widgets/signup/offer-picker/copy.js';
import { cardOf } from '../../../src/widgets/signup/offer-picker/presentation.js';

const annual = (priceSubtext: string) =>
  v.parse(
    offerShape,
    priced({
      id: 'us-fitshop-bundle',
      guid: 'g1',
      kind: 'plan',
      audience: 'partner',
      plan: {
        id: 'p1',
        name: 'Premier',
        benefits: [],
        basePrice: { value: 39999, currency: { code: 'USD', scale: 100 } },
        frequencyDays: 365,
        billingProvider: { organizationCode: 'stripe-us', name: 'Card', kind: 'card' },
        country: { code: 'US', currency: { code: 'USD' } },
        features: { maxFamilyMembers: 4, liveClasses: true, devices: 5 },
      },
      delayBilling: { days: 365, type: 'bundle' },
      card: { priceSubtext },
    }),
  );

it('a card says its later price once, though marketing says it too', () => {
  const offer = annual('Nothing to pay for a year, then $399.99 a year');
  const { subtext } = cardOf(offer, words.english, priceWords.english, 'en-US');
  const price = formatMoney({ value: discountedPrice(offer), currency: offer.plan.basePrice.currency }, 'en-US');
  expect(subtext.split(price)).toHaveLength(2);
  expect(cardOf(annual('Nothing to pay for a year'), words.english, priceWords.english, 'en-US').subtext).toBe(
    'Then $399.99 per year. Nothing to pay for a year',
  );
});

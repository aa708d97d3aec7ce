import { pathToFileURL } from 'node:url';
import { bytes } from '../budgets.mjs';
import { brotli } from '../lib/graph.mjs';
import { root } from '../lib/paths.mjs';

const offer = (id, name, value, emphasized) => ({
  id,
  guid: id,
  kind: 'plan',
  audience: 'public',
  plan: {
    id,
    name,
    benefits: [
      'Every class, live and on demand',
      'Up to five people in one household',
      'Ride, row, run, lift and stretch',
      'Pause whenever life gets in the way',
    ].map(text => ({ text })),
    basePrice: { value, currency: { code: 'USD', symbol: '$', scale: 100 } },
    frequencyDays: 30,
    billingProvider: { organizationCode: 'us', name: 'Cards', kind: 'card' },
    country: { code: 'US', currency: { code: 'USD' } },
    features: { maxFamilyMembers: 5, liveClasses: true, devices: 3 },
  },
  card: {
    banner: { text: 'Most people take this', tone: 'accent' },
    savings: 'Save 20%',
    subtitle: 'For everybody at home',
    priceSubtext: 'Billed each month',
    footer: 'Cancel at any time',
    emphasized,
  },
});

/** What a page's own HTML grows by when a server writes a picker of three cards into it. */
export async function prerendered({ measure }) {
  const { prerender } = await import(pathToFileURL(`${root}/dist/prerender/index.js`).href);
  const fragment = await prerender('echelon-offer-picker', {
    offers: [
      offer('basic', 'Basic', 1299, false),
      offer('premier', 'Premier', 3999, true),
      offer('studio', 'Studio', 5999, false),
    ],
  });
  measure(bytes.prerendered, brotli(fragment));
}

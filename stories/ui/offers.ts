import type { PricingCardProps } from '../../src/ui/data/pricing-card/pricing-card.js';

const currency = { code: 'USD', scale: 100 };
const action = { label: 'Choose plan' };

/** The offer that most stories show. */
export const offer: PricingCardProps = {
  name: 'Premier',
  subtitle: 'Everything, month by month',
  price: { value: 3999, currency },
  frequency: 'month',
  priceSubtext: 'Cancel any time',
  benefits: [
    'Every live and on-demand class',
    'Up to 4 family members, each with a profile',
    'Scenic rides and routes around the world',
  ],
  action: { ...action, name: 'Choose plan: Premier' },
};

/** Five offers as a shop would have them. */
export const offers: readonly PricingCardProps[] = [
  offer,
  {
    ...offer,
    name: 'Premier, annually',
    subtitle: 'Everything, for a year',
    emphasized: true,
    banner: { text: '30 days free', tone: 'accent' },
    savings: 'Save $80.00',
    before: { value: 47_988, currency },
    price: { value: 39_999, currency },
    frequency: 'year',
    priceSubtext: 'After 30 free days',
    action: { ...action, name: 'Choose plan: Premier, annually' },
    footer: 'You can cancel during the trial and pay nothing.',
  },
  {
    ...offer,
    name: 'Connect',
    subtitle: 'Your equipment, connected',
    price: { value: 1499, currency },
    priceSubtext: 'Cancel any time',
    benefits: ['Workouts in real time on your equipment', 'History of every ride, row and run', 'One profile'],
    action: { ...action, name: 'Choose plan: Connect' },
  },
  {
    ...offer,
    name: 'Premier, two years',
    subtitle: 'Everything, for two years',
    price: { value: 69_999, currency },
    frequency: 'two years',
    savings: 'Save $259.77',
    action: { ...action, name: 'Choose plan: Premier, two years' },
  },
  {
    ...offer,
    name: 'Connect, annually',
    subtitle: 'Your equipment, connected',
    price: { value: 14_999, currency },
    frequency: 'year',
    action: { ...action, name: 'Choose plan: Connect, annually' },
  },
];

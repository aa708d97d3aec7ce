import type { ChannelKind } from '../../../core/contract/schemas/offers.js';

/** Where a member manages a subscription that an app store bills; null where we have no page to name. */
export const managementUrls: Readonly<Record<ChannelKind, string | null>> = {
  card: null,
  appStore: 'https://apps.apple.com/account/subscriptions',
  playStore: 'https://play.google.com/store/account/subscriptions',
  provisioned: null,
  partner: null,
};

/** Who can bill or give a membership, by organization code (domain 1.6). */
export const providers: readonly { organizationCode: string; name: string; kind: ChannelKind; countryCode?: string }[] =
  [
    ...['us', 'ca', 'mx', 'be'].map(country => ({
      organizationCode: `stripe-${country}`,
      name: 'Echelon',
      kind: 'card' as const,
      countryCode: country.toUpperCase(),
    })),
    { organizationCode: 'apple', name: 'App Store', kind: 'appStore' },
    { organizationCode: 'google', name: 'Google Play', kind: 'playStore' },
    { organizationCode: 'echelon', name: 'Echelon', kind: 'provisioned' },
    { organizationCode: 'lafitness', name: 'LA Fitness', kind: 'partner' },
  ];

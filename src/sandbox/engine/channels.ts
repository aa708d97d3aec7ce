import type { ChannelKind } from '../../core/contract/schemas/offers.js';

/** Where a member manages a subscription that an app store bills; null where we have no page to name. */
export const managementUrls: Readonly<Record<ChannelKind, string | null>> = {
  card: null,
  appStore: 'https://apps.apple.com/account/subscriptions',
  playStore: 'https://play.google.com/store/account/subscriptions',
  provisioned: null,
  partner: null,
};

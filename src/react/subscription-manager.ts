import { component } from '../widgets/element/component.js';
import type { subscriptionManager } from '../widgets/journeys/subscription-manager/index.js';
import { View } from '../widgets/journeys/subscription-manager/view.js';

export const SubscriptionManager = /* @__PURE__ */ component<typeof subscriptionManager>('SubscriptionManager', View);

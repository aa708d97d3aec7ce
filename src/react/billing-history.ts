import { component } from '../widgets/element/component.js';
import type { billingHistory } from '../widgets/account/billing-history/index.js';
import { View } from '../widgets/account/billing-history/view.js';

export const BillingHistory = /* @__PURE__ */ component<typeof billingHistory>('BillingHistory', View);

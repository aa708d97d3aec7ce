import { component } from '../widgets/element/component.js';
import type { accountOverview } from '../widgets/account/account-overview/index.js';
import { View } from '../widgets/account/account-overview/view.js';

export const AccountOverview = /* @__PURE__ */ component<typeof accountOverview>('AccountOverview', View);

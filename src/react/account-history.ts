import { component } from '../widgets/element/component.js';
import type { accountHistory } from '../widgets/account/account-history/index.js';
import { View } from '../widgets/account/account-history/view.js';

export const AccountHistory = /* @__PURE__ */ component<typeof accountHistory>('AccountHistory', View);

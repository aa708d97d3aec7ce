import { component } from '../widgets/element/component.js';
import type { switchedAccount } from '../widgets/account/switched-account/index.js';
import { View } from '../widgets/account/switched-account/view.js';

export const SwitchedAccount = /* @__PURE__ */ component<typeof switchedAccount>('SwitchedAccount', View);

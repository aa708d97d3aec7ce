import { component } from '../widgets/element/component.js';
import type { security } from '../widgets/account/security/index.js';
import { View } from '../widgets/account/security/view.js';

export const Security = /* @__PURE__ */ component<typeof security>('Security', View);

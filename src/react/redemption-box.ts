import { component } from '../widgets/element/component.js';
import type { redemptionBox } from '../widgets/account/redemption-box/index.js';
import { View } from '../widgets/account/redemption-box/view.js';

export const RedemptionBox = /* @__PURE__ */ component<typeof redemptionBox>('RedemptionBox', View);

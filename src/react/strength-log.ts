import { component } from '../widgets/element/component.js';
import type { strengthLog } from '../widgets/training/strength-log/index.js';
import { View } from '../widgets/training/strength-log/view.js';

export const StrengthLog = /* @__PURE__ */ component<typeof strengthLog>('StrengthLog', View);

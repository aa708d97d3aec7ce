import { component } from '../widgets/element/component.js';
import type { strengthSession } from '../widgets/training/strength-session/index.js';
import { View } from '../widgets/training/strength-session/view.js';

export const StrengthSession = /* @__PURE__ */ component<typeof strengthSession>('StrengthSession', View, { day: 1 });

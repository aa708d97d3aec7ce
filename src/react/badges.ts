import { component } from '../widgets/element/component.js';
import type { badges } from '../widgets/training/badges/index.js';
import { View } from '../widgets/training/badges/view.js';

export const Badges = /* @__PURE__ */ component<typeof badges>('Badges', View);

import { component } from '../widgets/element/component.js';
import type { personalBests } from '../widgets/training/personal-bests/index.js';
import { View } from '../widgets/training/personal-bests/view.js';

export const PersonalBests = /* @__PURE__ */ component<typeof personalBests>('PersonalBests', View);

import { component } from '../widgets/element/component.js';
import type { classPlayer } from '../widgets/training/class-player/index.js';
import { View } from '../widgets/training/class-player/view.js';

export const ClassPlayer = /* @__PURE__ */ component<typeof classPlayer>('ClassPlayer', View);

import { component } from '../widgets/element/component.js';
import type { challenges } from '../widgets/training/challenges/index.js';
import { View } from '../widgets/training/challenges/view.js';

export const Challenges = /* @__PURE__ */ component<typeof challenges>('Challenges', View);

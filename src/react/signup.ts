import { component } from '../widgets/element/component.js';
import type { signup } from '../widgets/journeys/signup/index.js';
import { View } from '../widgets/journeys/signup/view.js';

export const Signup = /* @__PURE__ */ component<typeof signup>('Signup', View);

import { component } from '../widgets/component.js';
import { signup } from '../widgets/journeys/signup/index.js';
import { View } from '../widgets/journeys/signup/view.js';

export const Signup = /* @__PURE__ */ component(signup, View);

import { component } from '../widgets/element/component.js';
import type { signIn } from '../widgets/signup/sign-in/index.js';
import { View } from '../widgets/signup/sign-in/view.js';

export const SignIn = /* @__PURE__ */ component<typeof signIn>('SignIn', View);

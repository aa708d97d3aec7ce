import { component } from '../widgets/component.js';
import { signIn } from '../widgets/signup/sign-in/index.js';
import { View } from '../widgets/signup/sign-in/view.js';

export const SignIn = /* @__PURE__ */ component(signIn, View);

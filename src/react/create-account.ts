import { component } from '../widgets/component.js';
import { createAccount } from '../widgets/signup/create-account/index.js';
import { View } from '../widgets/signup/create-account/view.js';

export const CreateAccount = /* @__PURE__ */ component(createAccount, View);

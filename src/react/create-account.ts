import { component } from '../widgets/element/component.js';
import type { createAccount } from '../widgets/signup/create-account/index.js';
import { View } from '../widgets/signup/create-account/view.js';

export const CreateAccount = /* @__PURE__ */ component<typeof createAccount>('CreateAccount', View);

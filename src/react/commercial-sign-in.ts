import { component } from '../widgets/element/component.js';
import type { commercialSignIn } from '../widgets/commercial/commercial-sign-in/index.js';
import { View } from '../widgets/commercial/commercial-sign-in/view.js';

export const CommercialSignIn = /* @__PURE__ */ component<typeof commercialSignIn>('CommercialSignIn', View);

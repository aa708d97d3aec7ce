import { component } from '../widgets/element/component.js';
import type { preferences } from '../widgets/account/preferences/index.js';
import { View } from '../widgets/account/preferences/view.js';

export const Preferences = /* @__PURE__ */ component<typeof preferences>('Preferences', View);

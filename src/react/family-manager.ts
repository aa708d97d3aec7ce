import { component } from '../widgets/element/component.js';
import type { familyManager } from '../widgets/account/family-manager/index.js';
import { View } from '../widgets/account/family-manager/view.js';

export const FamilyManager = /* @__PURE__ */ component<typeof familyManager>('FamilyManager', View);

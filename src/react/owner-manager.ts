import { component } from '../widgets/element/component.js';
import type { ownerManager } from '../widgets/commercial/owner-manager/index.js';
import { View } from '../widgets/commercial/owner-manager/view.js';

export const OwnerManager = /* @__PURE__ */ component<typeof ownerManager>('OwnerManager', View);

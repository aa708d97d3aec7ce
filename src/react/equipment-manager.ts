import { component } from '../widgets/element/component.js';
import type { equipmentManager } from '../widgets/commercial/equipment-manager/index.js';
import { View } from '../widgets/commercial/equipment-manager/view.js';

export const EquipmentManager = /* @__PURE__ */ component<typeof equipmentManager>('EquipmentManager', View);

import { component } from '../widgets/element/component.js';
import type { orderManager } from '../widgets/commercial/order-manager/index.js';
import { View } from '../widgets/commercial/order-manager/view.js';

export const OrderManager = /* @__PURE__ */ component<typeof orderManager>('OrderManager', View);

import { component } from '../widgets/element/component.js';
import type { devices } from '../widgets/account/devices/index.js';
import { View } from '../widgets/account/devices/view.js';

export const Devices = /* @__PURE__ */ component<typeof devices>('Devices', View);

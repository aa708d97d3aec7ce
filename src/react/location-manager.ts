import { component } from '../widgets/element/component.js';
import type { locationManager } from '../widgets/commercial/location-manager/index.js';
import { View } from '../widgets/commercial/location-manager/view.js';

export const LocationManager = /* @__PURE__ */ component<typeof locationManager>('LocationManager', View);

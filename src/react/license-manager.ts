import { component } from '../widgets/element/component.js';
import type { licenseManager } from '../widgets/commercial/license-manager/index.js';
import { View } from '../widgets/commercial/license-manager/view.js';

export const LicenseManager = /* @__PURE__ */ component<typeof licenseManager>('LicenseManager', View);

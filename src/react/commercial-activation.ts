import { component } from '../widgets/element/component.js';
import type { commercialActivation } from '../widgets/commercial/commercial-activation/index.js';
import { View } from '../widgets/commercial/commercial-activation/view.js';

export const CommercialActivation = /* @__PURE__ */ component<typeof commercialActivation>(
  'CommercialActivation',
  View,
  { mode: 'person' },
);

import { component } from '../widgets/element/component.js';
import type { offerEditor } from '../widgets/staff/offer-editor/index.js';
import { View } from '../widgets/staff/offer-editor/view.js';

export const OfferEditor = /* @__PURE__ */ component<typeof offerEditor>('OfferEditor', View);

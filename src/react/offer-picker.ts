import { component } from '../widgets/element/component.js';
import type { offerPicker } from '../widgets/signup/offer-picker/index.js';
import { View } from '../widgets/signup/offer-picker/view.js';

export const OfferPicker = /* @__PURE__ */ component<typeof offerPicker>('OfferPicker', View);

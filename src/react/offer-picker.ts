import { component } from '../widgets/component.js';
import { offerPicker } from '../widgets/signup/offer-picker/index.js';
import { View } from '../widgets/signup/offer-picker/view.js';

export const OfferPicker = /* @__PURE__ */ component(offerPicker, View);

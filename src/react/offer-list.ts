import { component } from '../widgets/element/component.js';
import type { offerList } from '../widgets/staff/offer-list/index.js';
import { View } from '../widgets/staff/offer-list/view.js';

export const OfferList = /* @__PURE__ */ component<typeof offerList>('OfferList', View);

import { component } from '../widgets/element/component.js';
import type { paymentForm } from '../widgets/signup/payment-form/index.js';
import { View } from '../widgets/signup/payment-form/view.js';

export const PaymentForm = /* @__PURE__ */ component<typeof paymentForm>('PaymentForm', View, {
  mode: 'create',
  currencyCode: 'USD',
});

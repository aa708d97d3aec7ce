import { component } from '../widgets/component.js';
import { paymentForm } from '../widgets/signup/payment-form/index.js';
import { View } from '../widgets/signup/payment-form/view.js';

export const PaymentForm = /* @__PURE__ */ component(paymentForm, View);

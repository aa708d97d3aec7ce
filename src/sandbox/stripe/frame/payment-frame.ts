import type { PaymentMethodCreateParams } from '@stripe/stripe-js';
import { callApi, errorOf, isPaymentMethod } from '../api.js';
import { answer, ask } from '../channel.js';
import type { ApiAnswer, ApiCall, Created, ToFrame, ToPage } from '../messages.js';
import { FrameController } from './controller.js';
import { openLine } from './line.js';
import { PaymentForm } from './payment-form.js';

/** Starts the card frame: it alone knows the number, and it alone sends it. */
export function startPaymentFrame(): void {
  const form = new PaymentForm();
  const controller = new FrameController<'payment'>(form, (event, port) => {
    if (event.data.is !== 'createPaymentMethod') return;
    void create(event.data.billing, port).then(created => answer<Created>(event, created));
  });
  openLine<ToFrame<'payment'>>((event, port) => controller.hear(event, port));

  async function create(billing: PaymentMethodCreateParams.BillingDetails, port: MessagePort): Promise<Created> {
    const address = { ...form.address, ...billing.address };
    const result = await send(
      {
        method: 'POST',
        path: 'v1/payment_methods',
        body: {
          type: 'card',
          card: form.card,
          billing_details: { ...billing, ...(Object.keys(address).length > 0 ? { address } : {}) },
        },
      },
      port,
    );
    if (isPaymentMethod(result.body)) return { paymentMethod: result.body };
    const error = errorOf(result);
    if (error.type === 'card_error') form.fieldFor(error.param).blame(error.message);
    return { error };
  }

  function send(call: ApiCall, port: MessagePort): Promise<ApiAnswer> {
    if (controller.setup?.viaPage) return ask<ToPage, ApiAnswer>(port, { is: 'call', call });
    return callApi(request => fetch(request), location.href, controller.setup?.publishableKey ?? '', call);
  }
}

import type { PaymentMethod, SetupIntent, StripeError } from '@stripe/stripe-js';
import type { ApiAnswer, ApiCall } from './messages.js';

/** Carries a request to the server; `fetch`, or an in-process server's own `fetch`. */
export type Transport = (request: Request) => Promise<Response>;

/** One call, as plain data in and out so that it can also travel through a message channel. Never rejects. */
export async function callApi(
  transport: Transport,
  base: string,
  publishableKey: string,
  call: ApiCall,
): Promise<ApiAnswer> {
  try {
    const response = await transport(
      new Request(new URL(call.path, base), {
        method: call.method,
        headers: {
          Authorization: `Bearer ${publishableKey}`,
          ...(call.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
        credentials: 'omit',
      }),
    );
    return { status: response.status, body: await response.json() };
  } catch {
    return { status: 0, body: undefined };
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export const isPaymentMethod = (body: unknown): body is PaymentMethod =>
  isObject(body) && body['object'] === 'payment_method';

export const isSetupIntent = (body: unknown): body is SetupIntent =>
  isObject(body) && body['object'] === 'setup_intent';

/** What went wrong, as the page's code gets it. */
export function errorOf(answer: ApiAnswer): StripeError {
  const given = isObject(answer.body) && isObject(answer.body['error']) ? answer.body['error'] : undefined;
  const text = (key: string): string | undefined => (typeof given?.[key] === 'string' ? given[key] : undefined);
  const code = text('code');
  const param = text('param');
  if (answer.status === 0)
    return {
      type: 'api_connection_error',
      message: "The sandbox's card service cannot be reached. Check that it is running.",
    };
  return {
    type: text('type') === 'card_error' ? 'card_error' : given ? 'invalid_request_error' : 'api_error',
    message: text('message') ?? "The sandbox's card service gave an answer that makes no sense.",
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  };
}

import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import * as v from 'valibot';
import { brandOf } from './card/number.js';
import { behaviourOf } from './cards.js';
import { cardFault } from './server/card-check.js';
import { fingerprintOf } from './server/fingerprint.js';
import { newId } from './server/ids.js';
import { framePages, framePolicy } from './server/pages.js';
import { authenticateRequest, billingOf, paymentMethodRequest } from './server/requests.js';
import { type ApiError, paymentMethodShape, setupIntentShape } from './server/shapes.js';
import type { Vault, VaultPaymentMethod } from './vault.js';

export interface StripeRoutesOptions {
  vault: Vault;
  /** Unix seconds; the sandbox's clock, which can be moved. */
  now: () => number;
  /** The built browser files by name: `stripe.js`, `frame.js`, `challenge.js`. */
  assets: Readonly<Record<string, { type: string; body: string }>>;
}

const scripts = ['stripe.js', 'frame.js', 'challenge.js'] as const;

const wrong = (c: Context, status: 400 | 401 | 402 | 404, error: ApiError) => c.json({ error }, status);

const notFound = (c: Context) =>
  wrong(c, 404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: 'There is no such setup intent for this client secret.',
  });

const badBody = (c: Context) =>
  wrong(c, 400, {
    type: 'invalid_request_error',
    code: 'parameter_invalid',
    message: 'The request body is not in the expected shape.',
  });

/** The body as JSON; undefined when it is not JSON. */
const readJson = async (c: Context): Promise<unknown> => {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
};

/**
 * The card provider of the sandbox, to be mounted at `/sandbox/stripe`: the browser files and
 * the few calls they make. Card numbers and security codes are checked and forgotten here.
 */
export function stripeRoutes({ vault, now, assets }: StripeRoutesOptions): Hono {
  const app = new Hono();

  app.use(
    '*',
    cors({ origin: '*', allowHeaders: ['Authorization', 'Content-Type'], allowMethods: ['GET', 'POST'], maxAge: 600 }),
  );
  app.use('*', async (c, next) => {
    await next();
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('X-Content-Type-Options', 'nosniff');
  });

  for (const name of scripts) {
    app.get(`/${name}`, etag(), c => {
      const asset = assets[name];
      if (!asset)
        return c.text(`The sandbox was started without its built ${name}. Run the build and start it again.`, 404);
      return c.body(asset.body, 200, { 'Content-Type': asset.type, 'Cache-Control': 'no-cache' });
    });
  }
  for (const name of ['frame.html', 'challenge.html'] as const) {
    app.get(`/${name}`, c =>
      c.html(framePages[name], 200, {
        'Content-Security-Policy': framePolicy,
        'Referrer-Policy': 'no-referrer',
        'Cache-Control': 'no-cache',
      }),
    );
  }

  app.use('/v1/*', async (c, next) => {
    if (!/^Bearer pk_sandbox_\w+$/.test(c.req.header('authorization') ?? '')) {
      return wrong(c, 401, {
        type: 'invalid_request_error',
        code: 'api_key_invalid',
        message: "Send the sandbox's publishable key (pk_sandbox_…) as a bearer token.",
      });
    }
    await next();
    c.header('Cache-Control', 'no-store');
    return undefined;
  });

  app.post('/v1/payment_methods', async c => {
    const read = v.safeParse(paymentMethodRequest, await readJson(c));
    if (!read.success) return badBody(c);
    const { card } = read.output;
    const fault = cardFault(card, now());
    if (fault) return wrong(c, 402, fault);
    const method: VaultPaymentMethod = {
      id: newId('pm'),
      brand: brandOf(card.number),
      last4: card.number.slice(-4),
      expMonth: card.exp_month,
      expYear: card.exp_year,
      fingerprint: fingerprintOf(card.number),
      behaviour: behaviourOf(card.number),
      billing: billingOf(read.output),
      createdAt: now(),
    };
    await vault.savePaymentMethod(method);
    return c.json(paymentMethodShape(method, card.wallet));
  });

  app.get('/v1/setup_intents/:id', async c => {
    const intent = await vault.findIntent(c.req.query('client_secret') ?? '');
    return intent?.id === c.req.param('id') ? c.json(setupIntentShape(intent)) : notFound(c);
  });

  app.post('/v1/setup_intents/:id/authenticate', async c => {
    const read = v.safeParse(authenticateRequest, await readJson(c));
    if (!read.success) return badBody(c);
    const { client_secret: clientSecret, result } = read.output;
    const intent = await vault.findIntent(clientSecret);
    if (intent?.id !== c.req.param('id')) return notFound(c);
    // settleIntent moves on from requires_action only, so a repeated answer changes nothing
    const settled = await vault.settleIntent(
      clientSecret,
      result === 'complete' ? 'succeeded' : 'requires_payment_method',
    );
    return settled ? c.json(setupIntentShape(settled)) : notFound(c);
  });

  return app;
}

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { stripeRoutes } from '../../../src/sandbox/stripe/routes.js';
import { MemoryVault } from './memory-vault.js';

const now = Date.UTC(2026, 10, 20) / 1000;
const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };

let vault: MemoryVault;
let app: ReturnType<typeof stripeRoutes>;

beforeEach(() => {
  vault = new MemoryVault();
  app = stripeRoutes({
    vault,
    now: () => now,
    assets: { 'stripe.js': { type: 'text/javascript', body: '/* built */' } },
  });
});

const call = async (path: string, body?: unknown, key = 'pk_sandbox_test') => {
  const response = await app.request(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json: unknown = await response.json();
  return { status: response.status, json };
};

const pay = (changes: Partial<typeof card> = {}) =>
  call('/v1/payment_methods', { type: 'card', card: { ...card, ...changes } });

describe('a payment method', () => {
  it('shows brand, last four and expiry', async () => {
    const { status, json } = await pay();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      object: 'payment_method',
      id: expect.stringMatching(/^pm_\w{24}$/),
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 },
    });
  });

  it('keeps neither the number nor the security code', async () => {
    const { json } = await pay({ cvc: '987' });
    const kept = JSON.stringify([...vault.methods.values()]) + JSON.stringify(json);
    expect(kept).not.toContain(card.number);
    expect(kept).not.toMatch(/"987"|cvc"\s*:/);
  });

  it('has the same fingerprint for the same card and another for another', async () => {
    await pay();
    await pay({ exp_year: 2031 });
    await pay({ number: '5555555555554444' });
    const [first, again, other] = [...vault.methods.values()].map(method => method.fingerprint);
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('of a card that will be declined is made all the same; the decline comes when the back end uses it', async () => {
    const { status } = await pay({ number: '4000000000000002' });
    expect(status).toBe(200);
    expect([...vault.methods.values()][0]?.behaviour).toBe('declined');
  });

  it('remembers who pays', async () => {
    await call('/v1/payment_methods', {
      type: 'card',
      card,
      billing_details: { name: 'Ana Ruiz', phone: null, address: { postal_code: '06600', country: 'MX' } },
    });
    expect([...vault.methods.values()][0]?.billing).toEqual({
      name: 'Ana Ruiz',
      address: { postalCode: '06600', country: 'MX' },
    });
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'number'],
    [{ exp_month: 13 }, 'invalid_expiry_month', 'exp_month'],
    [{ exp_year: 2025 }, 'invalid_expiry_year', 'exp_year'],
    [{ cvc: '12' }, 'invalid_cvc', 'cvc'],
  ])('is refused for %j with %s', async (changes, code, param) => {
    const { status, json } = await pay(changes);
    expect(status).toBe(402);
    expect(json).toMatchObject({ error: { type: 'card_error', code, param } });
    expect(vault.methods.size).toBe(0);
  });

  it('needs a publishable key of the sandbox', async () => {
    expect((await call('/v1/payment_methods', { type: 'card', card }, 'sk_live_x')).status).toBe(401);
  });

  it('answers any body at all with a clear refusal', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.json()), async body => {
        const response = await app.request('/v1/payment_methods', {
          method: 'POST',
          headers: { Authorization: 'Bearer pk_sandbox_test' },
          body,
        });
        return response.status === 400;
      }),
      { numRuns: 60 },
    );
  });
});

describe('a setup intent', () => {
  const path = (intent: { id: string; clientSecret: string }) =>
    `/v1/setup_intents/${intent.id}?client_secret=${intent.clientSecret}`;

  it('is shown to a client that knows its secret, to nobody else', async () => {
    const intent = vault.startIntent('pm_1');
    expect((await call(path(intent))).json).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
    });
    expect((await call(path({ id: intent.id, clientSecret: 'wrong' }))).status).toBe(404);
    expect((await call(path({ id: 'seti_other', clientSecret: intent.clientSecret }))).status).toBe(404);
  });

  it.each([
    ['complete', 'succeeded'],
    ['fail', 'requires_payment_method'],
  ])('that ends with %s is %s, and stays so when the other answer comes after', async (result, status) => {
    const intent = vault.startIntent('pm_1');
    const answer = (given: string) =>
      call(`/v1/setup_intents/${intent.id}/authenticate`, { client_secret: intent.clientSecret, result: given });
    expect((await answer(result)).json).toMatchObject({ status });
    expect((await answer(result === 'complete' ? 'fail' : 'complete')).json).toMatchObject({ status });
  });
});

describe('the browser files', () => {
  it('stripe.js may be loaded by any page and says when it has not changed', async () => {
    const response = await app.request('/stripe.js', { headers: { Origin: 'https://shop.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const tag = response.headers.get('etag') ?? '';
    expect((await app.request('/stripe.js', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('a file that was not built is missed by name', async () => {
    const response = await app.request('/frame.js');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('frame.js');
  });

  it.each(['frame.html', 'challenge.html'])('%s forbids inline scripts and styles and may be framed', async name => {
    const policy = (await app.request(`/${name}`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors *');
    expect(policy).not.toContain('unsafe');
  });
});

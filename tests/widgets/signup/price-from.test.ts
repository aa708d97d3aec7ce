import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../src/core/session/session.js';
import { createPriceFrom } from '../../../src/widgets/signup/price-from.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { openSession } from '../../support/session.js';

let sandbox: TestSandbox;
let session: Session;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
});
afterAll(() => sandbox.close());
beforeEach(() => {
  session = openSession(sandbox);
});

async function asked(locale = 'en-US') {
  const { $price } = createPriceFrom(session, locale);
  $price.listen(() => undefined);
  expect($price.get()).toEqual({ is: 'loading' });
  await vi.waitFor(() => expect($price.get().is).not.toBe('loading'));
  return $price.get();
}

describe('a visitor who reads from which price they can join', () => {
  it('reads the lowest price of a month with live classes, which cheaper plans have not', async () => {
    expect(await asked()).toEqual({ is: 'known', price: '$39.99' });
  });

  it('reads it in the money of their country, written in their language', async () => {
    session.configure({ locale: 'fr-BE' });
    expect(await asked('fr-BE')).toEqual({ is: 'known', price: '37,99\u00a0€' });
  });

  it('reads none where the offers do not come', async () => {
    session.configure({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await asked()).toEqual({ is: 'unknown' });
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../../src/core/session/session.js';
import { createTerms } from '../../../src/widgets/signup/terms-modal/model.js';
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

async function open(src?: string) {
  const model = createTerms({ src }, session);
  model.$screen.listen(() => undefined);
  await vi.waitFor(() => expect(model.$screen.get().is).not.toBe('loading'));
  return model;
}

describe('a visitor who has to agree to the terms', () => {
  it('reads the ones of the server, and cannot agree before their end', async () => {
    const { $screen, agree } = await open();
    expect($screen.get()).toMatchObject({ is: 'reading', atEnd: false, html: expect.stringContaining('<h1>') });
    expect(agree()).toBeUndefined();
    expect(session.get().flags.onboarding.termsAcceptedAt).toBeUndefined();
  });

  it('reads them in the language of the page', async () => {
    session.configure({ locale: 'nl-BE' });
    const { $screen } = await open();
    expect($screen.get()).toMatchObject({ html: expect.stringContaining('<h1>Algemene voorwaarden van Echelon</h1>') });
  });

  it('agrees at the end, and the instant is kept', async () => {
    const { agree, reachEnd } = await open();
    reachEnd();
    const acceptedAt = agree();
    expect(acceptedAt).toBeCloseTo(Date.now() / 1000, -1);
    expect(session.get().flags.onboarding.termsAcceptedAt).toBe(acceptedAt);
  });

  it('takes an earlier agreement back by canceling', async () => {
    session.remember({ termsAcceptedAt: 1_700_000_000 });
    const { decline } = await open();
    decline();
    expect(session.get().flags.onboarding.termsAcceptedAt).toBeUndefined();
  });

  it('learns that the terms are missing, and can agree to nothing', async () => {
    const { $screen, reachEnd, agree } = await open('http://sandbox.test/static/nothing.html');
    expect($screen.get()).toEqual({ is: 'failed', code: 'notFound' });
    reachEnd();
    expect(agree()).toBeUndefined();
  });

  it('tries again when the line is back', async () => {
    const { fetch } = session.get().config;
    session.configure({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    const { $screen, retry } = await open();
    expect($screen.get()).toEqual({ is: 'failed', code: 'offline' });
    if (fetch) session.configure({ fetch });
    retry();
    await vi.waitFor(() => expect($screen.get().is).toBe('reading'));
  });
});

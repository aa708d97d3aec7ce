import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '../../../src/core/contract/account.js';
import { signIn } from '../../../src/core/contract/auth.js';
import { together } from '../../../src/sandbox/db/together.js';
import { logins } from '../../../src/sandbox/world/logins.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';

describe('what is asked together', () => {
  const doubling = () => {
    const batches: number[][] = [];
    const ask = together(async (all: readonly number[]) => {
      batches.push([...all]);
      return all.map(one => one * 2);
    });
    return { ask, batches };
  };

  it('goes in one, and each gets the answer to their own', async () => {
    const { ask, batches } = doubling();
    expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('is asked again for a later caller', async () => {
    const { ask, batches } = doubling();
    await ask(1);
    await ask(1);
    expect(batches).toEqual([[1], [1]]);
  });

  it('goes in several where there are very many', async () => {
    const { ask, batches } = doubling();
    const many = Array.from({ length: 100 }, (_, at) => at);
    expect(await Promise.all(many.map(ask))).toEqual(many.map(one => one * 2));
    expect(batches.length).toBeGreaterThan(1);
    expect(Math.max(...batches.map(({ length }) => length))).toBeLessThanOrEqual(32);
  });

  it('fails for all of them, and for nobody who comes later', async () => {
    let broken = true;
    const ask = together(async (all: readonly number[]) => {
      if (broken) throw new Error('The line is cut.');
      return all;
    });
    expect((await Promise.allSettled([ask(1), ask(2)])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect(await ask(3)).toBe(3);
  });

  it('leaves nobody waiting when too few answers come', async () => {
    const ask = together(async (all: readonly number[]) => all.slice(1));
    await expect(Promise.all([ask(1), ask(2)])).rejects.toThrow('2 were asked for together, and 1 came.');
  });
});

describe('requests that come at once', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await openTestSandbox('family');
  });
  afterAll(() => sandbox.close());

  it('are each answered about their own person, by their own token', async () => {
    const one = await done(sandbox.client()(signIn, logins.member));
    const other = await done(sandbox.client()(signIn, logins.staff));
    const account = ({ jwt }: { jwt?: string }, userId: string) =>
      sandbox.client(jwt === undefined ? {} : { jwt })(getAccount, { userId });
    const asked = await Promise.all([
      account(one, one.userId),
      account(other, other.userId),
      account({ jwt: `${one.jwt}x` }, one.userId),
      account(one, other.userId),
      account(other, one.userId),
      account(one, 'usr_nobody'),
      sandbox.client()(signIn, logins.member),
      account(one, one.userId),
    ]);
    expect(asked.map(result => (result.ok ? result.data.userId : result.failure.code))).toEqual([
      one.userId,
      other.userId,
      'signedOut',
      'notFound',
      one.userId,
      'notFound',
      one.userId,
      one.userId,
    ]);
  });

  it('are each counted: of fourteen guesses at a password, ten are let through', async () => {
    await sandbox.forgetTries();
    const client = sandbox.client({ ip: '10.9.0.1' });
    const guesses = await Promise.all(
      Array.from({ length: 14 }, (_, guess) =>
        client(signIn, { email: logins.member.email, password: `Wrong-pass-${guess}` }),
      ),
    );
    const codes = guesses.map(result => (result.ok ? 'ok' : result.failure.code));
    expect(codes.filter(code => code === 'invalidCredentials')).toHaveLength(10);
    expect(codes.filter(code => code === 'tooManyRequests')).toHaveLength(4);
  });
});

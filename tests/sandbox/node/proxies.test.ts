import { describe, expect, it } from 'vitest';
import { startProcess } from '../../support/process.js';
import { portalKey } from '../../support/portal-key.js';
import { limits } from '../../../src/sandbox/http/limits/limits.js';

const visitors = Array.from({ length: 20 }, (_, at) => `203.0.113.${at + 1}`);

/** So many of each that all together are more than one address may try. */
const TRIES = Math.ceil(limits.code.address / visitors.length) + 1;

interface Tally {
  let: number;
  refused: number;
}

/** Looks codes up as the one proxy before the server does for its visitors, in turns; counts what each is answered. */
async function lookUps(
  url: string,
  forwardedFor: (visitor: string, turn: number) => string,
): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>(visitors.map(visitor => [visitor, { let: 0, refused: 0 }]));
  for (let turn = 0; turn < TRIES; turn += 1)
    for (const [visitor, tally] of tallies) {
      const { status } = await fetch(`${url}/redemption-codes/NOSUCHCODE${turn}/redemption`, {
        headers: { 'x-api-key': portalKey, 'x-forwarded-for': forwardedFor(visitor, turn) },
      });
      expect([404, 422, 429]).toContain(status);
      tally[status === 429 ? 'refused' : 'let'] += 1;
    }
  return tallies;
}

const total = (tallies: Map<string, Tally>, what: keyof Tally) =>
  [...tallies.values()].reduce((sum, tally) => sum + tally[what], 0);

const honest = (visitor: string) => visitor;

describe('twenty visitors behind one proxy', () => {
  it('share one limit where nobody is trusted, and have one each where the proxy is', async () => {
    const [alone, behind] = [await startProcess({}), await startProcess({ TRUSTED_PROXIES: '1' })];
    const without = await lookUps(alone.url, honest);
    const withIt = await lookUps(behind.url, honest);
    process.stdout.write(
      [
        `${TRIES} look-ups each, ${limits.code.address} of one address in ${limits.code.seconds} s (let through, refused)`,
        `${'address'.padEnd(14)} | without it | TRUSTED_PROXIES=1`,
        ...visitors.map(visitor => {
          const [one, other] = [without.get(visitor), withIt.get(visitor)];
          return (
            `${visitor.padEnd(14)} | ${one?.let}, ${one?.refused}`.padEnd(27) + ` | ${other?.let}, ${other?.refused}`
          );
        }),
        '',
      ].join('\n'),
    );
    expect([total(without, 'let'), total(without, 'refused')]).toEqual([
      limits.code.address,
      TRIES * visitors.length - limits.code.address,
    ]);
    expect([total(withIt, 'let'), total(withIt, 'refused')]).toEqual([TRIES * visitors.length, 0]);
    await Promise.all([alone.end('SIGTERM'), behind.end('SIGTERM')]);
  });

  it('are not mistaken for one who invents an address for each try: the proxy’s own word is the last', async () => {
    const behind = await startProcess({ TRUSTED_PROXIES: '1' });
    // what the visitor wrote stands before what the proxy adds
    const invented = await lookUps(
      behind.url,
      (visitor, turn) => `198.51.100.${turn}, ${visitor === visitors[0] ? visitor : '203.0.113.99'}`,
    );
    const honestOne = invented.get(visitors[0] ?? '');
    expect(honestOne).toEqual({ let: TRIES, refused: 0 });
    expect(total(invented, 'let')).toBe(limits.code.address + TRIES);
    await behind.end('SIGTERM');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUserAgent } from '../../../src/widgets/account/security/user-agent.js';

describe('a browser or app', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
      'Edge',
      'Windows',
      false,
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36 OPR/120.0.0.0',
      'Opera',
      'Windows',
      false,
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', false],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
      'Chrome',
      'ChromeOS',
      false,
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari',
      'macOS',
      false,
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1',
      'Chrome',
      'iPhone',
      true,
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
      'Safari',
      'iPad',
      true,
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
      true,
    ],
    ['Echelon/5.2 (iPhone; iOS 26.1)', 'Echelon', 'iPhone', true],
    ['EchelonFit/3', 'Echelon', undefined, true],
    ['curl/8.5.0', undefined, undefined, false],
    ['', undefined, undefined, false],
  ])('that calls itself “%s” is %s on %s', (userAgent, client, system, handheld) => {
    expect(readUserAgent(userAgent)).toEqual({ client, system, handheld });
  });

  it('may call itself anything', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'binary' }), userAgent => {
        const { client, system } = readUserAgent(userAgent);
        expect([client, system].every(name => name === undefined || name.length > 0)).toBe(true);
      }),
    );
  });
});

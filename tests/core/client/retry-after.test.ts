import fc from 'fast-check';
import { expect, it } from 'vitest';
import { retryAfterSeconds } from '../../../src/core/client/failures.js';
import { retryDelay } from '../../../src/core/client/retry.js';

it('a Retry-After in seconds or as a date gives the same wait', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400 }), seconds => {
      const now = 1_700_000_000_000;
      expect(retryAfterSeconds(String(seconds), now)).toBe(seconds);
      expect(retryAfterSeconds(new Date(now + seconds * 1000).toUTCString(), now)).toBe(seconds);
    }),
  );
});

it('for any text of a server, the wait is between nothing and ten seconds', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 1 }), (header, attempt) => {
      const delay = retryDelay(header, attempt);
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(10_000);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailKey } from '../../../../src/sandbox/billing/cards/trial-fraud.js';

describe('the address behind an alias', () => {
  it.each([
    ['Jo@Example.com', 'jo@example.com'],
    ['jo+trial@example.com', 'jo@example.com'],
    ['jo+a+b@example.com', 'jo@example.com'],
    [' j.o.doe@gmail.com ', 'jodoe@gmail.com'],
    ['JoDoe+2@googlemail.com', 'jodoe@gmail.com'],
    ['j.o@example.com', 'j.o@example.com'],
    ['+only@example.com', '+only@example.com'],
  ])('%s is %s', (typed, key) => expect(emailKey(typed)).toBe(key));

  it('is the same however many tags are added, and finding it twice changes nothing', () => {
    const name = fc.stringMatching(/^[a-z][a-z0-9._]{0,12}$/);
    const domain = fc.constantFrom('gmail.com', 'googlemail.com', 'example.com', 'mail.example.org');
    fc.assert(
      fc.property(name, fc.stringMatching(/^[a-z0-9+]{0,8}$/), domain, (local, tag, host) => {
        const key = emailKey(`${local}@${host}`);
        expect(emailKey(`${local.toUpperCase()}+${tag}@${host}`)).toBe(key);
        expect(emailKey(key)).toBe(key);
      }),
    );
  });
});

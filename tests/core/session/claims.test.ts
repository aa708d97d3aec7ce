import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeToken, isAuthorized, isParent, tryDecodeToken } from '../../../src/core/session/claims.js';
import { token } from './tokens.js';

describe('a token', () => {
  it('holds session, person, parent, roles and family size', () => {
    expect(decodeToken(token({ role: ['Producer', 7] }))).toMatchObject({
      jti: 's1',
      sub: 'u1',
      par: 'u1',
      role: ['Producer'],
      maxFamilyMembers: 4,
    });
  });

  it.each([
    ['no string at all', 7, /must be a string/],
    ['one part', 'abc', /missing part #2/],
    ['a part that is not base64', 'a.%%%.c', /invalid base64 for part #2/],
    ['a part that is not JSON', 'a.YWJj.c', /invalid json for part #2/],
  ])('that is %s is refused with the reason', (_, value, reason) => {
    expect(() => Reflect.apply(decodeToken, undefined, [value])).toThrow(reason);
  });

  it('damaged in any way is simply no token when it comes from storage', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        expect(() => tryDecodeToken(text)).not.toThrow();
      }),
    );
  });
});

describe('a person', () => {
  it.each(['SuperAdmin', 'Admin', 'Producer'])('with the role %s is staff', role => {
    expect(isAuthorized(decodeToken(token({ role: [role] })))).toBe(true);
  });

  it('with any other role is not', () => {
    expect(isAuthorized(decodeToken(token({ role: ['CustomerService', 'Member'] })))).toBe(false);
    expect(isAuthorized(undefined)).toBe(false);
  });

  it('is a parent when sub equals par, and a child otherwise', () => {
    expect(isParent(decodeToken(token()))).toBe(true);
    expect(isParent(decodeToken(token({ par: 'u2' })))).toBe(false);
    expect(isParent(undefined)).toBe(false);
  });
});

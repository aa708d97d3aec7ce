import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { preferenceKeys, preferences } from '../../../../src/core/contract/schemas/preferences.js';
import { devCodeOf } from '../../../../src/sandbox/people/dev-code.js';
import { defaultsOf } from '../../../../src/sandbox/people/preferences.js';
import { displayNameOf } from '../../../../src/sandbox/people/profile/profile.js';
import { tabsOf } from '../../../../src/sandbox/people/tabs.js';

describe('a developer code', () => {
  const secret = new Uint8Array(32).fill(7);
  it('is another one for another person, another day and another secret', () => {
    const made = [
      devCodeOf(secret, 'usr_a', 0),
      devCodeOf(secret, 'usr_b', 0),
      devCodeOf(secret, 'usr_a', 86_400),
      devCodeOf(new Uint8Array(32).fill(8), 'usr_a', 0),
    ];
    expect(new Set(made.map(({ code }) => code)).size).toBe(4);
    for (const { code } of made) expect(code).toMatch(/^\d{6}$/);
  });
  it('holds from the first second of the day to the last', () => {
    expect(devCodeOf(secret, 'usr_a', 86_400)).toEqual(devCodeOf(secret, 'usr_a', 172_799));
    expect(devCodeOf(secret, 'usr_a', 172_799).expiresAt).toBe(172_800);
  });
});

describe('defaults', () => {
  it.each(['US', 'CA', 'MX', 'BE', 'ZZ'])('in %s are what their own rules let through', countryCode => {
    const defaults = defaultsOf({ id: 'a', parentId: 'a', countryCode });
    expect(Object.keys(defaults).toSorted()).toEqual(Object.keys(preferenceKeys).toSorted());
    expect(v.safeParse(preferences, defaults).issues).toBeUndefined();
  });
});

it('the name that others see is the chosen one, else the first and a letter of the last', () => {
  expect(displayNameOf({ displayName: 'Wheels', firstName: 'Jo', lastName: 'Walker' })).toBe('Wheels');
  expect(displayNameOf({ displayName: null, firstName: 'Jo', lastName: 'Walker' })).toBe('Jo W.');
  expect(displayNameOf({ displayName: null, firstName: 'Jo', lastName: ' 💥x' })).toBe('Jo 💥.');
  expect(displayNameOf({ displayName: null, firstName: 'Jo', lastName: ' ' })).toBe('Jo');
});

it('a child’s areas are among the parent’s and in the same order', () => {
  const all = tabsOf({ id: 'a', parentId: 'a', passwordHash: null });
  const child = tabsOf({ id: 'b', parentId: 'a', passwordHash: 'x' });
  expect(all.filter(tab => child.includes(tab))).toEqual(child);
});

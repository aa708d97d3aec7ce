import { describe, expect, it } from 'vitest';
import { contract } from '../../../src/core/contract/index.js';
import { callNames, findCall } from '../../../src/sandbox/http/find-call.js';

const VALUE = 'usr_1';
const address = (path: string) => path.replaceAll(/:\w+/g, VALUE);

describe('the call that a request makes', () => {
  it.each(callNames)('%s is found at its own address, with its parameters', name => {
    const { method, path } = contract[name];
    const parameters = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => [parameter, VALUE]);
    expect(findCall(method, address(path))).toEqual({ name, params: Object.fromEntries(parameters) });
  });

  it('is the one with a word where another takes anything', () => {
    expect(findCall('GET', '/users/roles')).toEqual({ name: 'listRoles', params: {} });
    expect(findCall('GET', '/users/rolesx')).toMatchObject({ params: { userId: 'rolesx' } });
    expect(findCall('GET', '/users/findByEmail/jo@example.test')).toMatchObject({
      params: { email: 'jo@example.test' },
    });
  });

  it('is the other one where the word leads nowhere', () => {
    // /users/password is the beginning of an address, and a name like any other
    expect(findCall('GET', '/users/password')).toMatchObject({ name: 'getUser', params: { userId: 'password' } });
    expect(findCall('GET', '/users/external/account')).toMatchObject({ params: { externalId: 'account' } });
    expect(findCall('POST', '/users/external/account/quote')).toMatchObject({
      name: 'quote',
      params: { userId: 'external' },
    });
  });

  it('is none at an address with another method, with a part too many, or with an empty one', () => {
    expect(findCall('PUT', '/users')).toBe('otherMethod');
    expect(findCall('DELETE', '/users/usr_1/account')).toBe('otherMethod');
    for (const path of [
      '/',
      '',
      '/nothing',
      '/users/',
      '/users//account',
      '/users/usr_1/account/',
      '/constructor',
      '/__proto__',
    ])
      expect(findCall('GET', path)).toBeUndefined();
  });

  it('reads what is escaped, once, and takes what is wrongly escaped as it is', () => {
    expect(findCall('GET', '/users/findByEmail/jo%2Bone%40example.test')).toMatchObject({
      params: { email: 'jo+one@example.test' },
    });
    expect(findCall('GET', '/users/a%2Fb')).toMatchObject({ params: { userId: 'a/b' } });
    expect(findCall('GET', '/users/a%2540b')).toMatchObject({ params: { userId: 'a%40b' } });
    expect(findCall('GET', '/users/%zz')).toMatchObject({ params: { userId: '%zz' } });
    expect(findCall('GET', '/user%73/usr_1')).toMatchObject({ params: { userId: 'usr_1' } });
  });
});

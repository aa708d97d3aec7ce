import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../../../src/sandbox/http/limits/network.js';

describe('whom an address stands for', () => {
  it('is itself in IPv4, also where it is written as IPv6', () => {
    for (const address of ['203.0.113.7', 'local', 'unknown']) expect(networkOf(address)).toBe(address);
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:cb00:7107')).toBe('203.0.113.7');
  });

  it('is a household of 2⁶⁴ addresses in IPv6, however one of them is written', () => {
    expect(networkOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64');
    expect(networkOf('2001:DB8:0000:0007:ffff:1:2:3')).toBe('2001:db8:0:7::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.array(group, { minLength: 4, maxLength: 4 }), fc.ipV6(), (host, address) => {
        const [net = ''] = networkOf(address).split('::/64');
        if (!net.includes(':')) return;
        expect(networkOf(`${net}:${host.map(part => part.toString(16)).join(':')}`)).toMatch(/::\/64$|^\d+\.\d+\./);
      }),
    );
  });
});

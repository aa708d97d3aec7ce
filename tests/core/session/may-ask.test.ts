import { expect, it } from 'vitest';
import type { CallLine } from '../../../src/core/contract/call.js';
import { commercialRoles, type Role, roles } from '../../../src/core/contract/guards.js';
import { contract } from '../../../src/core/contract/index.js';
import { tryDecodeToken } from '../../../src/core/session/claims.js';
import { askers, mayAsk } from '../../../src/core/session/may-ask.js';
import { guards } from '../../../src/sandbox/access/guards.js';

const lines: readonly (readonly [string, CallLine])[] = Object.entries(contract);
const claimsOf = (role: Role) => {
  const body = btoa(JSON.stringify({ jti: 's', sub: 'usr_1', par: 'usr_1', role: [role] }));
  const claims = tryDecodeToken(`e30.${body}.x`);
  if (!claims) throw new Error('The token could not be read.');
  return claims;
};

/** Roles of which the back end lets somebody through, by the contract. */
const letIn = ({ guard }: CallLine): readonly Role[] =>
  roles.filter(role =>
    guard.some(one => {
      const rule = guards[one];
      return rule.anyone || rule.self || rule.open || rule.key || rule.roles?.some(held => held === role);
    }),
  );

it('nobody is kept from a call that the back end would answer, and each role that may make none of them is', () => {
  for (const [address, allowed] of askers) {
    const below = lines.filter(([, call]) => address.test(call.path) && call.needs.some(one => one === 'jwt'));
    expect(below.length, String(address)).toBeGreaterThan(0);
    for (const [name, call] of below)
      for (const role of letIn(call))
        // a machine has no page
        if (role !== 'Equipment') expect(mayAsk(call.path, claimsOf(role)), `${name} for ${role}`).toBe(true);
    const some = new Set(below.flatMap(([, call]) => letIn(call)));
    expect(roles.filter(role => allowed.test(role)).toSorted(), String(address)).toEqual(
      [...some].filter(one => one !== 'Equipment').toSorted(),
    );
  }
});

it('a member and customer service make none of the commercial calls', () => {
  for (const role of ['Member', 'CustomerService', 'Marketing', 'Producer'] as const)
    expect(mayAsk('/commercial/v1/locations', claimsOf(role)), role).toBe(false);
  for (const role of commercialRoles) expect(mayAsk('/commercial/v1/locations', claimsOf(role)), role).toBe(true);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginCommercialSession } from '../../../src/core/contract/commercial/sessions.js';
import { handlers } from '../../../src/sandbox/http/handlers.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { ask, callNames, lineOf } from '../calls/calls.js';
import { enter, newPerson, type Person } from '../support/people.js';

let sandbox: TestSandbox;
let rider: Person;
let sessionId: string;
beforeAll(async () => {
  sandbox = await openTestSandbox('commercial');
  rider = await newPerson(sandbox, { firstName: 'Zephyrine', lastName: 'Quux' });
  sessionId = (await done(rider.client(beginCommercialSession, { userId: rider.userId, equipmentId: 'eqp_1' }))).id;
});
afterAll(() => sandbox.close());

const named = {
  locationId: 'loc_downtown',
  equipmentId: 'eqp_1',
  serial: 'STRIDE9PRO-1001',
  dealerId: 'deal_northern',
  ownerId: 'own_harbor',
  orderId: 'ord_fulfilled',
  licenseId: 'lic_downtown',
  userCode: 'NONE',
};

/** Everything that people of a location, its owner or its dealer can read. */
const readable = callNames.filter(
  name => lineOf(name).scoped && lineOf(name).method === 'GET' && Object.hasOwn(handlers, name),
);

const people = ['owner', 'dealer', 'location-manager', 'location-staff'] as const;

it.each(people)('who works out where is nowhere in what the %s reads (domain 6.3.8)', async who => {
  const { jwt } = await enter(sandbox, `${who}@echelon.test`, undefined, 'Help-4-members');
  let answers = 0;
  for (const name of readable) {
    const parameters = [...lineOf(name).path.matchAll(/:(\w+)/g)].flatMap(([, parameter]) => parameter ?? []);
    const input = Object.fromEntries(Object.entries(named).filter(([field]) => parameters.includes(field)));
    const { status, body } = await ask(sandbox, name, { jwt, input });
    if (status === 200) answers += 1;
    for (const secret of [rider.userId, 'Zephyrine', sessionId, 'usr_member'])
      expect(body.includes(secret), `${name} says ${secret}`).toBe(false);
  }
  expect(answers).toBeGreaterThan(0);
});

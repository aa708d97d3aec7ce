import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type CallName } from '../../src/core/contract/index.js';
import { signIn } from '../../src/core/contract/auth.js';
import { shapes } from '../../src/core/contract/schemas/index.js';
import { platformRefusals } from '../../src/sandbox/http/refusal.js';
import { logins, type WorldName } from '../../src/sandbox/index.js';
import { done } from '../support/results.js';
import { portalKey } from '../support/portal-key.js';
import { openTestSandbox, type TestSandbox } from '../support/sandbox.js';

const isCallName = (name: string): name is CallName => name in contract;
const reads = (name: CallName): boolean => contract[name].method === 'GET';
/** Those that only read come first: each leaves the world to the next as it found it. */
const names = Object.keys(contract)
  .filter(isCallName)
  .toSorted((one, other) => Number(reads(other)) - Number(reads(one)));

const envelope = v.strictObject({
  error: v.strictObject({
    code: v.pipe(v.string(), v.minLength(1)),
    message: v.pipe(v.string(), v.minLength(1)),
    debug: v.optional(v.record(v.string(), v.unknown())),
    requestId: v.pipe(v.string(), v.minLength(8)),
  }),
});

/** Where a call gets further than in a world in which nobody has bought anything. */
const worldOf: Partial<Record<CallName, WorldName>> = {
  activate: 'inactive',
  subscribe: 'with-card',
  quote: 'with-card',
  updatePayment: 'default',
  getAccount: 'past-due',
  changeFamily: 'default',
  getFamily: 'child-account',
};

/** Text that back ends stumble over, beside text that they expect. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('\0', '\ud800', '\udc00', "'", '"', '%', '\\', '​', '💥', 'a', '1', '$') }),
  fc.constantFrom(
    '',
    ' ',
    'null',
    'US',
    'us',
    'usr_member',
    'us-premier-monthly',
    'a@b.test',
    'Ride-2-gether',
    '__proto__',
    'constructor',
    '../..',
    '%00',
    '1e999',
    'x'.repeat(300),
  ),
);

const scalar = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(Number.MAX_SAFE_INTEGER, 1e21, -1, 0),
);

const fields = [
  'email',
  'password',
  'firstName',
  'lastName',
  'countryCode',
  'partnerId',
  'attribution',
  'token',
  'expirationSeconds',
  'phoneNumber',
  'planId',
  'offerId',
  'redemptionCode',
  'quoteToken',
  'termsAcceptedAt',
  'serialNumber',
  'receiptGuid',
  'id',
  'cardData',
  'billingAddress',
  'userId',
  '__proto__',
  'constructor',
];

/** Values that a call takes as they are, so that random ones also get past the first field. */
const plausible: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: fc.constantFrom('a@b.test', logins.member.email, 'MEMBER@echelon.test '),
  password: fc.constantFrom('Ride-2-gether', 'x'),
  firstName: text,
  lastName: text,
  phoneNumber: text,
  redemptionCode: text,
  serialNumber: text,
  token: text,
  quoteToken: text,
  countryCode: fc.constantFrom('US', 'CA', 'ZZ'),
  planId: fc.constantFrom('us-premier-monthly', 'none'),
  offerId: fc.constantFrom('us-premier-monthly', 'none'),
  partnerId: fc.constantFrom('fitshop', 'none'),
  id: fc.constantFrom('pm_none', 'pm_1'),
  termsAcceptedAt: fc.nat(),
  expirationSeconds: fc.integer({ min: -5, max: 1000 }),
  action: fc.constantFrom('add', 'resend', 'join'),
  memberId: fc.constantFrom('usr_member', 'usr_none'),
  oldPassword: fc.constantFrom('Ride-2-gether', 'x'),
  currentPassword: fc.constantFrom('Ride-2-gether', 'x'),
  displayName: text,
  name: text,
  pushToken: text,
  birthDate: fc.constantFrom('1990-02-28', '2023-02-29', null),
  heightMm: fc.nat({ max: 4000 }),
  version: fc.nat({ max: 3 }),
  deviceId: fc.constantFrom('phone', 'a b'),
  platform: fc.constantFrom('ios', 'web'),
  enabled: fc.boolean(),
  apply: fc.boolean(),
  lines: fc.array(fc.record({ at: fc.nat(), level: fc.constantFrom('info', 'none'), text }), { maxLength: 3 }),
  attribution: fc.dictionary(fc.constantFrom('utmSource', 'utmMedium', 'other'), text),
  cardData: fc.record({
    type: fc.constant('card'),
    code: fc.constantFrom('4242', 'x'),
    brand: text,
    expirationMonth: fc.integer({ min: 0, max: 13 }),
    expirationYear: fc.nat({ max: 3000 }),
  }),
  billingAddress: fc.record({
    streetLine1: text,
    city: text,
    postalCode: text,
    country: fc.record({ code: fc.constantFrom('US', 'x') }),
    region: fc.record({ code: text }),
  }),
};

const body = fc.oneof(
  fc.record(Object.fromEntries(Object.entries(plausible)), { requiredKeys: [] }),
  fc.dictionary(fc.constantFrom(...fields), fc.oneof(scalar, fc.array(scalar), fc.dictionary(text, scalar))),
  fc.jsonValue(),
);

const raw = fc.oneof(
  { weight: 6, arbitrary: body.map(value => JSON.stringify(value)) },
  { weight: 1, arbitrary: text },
  { weight: 1, arbitrary: fc.constant(undefined) },
);

const parameter = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'usr_member',
      'usr_staff',
      'us-premier-monthly',
      'new-year',
      'fitshop',
      'preferences',
      'password',
    ),
  },
  { weight: 1, arbitrary: text },
);

/** Header values are Latin-1 without control characters; anything else never leaves a client. */
const header = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter(code => code !== 0x7f)
    .map(code => String.fromCharCode(code)),
});

describe('for any body', () => {
  let sandbox: TestSandbox;
  let tokens: string[];
  /** The world that nobody has written in yet. */
  let untouched: WorldName | undefined;
  beforeAll(async () => {
    sandbox = await openTestSandbox();
  });
  afterAll(() => sandbox.close());

  function encoded(value: string): string {
    try {
      return encodeURIComponent(value);
    } catch {
      return '%ED%A0%80';
    }
  }

  const signEverybodyIn = async () => {
    tokens = [];
    // another address each time: the sign-ins of this test are not what is being limited
    const client = sandbox.client({ ip: String(Math.random()) });
    for (const login of [logins.member, logins.staff, logins.admin])
      tokens.push((await done(client(signIn, login))).jwt);
  };

  for (const name of names) {
    const call = contract[name];
    const expected = new Set<string>([
      ...('fails' in call ? call.fails : []),
      ...Object.keys(platformRefusals).filter(code => code !== 'broken'),
    ]);

    it(`${name} answers in its shape, or with a refusal that the contract lists`, async () => {
      const world = worldOf[name] ?? 'fresh';
      if (untouched !== world) {
        await sandbox.load(world);
        await signEverybodyIn();
      }
      untouched = reads(name) ? world : undefined;
      await fc.assert(
        fc.asyncProperty(
          fc.record({
            parameters: fc.array(parameter, { minLength: 2, maxLength: 2 }),
            query: fc.dictionary(fc.oneof(fc.constant('countryCode'), text), text),
            body: raw,
            headers: fc.record(
              {
                'idempotency-key': header,
                'accept-language': header,
                'x-request-id': header,
                'content-type': header,
                authorization: header,
              },
              { requiredKeys: [] },
            ),
            token: fc.constantFrom(0, 1, 2, undefined),
            key: fc.constantFrom(portalKey, portalKey, portalKey, undefined, 'pk_none'),
          }),
          async sent => {
            const parameters = [...sent.parameters];
            const path = call.path.replace(/:\w+/g, () => encoded(parameters.shift() ?? ''));
            const query =
              call.method === 'GET'
                ? `?${Object.entries(sent.query)
                    .map(pair => pair.map(encoded).join('='))
                    .join('&')}`
                : '';
            const jwt = sent.token === undefined ? undefined : tokens[sent.token];
            const answer = await sandbox.send(call.method, path + query, {
              headers: {
                ...sent.headers,
                ...(jwt && { authorization: `Bearer ${jwt}` }),
                ...(sent.key && { 'x-api-key': sent.key }),
              },
              ...(call.method !== 'GET' && call.method !== 'DELETE' && sent.body !== undefined && { body: sent.body }),
            });
            const answered: unknown = await answer.json();
            if (answer.status === 200) {
              v.parse(v.strictObject({ data: shapes[name].output }), answered);
              return;
            }
            expect(answer.status, JSON.stringify(answered)).toBeLessThan(500);
            const { error } = v.parse(envelope, answered);
            expect([...expected]).toContain(error.code);
            if (error.code === 'sessionRevoked') await signEverybodyIn();
          },
        ),
        { numRuns: Number(process.env['CONTRACT_RUNS'] ?? 15) },
      );
    });
  }
});

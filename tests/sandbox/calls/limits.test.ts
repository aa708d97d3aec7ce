import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitName } from '../../../src/core/contract/call.js';
import type { CallName } from '../../../src/core/contract/index.js';
import { shapes } from '../../../src/core/contract/schemas/index.js';
import { rateLimits } from '../../../src/sandbox/http/tables.js';
import { limits } from '../../../src/sandbox/http/limits/limits.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs } from '../support/people.js';
import { theMember } from '../support/visitor.js';
import { ask, type Asked, callNames, lineOf } from './calls.js';

/** The names that people give to what can be guessed, wherever in an input. */
const GUESSABLE = /password|token|^code$|codeId|redemptionCode|serial|email|receiptGuid|^guid$|secret|pin$/i;

/** What is called so and is no secret: why. */
const known: Readonly<Record<string, string>> = {
  quoteToken: 'sealed for one person and sum, and worth nothing to another',
  pushToken: 'where a device is reached; tells nobody anything',
  'cardData.code': 'the last four digits of the card beside it',
  'billingAddress.country.code': 'a country',
  'billingAddress.region.code': 'a region',
  'address.country.code': 'a country',
  'address.region.code': 'a region',
  'discount.currency.code': 'a currency',
  'effect.discount.currency.code': 'a currency',
  'data.currency.code': 'a currency',
  'addAddonOffer guid': 'an offer, which everybody may see',
  'cancelAddonOffer guid': 'an offer',
  'uncancelAddonOffer guid': 'an offer',
  'quoteAddonOffer guid': 'an offer',
  'resetPassword password': 'a new one; the token beside it is the secret',
  'data.object.client_secret': 'in an event that is signed',
  'data.email': 'in an event that is signed',
  'data.serialNumber': 'in an event that is signed',
  'data.code': 'in an event that is signed',
  'reportHealth code': 'a fault’s, by its maker',
  'reportEquipmentFault code': 'a fault’s, by its maker',
  activationCodeId: 'an id, which activates nothing',
  'match.serial_number': 'the place of a column in a file',
  contactEmail: 'whom to write to; nobody signs in by it',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The dotted names of everything that a schema takes. */
function* fieldsOf(schema: unknown, path = ''): Generator<string> {
  if (!isRecord(schema)) return;
  if (path) yield path;
  for (const [name, inner] of Object.entries(isRecord(schema['entries']) ? schema['entries'] : {}))
    yield* fieldsOf(inner, path ? `${path}.${name}` : name);
  for (const inner of Array.isArray(schema['options']) ? schema['options'] : []) yield* fieldsOf(inner, path);
  for (const inner of Array.isArray(schema['pipe']) ? schema['pipe'] : [])
    if (inner !== schema) yield* [...fieldsOf(inner, path)].filter(field => field !== path);
  yield* fieldsOf(schema['wrapped'], path);
  yield* fieldsOf(schema['item'], path);
}

const used = new Set<string>();

function isKnown(name: CallName, field: string): boolean {
  const key = [field, `${name} ${field}`].find(one => one in known);
  if (key) used.add(key);
  return key !== undefined;
}

/** The secrets that a call takes: in its path, query or body. */
function secretsOf(name: CallName): string[] {
  const inPath = [...lineOf(name).path.matchAll(/:(\w+)/g)].flatMap(([, field]) => field ?? []);
  const fields = new Set([...inPath, ...fieldsOf(shapes[name].input)]);
  return [...fields].filter(field => GUESSABLE.test(field.split('.').at(-1) ?? '') && !isKnown(name, field));
}

const guessable = callNames
  .map(name => ({ name, secrets: secretsOf(name) }))
  .filter(({ secrets }) => secrets.length > 0);

const counts = (limit: LimitName, field: string) => limits[limit].fields?.includes(field) ?? true;

describe('a call that takes something guessable', () => {
  it.each(guessable)('$name names a limit that counts its $secrets', ({ name, secrets }) => {
    const named = lineOf(name).limit ?? [];
    for (const secret of secrets)
      expect(
        named.filter(limit => counts(limit, secret)),
        secret,
      ).not.toEqual([]);
  });

  it('is one of these, and nothing is excused that is not there', () => {
    process.stdout.write(
      `${guessable.map(({ name, secrets }) => `${name.padEnd(26)} ${secrets.join(', ').padEnd(42)} ${(lineOf(name).limit ?? []).join(', ')}`).join('\n')}\n${guessable.length} calls\n`,
    );
    expect(guessable.length).toBeGreaterThanOrEqual(29);
    expect(Object.keys(known).filter(one => !used.has(one))).toEqual([]);
  });
});

const address = {
  streetLine1: '1 Main Street',
  city: 'Salem',
  postalCode: '97301',
  country: { code: 'US' },
  region: { code: 'OR' },
};
const payment = {
  id: 'pm_none',
  cardData: { type: 'card', code: '4242', brand: 'visa', expirationMonth: 12, expirationYear: 2040 },
  billingAddress: address,
  firstName: 'Jo',
  lastName: 'Walker',
  phoneNumber: '1',
};
const person = { firstName: 'Jo', lastName: 'Walker' };
const guess = { email: 'member@echelon.test', password: 'Guess-1-guess' };
const aimed = { userId: 'usr_member' };

/** What each limited call is tried with; most are refused, and count all the same. */
const tries: Partial<Record<CallName, object>> = {
  signIn: guess,
  signInCommercial: guess,
  signInCommercialV1: guess,
  redeemOneTimeToken: { token: 'x' },
  readInvitation: { token: 'x' },
  resetPassword: { token: 'x', password: 'Ride-2-gether' },
  createUser: { ...guess, ...person },
  forgotPassword: { email: guess.email },
  findUserByEmail: { email: guess.email },
  getDateActivated: { email: guess.email },
  resendActivation: { email: guess.email },
  updateUser: { ...aimed, email: 'new@example.test', currentPassword: 'x' },
  changePassword: { ...aimed, oldPassword: 'x', password: 'Ride-2-gether' },
  quote: { ...aimed, planId: 'us-premier-monthly', redemptionCode: 'NONE', receiptGuid: 'none' },
  quoteSubscription: {
    subscriptionId: 'sub_none',
    planId: 'us-premier-monthly',
    redemptionCode: 'NONE',
    receiptGuid: 'none',
  },
  updatePayment: { ...aimed, ...payment },
  payOwed: aimed,
  activate: aimed,
  subscribe: { ...aimed, offerId: 'none', redemptionCode: 'NONE', serialNumber: 'NONE', receiptGuid: 'none' },
  validateAccountCode: { ...aimed, code: 'NONE' },
  redeemAccountCode: { ...aimed, code: 'NONE' },
  importRoutine: { ...aimed, code: 'NONE' },
  validateRedemptionCode: { code: 'NONE' },
  redeemCode: { code: 'NONE' },
  activateRedemptionCode: { codeId: 'NONE' },
  createRedemptionCode: { code: 'x', effect: { kind: 'days', days: 1 } },
  sendActivationEmail: aimed,
  attachTestCard: { ...aimed, token: 'pm_none' },
  getEquipmentBySerial: { serial: 'NONE' },
  uploadReceipt: { file: new Blob(['x']) },
  importWorkout: { ...aimed, file: new Blob(['x']) },
  listReceipts: { guid: 'none' },
  decideReceipt: { guid: 'none', status: 'approved', version: 1 },
  createExternalUser: { externalId: 'x', email: guess.email, ...person },
  signUpPartnerMember: { memberId: 'x', email: guess.email, ...person },
  changeFamily: { ...aimed, action: 'join', token: 'x' },
  activateEquipment: { serialNumber: 'NONE', activationCode: 'NONE' },
  authenticateEquipment: { serialNumber: 'NONE', secret: 'x' },
  beginPairing: { serialNumber: 'NONE' },
  pollPairing: { deviceCode: 'x' },
  cancelPairing: { deviceCode: 'x' },
  getPairing: { userCode: 'NONE' },
  approvePairing: { userCode: 'NONE', locationId: 'loc_downtown' },
  findEquipmentBySerial: { serial: 'NONE' },
  updateEquipment: { equipmentId: 'eqp_none', serialNumber: 'NONE' },
  trashEquipment: { equipmentId: 'eqp_none', serialNumber: 'NONE' },
  replaceEquipment: { equipmentId: 'eqp_none', serialNumber: 'NONE' },
  validateCommercialCode: { code: 'NONE' },
  redeemCommercialCode: { code: 'NONE' },
  resetCommercialCode: { code: 'NONE', reason: 'x' },
  suspendCommercialCode: { code: 'NONE', reason: 'x' },
  inviteLocationUser: { locationId: 'loc_none', email: guess.email, role: 'staff' },
  connectUserEquipment: { ...aimed, unitId: 'NONE' },
  disconnectUserEquipment: { ...aimed, unitId: 'NONE' },
};

/** Nobody in the way of a caller whose guard it is: back ends by key, pages by key, staff by token. */
function handOf(name: CallName, jwt: string): Pick<Asked, 'jwt' | 'apiKey'> {
  const { guard } = lineOf(name);
  if (guard.every(one => one === 'service'))
    return { apiKey: name === 'signUpPartnerMember' ? 'sk_echelon_lafitness' : 'sk_echelon_service' };
  return guard.every(one => one === 'apiKey') ? {} : { jwt };
}

describe('a limited call', () => {
  let sandbox: TestSandbox;
  let jwt: string;
  let subscriptionId: string;
  beforeAll(async () => {
    sandbox = await openTestSandbox('active-monthly');
    jwt = (await enterAs(sandbox, 'superAdmin')).jwt;
    subscriptionId = (await (await theMember(sandbox)).account()).subscription?.id ?? '';
  });
  afterAll(() => sandbox.close());

  let visitors = 0;
  const somewhere = () => `192.0.2.${(visitors += 1)}`;
  const limited = callNames.filter(name => lineOf(name).limit);

  it('is tried here, every one', () => {
    process.stdout.write(
      `${limited.map(name => `${name.padEnd(26)} ${(lineOf(name).limit ?? []).join(', ')}`).join('\n')}\n${limited.length} calls\n`,
    );
    expect(Object.keys(tries).toSorted()).toEqual(limited.toSorted());
  });

  for (const name of limited) {
    for (const limit of lineOf(name).limit ?? []) {
      const { address: atAddress, account } = limits[limit];
      const input = () => ({ ...tries[name], ...(name === 'quoteSubscription' && { subscriptionId }) });

      it(`${name} lets ${atAddress} tries of ${limit} through from one address`, async () => {
        await sandbox.database.db.delete(rateLimits);
        const ip = somewhere();
        const send = async () => (await ask(sandbox, name, { ...handOf(name, jwt), ip, input: input() })).status;
        expect(await send()).not.toBe(429);
        await advance(`${limit} address ${ip}`, atAddress - 1);
        expect(await send()).not.toBe(429);
        expect(await send()).toBe(429);
      });

      const naming = 'userId' in (tries[name] ?? {}) || 'email' in (tries[name] ?? {}) || name === 'quoteSubscription';
      if (account !== undefined && naming) {
        it(`${name} lets ${account} tries of ${limit} at one account through, wherever they come from`, async () => {
          await sandbox.database.db.delete(rateLimits);
          const subject = await aim(name, limit);
          const send = async () =>
            (await ask(sandbox, name, { ...handOf(name, jwt), ip: somewhere(), input: input() })).status;
          expect(await send()).not.toBe(429);
          await advance(`${limit} account ${subject}`, account - 1);
          expect(await send()).not.toBe(429);
          expect(await send()).toBe(429);
        });
      }
    }
  }

  /** As if so many had come already; the counter has to be there, so a call that counts nothing fails here. */
  async function advance(subject: string, hits: number): Promise<void> {
    const moved = await sandbox.database.db
      .update(rateLimits)
      .set({ hits: [hits] })
      .where(sql`${rateLimits.subject} = ${subject}`)
      .returning({ hits: rateLimits.hits });
    expect(moved, subject).toHaveLength(1);
  }

  const aim = async (name: CallName, limit: LimitName): Promise<string> =>
    limits[limit].byEmail
      ? guess.email
      : 'userId' in (tries[name] ?? {}) || name === 'quoteSubscription'
        ? aimed.userId
        : guess.email;

  it('counts with every other door to the same secret', async () => {
    await sandbox.database.db.delete(rateLimits);
    const ip = somewhere();
    const doors: readonly CallName[] = ['signIn', 'signInCommercial', 'signInCommercialV1', 'changePassword'];
    const hand = { jwt: (await theMember(sandbox)).jwt };
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) {
      const name = doors[turn % doors.length] ?? 'signIn';
      answers.push(
        (await ask(sandbox, name, { ip, input: tries[name] ?? {}, ...(name === 'changePassword' && hand) })).status,
      );
    }
    expect(answers.slice(0, 10)).not.toContain(429);
    expect(answers[10]).toBe(429);
  });

  it('stops an attacker who tries one account from many addresses', async () => {
    await sandbox.database.db.delete(rateLimits);
    const answers = [];
    for (let turn = 0; turn < 31; turn += 1)
      answers.push((await ask(sandbox, 'signIn', { ip: somewhere(), input: guess })).status);
    expect(answers.indexOf(429)).toBe(30);
  });

  it('forgets the tries at an account once its owner has signed in, and not for a change that asks no password', async () => {
    await sandbox.database.db.delete(rateLimits);
    const ip = somewhere();
    const member = await theMember(sandbox);
    const signInWith = async (password: string) =>
      (await ask(sandbox, 'signIn', { ip, input: { ...guess, password } })).status;
    for (let turn = 0; turn < 9; turn += 1) expect(await signInWith('Guess-1-guess')).toBe(422);
    expect(
      (
        await ask(sandbox, 'updateUser', {
          ip: somewhere(),
          jwt: member.jwt,
          input: { ...aimed, phoneNumber: '1', currentPassword: 'x' },
        })
      ).status,
    ).toBe(200);
    expect(await signInWith('Ride-2-gether')).toBe(200);
    for (let turn = 0; turn < 10; turn += 1) expect(await signInWith('Guess-1-guess')).toBe(422);
    expect(
      (
        await ask(sandbox, 'updateUser', {
          ip: somewhere(),
          jwt: member.jwt,
          input: { ...aimed, phoneNumber: '2', currentPassword: 'x' },
        })
      ).status,
    ).toBe(200);
    expect(await signInWith('Ride-2-gether')).toBe(429);
  });
});

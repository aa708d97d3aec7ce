import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '../../../src/core/contract/account.js';
import {
  activateRedemptionCode,
  createRedemptionCode,
  createRedemptionCodes,
  exportRedemptionCodes,
  listRedemptionCodes,
  redeemCode,
  updateRedemptionCodes,
  validateRedemptionCode,
} from '../../../src/core/contract/redemption-codes.js';
import type { NewCode } from '../../../src/core/contract/schemas/redemption-codes.js';
import { addDays, DAY, now } from '../../../src/core/dates.js';
import { audit } from '../../../src/sandbox/http/tables.js';
import { isWellFormed, normaliseCode } from '../../../src/sandbox/codes/redemption-code.js';
import { demoCodes } from '../../../src/sandbox/world/catalogue/codes.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { backOffice, colleague } from '../support/staff.js';
import { newVisitor, refused, worked } from '../support/visitor.js';

type Client = ReturnType<TestSandbox['client']>;

let sandbox: TestSandbox;
let manager: Client;
let service: Client;
let support: Client;
let managerId: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ({ client: manager, id: managerId } = await colleague(sandbox, 'MarketingManager'));
  ({ client: support } = await colleague(sandbox, 'CustomerService'));
  service = await backOffice(sandbox);
});
afterAll(() => sandbox.close());

const thirtyDays = { kind: 'days', days: 30 } as const;
const fiveDollars = { kind: 'credit', amount: 500, currencyCode: 'USD' } as const;
const create = async (input: Partial<NewCode> = {}) =>
  worked(await manager(createRedemptionCode, { effect: thirtyDays, ...input }));
const validate = (code: string, jwt?: string) =>
  sandbox.client({ ip: `10.8.0.${Math.random()}`, ...(jwt !== undefined && { jwt }) })(validateRedemptionCode, {
    code,
  });
const auditOf = (id: string) => sandbox.database.db.select().from(audit).where(eq(audit.resourceId, id));

describe('a new code', () => {
  it('is made, waits for the till, and is shown as it is printed', async () => {
    const code = await create({ prefix: ' gym-' });
    expect(code).toMatchObject({ status: 'created', prefix: 'GYM', checked: true, version: 1, activatedAt: null });
    expect(code.code).toMatch(/^GYM[2-9A-Z]-[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{2}$/);
    expect(refused(await validate(code.code)).code).toBe('redemptionCodeInvalid');
    expect(await auditOf(code.id)).toMatchObject([{ action: 'createRedemptionCode', actorId: managerId }]);
  });

  it('may be chosen, is then not checked, and is taken once', async () => {
    const summer = await create({ code: 'hello o1l', status: 'activated' });
    expect(summer).toMatchObject({ code: 'HELL-OO1L', checked: false });
    expect(worked(await validate('Hello‑O1L')).effect).toEqual(thirtyDays);
    expect(refused(await manager(createRedemptionCode, { effect: thirtyDays, code: 'HELLO-O1L' }))).toMatchObject({
      code: 'codeTaken',
      status: 409,
    });
  });

  it('must give something that exists', async () => {
    const problems = async (input: NewCode) =>
      refused(await manager(createRedemptionCode, input)).fields?.map(({ path }) => path);
    const cut = { name: 'Half', duration: { type: 'once' }, currency: { code: 'USD', scale: 100 } } as const;
    expect(await problems({ effect: { ...thirtyDays, planId: 'no-such' } })).toEqual(['effect.planId']);
    expect(await problems({ effect: { kind: 'offer', offerId: 'us-premier-draft' } })).toEqual(['effect.offerId']);
    expect(await problems({ effect: { ...fiveDollars, currencyCode: 'XXX' } })).toEqual(['effect.currencyCode']);
    expect(await problems({ effect: { kind: 'discount', discount: { ...cut, percent: 101 } } })).toEqual([
      'effect.discount.percent',
    ]);
    expect(await problems({ effect: { kind: 'discount', discount: { ...cut, percent: 10, amount: 10 } } })).toEqual([
      'effect.discount.amount',
    ]);
    expect(await problems({ effect: { kind: 'days', days: 0 } })).toEqual(['effect.days']);
    expect(await problems({ effect: thirtyDays, expiresAt: now() - 1 })).toEqual(['expiresAt']);
    expect(await problems({ effect: thirtyDays, code: 'a b' })).toEqual(['code']);
    expect(await problems({ effect: thirtyDays, code: 'export' })).toEqual(['code']);
    expect(await problems({ effect: thirtyDays, prefix: 'O1' })).toEqual(['prefix']);
    expect(refused(await manager(createRedemptionCode, { effect: thirtyDays, partnerId: 'no-such' })).code).toBe(
      'notFound',
    );
    const many = async (input: NewCode) => refused(await manager(createRedemptionCodes, { ...input, count: 2 }));
    expect(await many({ effect: { ...thirtyDays, planId: 'no-such' } })).toMatchObject({
      fields: [{ path: 'effect.planId' }],
    });
    expect(await many({ effect: thirtyDays, expiresAt: now() - 1 })).toMatchObject({ fields: [{ path: 'expiresAt' }] });
    expect(await many({ effect: thirtyDays, partnerId: 'no-such' })).toMatchObject({ code: 'notFound' });
  });

  it('for a discount lowers the purchase that it is entered at, and is used up by it', async () => {
    const discount = {
      name: 'Half',
      duration: { type: 'once' },
      percent: 50,
      currency: { code: 'USD', scale: 100 },
    } as const;
    const { code } = await create({ effect: { kind: 'discount', discount }, status: 'activated' });
    const jo = await newVisitor(sandbox);
    await jo.addCard();
    const wanted = { offerId: 'us-premier-monthly', redemptionCode: code };
    worked(await jo.subscribe(wanted));
    expect((await jo.records()).payments).toMatchObject([{ amount: 1999 }]);
    expect(refused(await validate(code, jo.jwt)).code).toBe('redemptionCodeAlreadyRedeemed');
  });

  it('for one person is nothing to anybody else', async () => {
    const [jo, kim] = [await newVisitor(sandbox), await newVisitor(sandbox)];
    const { code } = await create({ effect: fiveDollars, status: 'activated', ownerId: jo.userId });
    expect(refused(await validate(code)).code).toBe('redemptionCodeInvalid');
    expect(refused(await validate(code, kim.jwt)).code).toBe('redemptionCodeInvalid');
    expect(refused(await sandbox.client({ jwt: kim.jwt })(redeemCode, { code })).code).toBe('redemptionCodeInvalid');
    worked(await validate(code, jo.jwt));
    worked(await sandbox.client({ jwt: jo.jwt })(redeemCode, { code }));
    expect(refused(await validate(code, kim.jwt)).code).toBe('redemptionCodeInvalid');
  });
});

describe('ten thousand codes', () => {
  it('are made at once, each its own, and not again when the answer was lost', async () => {
    const wanted = {
      count: 10_000,
      prefix: 'BATCH',
      effect: thirtyDays,
      expiresAt: addDays(now(), 90),
      note: 'Autumn cards',
    } as const;
    const batch = worked(await manager(createRedemptionCodes, wanted, { idempotencyKey: 'autumn' }));
    expect(batch.created).toBe(10_000);
    expect(batch.sample).toHaveLength(5);
    expect(
      batch.sample.every(code => isWellFormed(normaliseCode(code)) && normaliseCode(code).startsWith('BATCH')),
    ).toBe(true);
    expect(worked(await manager(createRedemptionCodes, wanted, { idempotencyKey: 'autumn' }))).toEqual(batch);
    expect(worked(await support(listRedemptionCodes, { batchId: batch.batchId, limit: 2 }))).toMatchObject({
      total: 10_000,
      offset: 0,
      limit: 2,
      items: [{ status: 'created', note: 'Autumn cards' }, {}],
    });

    const exported = worked(await manager(exportRedemptionCodes, { batchId: batch.batchId, sort: 'code' }));
    expect(exported).toMatchObject({ rows: 10_000, truncated: false });
    expect(exported.csv.split('\r\n')).toHaveLength(10_002);

    const activated = worked(
      await manager(updateRedemptionCodes, { filter: { batchId: batch.batchId }, set: { status: 'activated' } }),
    );
    expect(activated).toEqual({ matched: 10_000, updated: 10_000, skipped: [] });
  });

  it('are as many as one call makes or changes', async () => {
    expect(refused(await manager(createRedemptionCodes, { count: 10_001, effect: thirtyDays })).fields).toMatchObject([
      { path: 'count' },
    ]);
    expect(refused(await manager(updateRedemptionCodes, { filter: {}, set: { note: 'x' } }))).toMatchObject({
      code: 'tooManyCodes',
      status: 409,
      debug: { limit: 10_000 },
    });
    expect(worked(await manager(exportRedemptionCodes, {}))).toMatchObject({ rows: 10_000, truncated: true });
  });
});

describe('a code at the till', () => {
  it('is activated once, however often the till asks, and audited with the shop', async () => {
    const { id, code } = await create({ effect: fiveDollars });
    const sold = worked(await service(activateRedemptionCode, { codeId: id, shop: 'Fitshop Berlin' }));
    expect(sold).toMatchObject({ status: 'activated', shop: 'Fitshop Berlin' });
    expect(worked(await service(activateRedemptionCode, { codeId: code.toLowerCase(), shop: 'Another shop' }))).toEqual(
      sold,
    );
    const jo = await newVisitor(sandbox);
    worked(await sandbox.client({ jwt: jo.jwt })(redeemCode, { code }));
    expect(worked(await service(activateRedemptionCode, { codeId: id }))).toMatchObject({
      status: 'redeemed',
      shop: 'Fitshop Berlin',
    });
    expect((await auditOf(id)).filter(({ action }) => action === 'activateRedemptionCode')).toMatchObject([
      { details: { shop: 'Fitshop Berlin' } },
    ]);
  });

  it('is refused when it is suspended, too old or unknown', async () => {
    const { id } = await create({ expiresAt: addDays(now(), 1) });
    worked(await manager(updateRedemptionCodes, { ids: [id], set: { status: 'suspended' } }));
    expect(refused(await service(activateRedemptionCode, { codeId: id }))).toMatchObject({
      code: 'codeNotActivatable',
      status: 409,
      debug: { status: 'suspended' },
    });
    expect(refused(await service(activateRedemptionCode, { codeId: 'no-such' }))).toMatchObject({
      code: 'notFound',
      status: 404,
    });
    expect(refused(await sandbox.client()(activateRedemptionCode, { codeId: id })).code).toBe('forbidden');
  });
});

describe('a list of codes', () => {
  it('is found by status, batch, kind, owner, text and time', async () => {
    const codes = async (filter: object) =>
      worked(await support(listRedemptionCodes, { batchId: 'demo', sort: 'code', ...filter })).items.map(
        ({ code }) => code,
      );
    expect(await codes({ status: 'expired' })).toEqual([demoCodes.expired]);
    expect(await codes({ status: 'suspended' })).toEqual([demoCodes.suspended]);
    expect(await codes({ status: 'created' })).toEqual([demoCodes.notYetSold]);
    expect(await codes({ status: 'activated' })).toHaveLength(5);
    expect(await codes({ kind: 'credit' })).toEqual([demoCodes.tenCanadianDollars, demoCodes.tenDollars]);
    expect(await codes({ q: 'save-te' })).toEqual([demoCodes.tenDollars]);
    expect(await codes({ q: '%' })).toEqual([]);
    expect(await codes({ createdFrom: now() - 80 * DAY })).toEqual([]);
    expect(await codes({ limit: 2, offset: 6 })).toHaveLength(2);
    const annotated = await create({ note: 'For Ms. O’Neil 100%' });
    expect(worked(await support(listRedemptionCodes, { q: 'neil 100%' })).items).toEqual([annotated]);
  });

  it('is refused in an order or a page that makes no sense', async () => {
    const answer = await sandbox.send('GET', '/redemption-codes?limit=101&sort=effect&offset=-1&status=new', {
      headers: { authorization: `Bearer ${(await colleague(sandbox, 'Marketing')).jwt}` },
    });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      error: {
        code: 'validationFailed',
        debug: { fields: [{ path: 'status' }, { path: 'sort' }, { path: 'offset' }, { path: 'limit' }] },
      },
    });
  });

  it('is exported as it is filtered, with formulas made harmless, and that is written down', async () => {
    const { code, id } = await create({ note: '=HYPERLINK("http://evil.test")', prefix: 'CSV' });
    const exported = worked(await manager(exportRedemptionCodes, { prefix: 'CSV' }));
    expect(exported).toMatchObject({
      rows: 1,
      truncated: false,
      fileName: expect.stringMatching(/^redemption-codes-\d{4}-\d\d-\d\d\.csv$/),
    });
    expect(exported.csv).toMatch(/^code,id,status,kind,gives,/);
    expect(exported.csv).toContain(`\r\n${code},${id},created,days,30 days,CSV,,"'=HYPERLINK(""http://evil.test"")",`);
    expect(await auditOf('*')).toContainEqual(
      expect.objectContaining({
        action: 'exportRedemptionCodes',
        actorId: managerId,
        details: { selection: { prefix: 'CSV' }, rows: 1, truncated: false },
      }),
    );
    expect(refused(await support(exportRedemptionCodes, {})).code).toBe('forbidden');
  });
});

describe('many codes at once', () => {
  it('are counted by a dry run, and only legal moves are made', async () => {
    const [fresh, sold, gone] = [
      await create(),
      await create({ status: 'activated' }),
      await create({ effect: fiveDollars, status: 'activated' }),
    ];
    const jo = await newVisitor(sandbox);
    worked(await sandbox.client({ jwt: jo.jwt })(redeemCode, { code: gone.code }));
    const ids = [fresh.id, sold.id, gone.id, 'code_nobody'];
    const wanted = { ids, set: { status: 'suspended', note: 'Lost pallet' } } as const;
    const expected = {
      matched: 3,
      updated: 2,
      skipped: [
        { id: gone.id, reason: 'redeemed' },
        { id: 'code_nobody', reason: 'unknown' },
      ],
    };
    expect(worked(await manager(updateRedemptionCodes, { ...wanted, dryRun: true }))).toEqual(expected);
    worked(await validate(sold.code));
    expect(worked(await manager(updateRedemptionCodes, wanted))).toEqual(expected);
    expect(refused(await validate(sold.code)).code).toBe('redemptionCodeInvalid');
    worked(await manager(updateRedemptionCodes, { ids, set: { status: 'activated' } }));
    worked(await validate(fresh.code));
  });

  it('come back by a reset that says why, and give back what they gave on request', async () => {
    const { id, code } = await create({ effect: fiveDollars, status: 'activated' });
    const [jo, kim] = [await newVisitor(sandbox), await newVisitor(sandbox)];
    const credit = async ({ userId, jwt }: { userId: string; jwt: string }) =>
      worked(await sandbox.client({ jwt })(getAccount, { userId })).accountCredit.value;
    worked(await sandbox.client({ jwt: jo.jwt })(redeemCode, { code }));
    expect(
      worked(await manager(updateRedemptionCodes, { ids: [id], set: { reset: { reason: 'Card sent twice' } } }))
        .updated,
    ).toBe(1);
    expect(worked(await support(listRedemptionCodes, { q: code })).items).toMatchObject([
      { status: 'activated', redeemedBy: null, resetBy: managerId, resetReason: 'Card sent twice' },
    ]);
    expect((await auditOf(id)).find(({ action }) => action === 'resetRedemptionCode')).toMatchObject({
      details: { reason: 'Card sent twice', before: { status: 'redeemed', redeemedBy: jo.userId } },
    });
    expect(await credit(jo)).toBe(500);

    worked(await sandbox.client({ jwt: kim.jwt })(redeemCode, { code }));
    worked(await manager(updateRedemptionCodes, { ids: [id], set: { reset: { reason: 'Stolen', revoke: true } } }));
    expect([await credit(jo), await credit(kim)]).toEqual([500, 0]);
    expect((await kim.records()).history).toMatchObject([
      { type: 'redeemed', amount: 500 },
      { type: 'credited', amount: -500, actorKind: 'staff' },
    ]);
  });

  it('are named in one way, and get one text', async () => {
    const paths = async (input: object) => {
      const answer = await sandbox.send('PATCH', '/redemption-codes', {
        body: input,
        headers: { authorization: `Bearer ${(await colleague(sandbox, 'CustomerServiceManager')).jwt}` },
      });
      const { error }: { error: { debug: { fields: { path: string }[] } } } = await answer.json();
      return error.debug.fields.map(({ path }) => path);
    };
    expect(await paths({ set: { note: 'x' } })).toEqual(['filter']);
    expect(await paths({ filter: {}, ids: ['a'], set: { note: 'x' } })).toEqual(['filter']);
    expect(await paths({ ids: ['a'], set: {} })).toEqual(['set']);
    expect(await paths({ ids: ['a'], set: { status: 'activated', reset: { reason: 'x' } } })).toEqual(['set.status']);
    expect(await paths({ ids: ['a'], set: { reset: { reason: ' ' } } })).toEqual(['set.reset.reason']);
    expect(await paths({ ids: ['a'], set: { expiresAt: 5 } })).toEqual(['set.expiresAt']);
  });
});

import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginPairing } from '../../../src/core/contract/commercial/activation.js';
import { rateContent } from '../../../src/core/contract/content/ratings.js';
import { createExternalUser } from '../../../src/core/contract/external-users.js';
import type { CallName } from '../../../src/core/contract/index.js';
import { createOwnRoutine } from '../../../src/core/contract/strength/routines.js';
import { createRelease } from '../../../src/core/contract/releases.js';
import { now } from '../../../src/core/dates.js';
import { rowsOf } from '../../../src/sandbox/db/rows.js';
import { demoCodes } from '../../../src/sandbox/world/catalogue/codes.js';
import { seedInto } from '../../../src/sandbox/world/seed.js';
import { seedCommercial } from '../../../src/sandbox/world/worlds/commercial.js';
import { cheapScrypt } from '../../support/cheap-scrypt.js';
import { done } from '../../support/results.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { enterAs, newPerson } from '../support/people.js';
import { lifted, press, routine, session } from '../training/strength-support.js';
import { CHALLENGE, ride, saved, steady } from '../training/support.js';
import { theMember } from '../support/visitor.js';
import { ask, callNames, getting, lineOf, reading } from './calls.js';

/** Which tries were made, and who looked at what: written by every call. */
const LOGS = ['rate_limits', 'audit'];

/** What one call alone takes: it has its own meaning of a name. */
const ownInput: Partial<Record<CallName, Readonly<Record<string, string>>>> = {
  validateCommercialCode: { code: 'HARBORGUEST' },
  findEquipmentBySerial: { serial: 'STRIDE9PRO-1001' },
  getWorkoutAggregations: { groupBy: 'week' },
  getWorkoutGroupings: { by: 'instructor' },
  getWorkoutCalendar: { month: '2026-08' },
  getWorkoutFile: { format: 'csv' },
  readInvitation: { token: 'none' },
  getRoutine: { routineId: 'rtn_full-body' },
};

/** A GET that writes, because what it is called for is to write (the paths are older than the contract). */
const writesByDesign: Partial<Record<CallName, readonly string[]>> = {
  refreshSession: ['sessions'],
  // when the session was last seen
  validateSession: ['sessions'],
  // the code that might keep a member: the same one each time
  getCancelData: ['redemption_codes'],
  switchFamilyMember: ['sessions'],
  resendActivation: ['one_time_tokens', 'outbox'],
  // made when it is first asked for, and the same from then on
  getWorkoutPlan: ['workout_plans'],
};

describe('a call that reads', () => {
  let sandbox: TestSandbox;
  let known: Record<string, string>;
  let hands: readonly { jwt?: string; apiKey?: string }[];
  const counted: Record<string, string[]> = {};

  beforeAll(async () => {
    sandbox = await openTestSandbox('active-monthly');
    const { jwt, userId, account } = await theMember(sandbox);
    const rider = await enterAs(sandbox, 'member');
    await seedInto(sandbox.database.db, now(), cheapScrypt).createUser({
      id: 'usr_unactivated',
      email: 'waiting@example.test',
    });
    await done(
      sandbox.client({ apiKey: 'sk_echelon_service' })(createExternalUser, {
        externalId: 'x-1',
        email: 'ext@example.test',
        firstName: 'Ex',
        lastName: 'Ternal',
      }),
    );
    await seedCommercial(seedInto(sandbox.database.db, now(), cheapScrypt));
    const staff = await enterAs(sandbox, 'superAdmin');
    const instructor = await newPerson(sandbox, { roles: ['Instructor'] });
    hands = [{ jwt }, { jwt: staff.jwt }, { apiKey: 'sk_echelon_service' }, { jwt: instructor.jwt }];
    const shown = await done(sandbox.client()(beginPairing, { serialNumber: 'NEW-0001', modelId: 'ex-9s-pro' }));
    known = {
      userCode: shown.userCode,
      userId,
      subscriptionId: (await account()).subscription?.id ?? '',
      sessionId: JSON.parse(atob(jwt.split('.')[1] ?? '')).jti,
      releaseId: (await done(staff.client(createRelease, { name: 'Spring' }))).id,
      offerId: 'us-premier-monthly',
      kind: 'offer',
      draftId: 'us-premier-monthly',
      campaign: 'new-year',
      partnerId: 'northside',
      planId: 'us-premier-annual',
      code: demoCodes.tenDollars,
      serial: 'EX8S-2026-000101',
      email: 'waiting@example.test',
      externalId: 'x-1',
      guid: 'us-studio-pass-monthly',
      deviceId: 'phone',
      dealerId: 'deal_northern',
      locationId: 'loc_downtown',
      orderId: 'ord_submitted',
      equipmentId: 'eqp_1',
      commercialSessionId: 'ses_1',
      workoutId: (await saved(rider, ride(1, { recording: steady(60, 100) }))).id,
      contentId: 'cls_bike_climb-ride_30',
      formatId: 'bike-1800',
      playlistId: 'pls_sunday',
      metric: 'output',
      graphType: 'time',
      routineId: (await done(rider.client(createOwnRoutine, { userId, ...routine() }))).id,
      strengthWorkoutId: (await lifted(rider, session('s', 1, [press('a', 60, 5)]))).workout.id,
      route: 'workouts',
      badgeId: 'bike-10',
      collectionId: CHALLENGE,
    };
    await done(rider.client(rateContent, { userId, contentId: 'cls_bike_climb-ride_30', stars: 4 }));
  });
  afterAll(async () => {
    const lines = Object.entries(counted).map(
      ([name, tables]) => `${lineOf(name as CallName).method.padEnd(5)} ${name.padEnd(28)} ${tables.join(' ') || '–'}`,
    );
    process.stdout.write(`${lines.join('\n')}\n${lines.length} calls that read, of ${callNames.length}\n`);
    await sandbox.close();
  });

  /** A digest of all that each table holds. */
  async function contents(): Promise<Map<string, string>> {
    const { db } = sandbox.database;
    const tables = await rowsOf(
      db,
      sql`select quote_ident(tablename) as name from pg_tables where schemaname = current_schema() and tablename not like '%migrations%'`,
      v.object({ name: v.string() }),
    );
    const each = tables
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as held from ${name} one`,
      )
      .join(' union all ');
    const rows = await rowsOf(db, sql.raw(each), v.object({ name: v.string(), held: v.string() }));
    return new Map(rows.map(({ name, held }) => [name, held]));
  }

  /** The tables that a call has changed, made by a user who may make it. */
  async function changedBy(name: CallName): Promise<string[]> {
    const { path } = lineOf(name);
    const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
    // what the path does not name is a question's own
    const fields =
      name === 'quote' || name === 'quoteSubscription'
        ? ['planId']
        : name === 'quoteAddonOffer'
          ? ['guid']
          : name === 'listDeviceLogs'
            ? ['deviceId']
            : [];
    const input = {
      ...Object.fromEntries([...named, ...fields].map(field => [field, known[field]])),
      ...ownInput[name],
      ...(name === 'getStrengthWorkout' && { workoutId: known['strengthWorkoutId'] }),
    };
    const before = await contents();
    const answers: string[] = [];
    for (const hand of hands) {
      const { status, body } = await ask(sandbox, name, { ...hand, input });
      if (status === 200) {
        const after = await contents();
        return [...after].flatMap(([table, held]) => (held === before.get(table) ? [] : [table]));
      }
      answers.push(`${status} ${body.slice(0, 120)}`);
    }
    throw new Error(`Nobody got an answer from ${name}:\n${answers.join('\n')}`);
  }

  it.each(reading)('%s writes nothing: it runs outside a transaction', async name => {
    counted[name] = await changedBy(name);
    expect(counted[name].filter(table => table !== 'rate_limits')).toEqual([]);
  });

  it.each(getting)('%s writes nothing but what it is known for', async name => {
    counted[name] = await changedBy(name);
    expect([...LOGS, ...(writesByDesign[name] ?? [])]).toEqual(expect.arrayContaining(counted[name]));
  });
});

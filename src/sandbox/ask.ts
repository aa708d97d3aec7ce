import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { now as machineNow } from '../core/dates.js';
import { CLOCK } from './clock.js';
import type { Db } from './db/db.js';
import { handleWith, prepared, type Memory } from './db/handles.js';
import { sessions, users } from './db/schema/identity.js';
import { dueOf } from './engine/due-work.js';
import { noteBeforehand, personWith, type PersonRow } from './engine/read-person.js';
import { FAULTS } from './faults.js';
import type { SessionClaim, SessionFound } from './security/credentials.js';

/** What every request has to know of its moment. */
export interface Asked {
  /** The database, and what the process remembers of it at this moment. */
  db: Db;
  /** The sandbox's clock, unix seconds. */
  now: number;
  /** Somebody has set faults. */
  faulty: boolean;
  /** The session that the request's token names; undefined where there is none. */
  session: SessionFound | undefined;
  /** When something comes due for whoever the token names. */
  dueAt: number | null;
}

const setting = (name: string) => sql<unknown>`(select value from settings where name = ${sql.raw(`'${name}'`)})`;

const moment = {
  offset: setting(CLOCK),
  faults: setting(FAULTS),
  stamp: sql<string | null>`(select value from stamps where name = 'shared')`,
  session: { id: sessions.id, revokedAt: sessions.revokedAt, actorId: sessions.actorId },
  user: { parentId: users.parentId },
  dueAt: dueOf(sql.placeholder('userId')),
};

const ofSession = and(eq(sessions.id, sql.placeholder('sessionId')), eq(sessions.userId, sql.placeholder('userId')));

/** One statement, because it is asked before everything else. */
const question = prepared((db) =>
  db.select(moment).from(sql`(select 1) as moment`).leftJoin(sessions, ofSession).leftJoin(users, eq(users.id, sessions.userId)).prepare('ask'),
);

/** The same with a person, for calls that would ask for them next. */
const questionWithPerson = prepared((db) =>
  db
    .select({ ...moment, person: personWith(sql`${sql.placeholder('about')}`) })
    .from(sql`(select 1) as moment`).leftJoin(sessions, ofSession).leftJoin(users, eq(users.id, sessions.userId))
    .prepare('ask with person'),
);

type Row = Awaited<ReturnType<ReturnType<typeof question>['execute']>>[number] & { person?: PersonRow | null };

const offset = v.nullish(v.number(), 0);

/**
 * Asks the database what the moment is: its clock, whether anything that processes remember has changed since, and
 * the session of the request. Because the stamp comes with every request and changes in the very transaction that
 * changes what it stands for, no process ever acts on what was different before the request began. `about` is whom the
 * request will read, so that they come along; whether it may, is found out before anything of them is looked at.
 */
export function asker(root: Db): (claim: SessionClaim | undefined, about?: string) => Promise<Asked> {
  let memory: Memory = { stamp: null };
  return async (claim, about) => {
    const by = { sessionId: claim?.jti ?? null, userId: claim?.sub ?? null };
    const [row]: Row[] = about === undefined ? await question(root).execute(by) : await questionWithPerson(root).execute({ ...by, about });
    if (!row) throw new Error('The database did not say what the moment is.');
    // a database without a stamp cannot be remembered
    if (row.stamp === null || row.stamp !== memory.stamp) memory = { stamp: row.stamp };
    const db = handleWith(root, memory);
    if (row.person) noteBeforehand(db, row.person);
    return {
      db,
      now: machineNow() + v.parse(offset, row.offset),
      faulty: Array.isArray(row.faults) && row.faults.length > 0,
      session: row.session && row.user ? { revokedAt: row.session.revokedAt, actorId: row.session.actorId, parentId: row.user.parentId } : undefined,
      dueAt: row.dueAt,
    };
  };
}

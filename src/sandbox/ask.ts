import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { now as machineNow } from '../core/dates.js';
import { CLOCK } from './clock.js';
import type { Db } from './db/db.js';
import { handleWith, prepared, type Memory } from './db/handles.js';
import { sessions, users } from './db/schema/identity.js';
import { dueOf } from './engine/due-work.js';
import { noteBeforehand, packedPerson, type PackedPerson, personIn } from './engine/read-person.js';
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

const setting = (name: string) => sql`(select value from settings where name = ${sql.raw(`'${name}'`)})`;

/** What is asked, as it travels: one value, because a driver takes each column of a row apart anew. */
type Moment = [
  offset: unknown, faults: unknown, stamp: string | null, dueAt: number | null,
  session: string | null, revokedAt: number | null, actorId: string | null, parentId: string | null,
  person?: PackedPerson | null,
];

const moment = [
  setting(CLOCK), setting(FAULTS), sql`(select value from stamps where name = 'shared')`, dueOf(sql.placeholder('userId')),
  sql`${sessions.id}`, sql`${sessions.revokedAt}`, sql`${sessions.actorId}`, sql`${users.parentId}`,
];

const asking = (name: string, parts: readonly SQL[]) =>
  prepared((db) =>
    db
      .select({ moment: sql<Moment>`json_build_array(${sql.join([...parts], sql`, `)})` })
      .from(sql`(select 1) as moment`)
      .leftJoin(sessions, and(eq(sessions.id, sql.placeholder('sessionId')), eq(sessions.userId, sql.placeholder('userId'))))
      .leftJoin(users, eq(users.id, sessions.userId))
      .prepare(name),
  );

/** One statement, because it is asked before everything else. */
const question = asking('ask', moment);

/** The same with a person, for calls that would ask for them next. */
const questionWithPerson = asking('ask with person', [...moment, packedPerson(sql`${sql.placeholder('about')}`)]);

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
    const [row] = about === undefined ? await question(root).execute(by) : await questionWithPerson(root).execute({ ...by, about });
    if (!row) throw new Error('The database did not say what the moment is.');
    const [clock, faults, stamp, dueAt, session, revokedAt, actorId, parentId, person] = row.moment;
    // a database without a stamp cannot be remembered
    if (stamp === null || stamp !== memory.stamp) memory = { stamp };
    const db = handleWith(root, memory);
    if (person) noteBeforehand(db, personIn(person));
    return {
      db,
      now: machineNow() + v.parse(offset, clock),
      faulty: Array.isArray(faults) && faults.length > 0,
      session: session !== null && parentId !== null ? { revokedAt, actorId, parentId } : undefined,
      dueAt,
    };
  };
}

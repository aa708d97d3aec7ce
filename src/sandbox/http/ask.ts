import { and, eq, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { now as machineNow } from '../../core/dates.js';
import { CLOCK } from '../world/clock.js';
import type { Db } from '../db/db.js';
import { handleWith, prepared, type Memory } from '../db/handles.js';
import { listed, together } from '../db/together.js';
import { sessions } from '../access/tables.js';
import { commercialEquipment as machines } from '../commercial/tables/equipment.js';
import { users } from '../people/tables.js';
import { dueOf } from '../billing/books/due-work.js';
import { noteBeforehand, packedPerson, type PackedPerson, personIn } from '../billing/account/read-person.js';
import { FAULTS } from './faults.js';
import type { SessionClaim, SessionFound } from '../access/credentials.js';

/** What every request has to know of its moment. */
export interface Asked {
  /** The database, and what the process remembers of it at this moment. */
  db: Db;
  /** The sandbox's clock, unix seconds. */
  now: number;
  /** Faults have been set. */
  faulty: boolean;
  /** The session that the request's token names; undefined without one. */
  session: SessionFound | undefined;
  /** When something comes due for the person that the token names. */
  dueAt: number | null;
}

/** What one request asks of its moment. */
interface Question {
  claim: SessionClaim | undefined;
  about: string | undefined;
}

/** What is the answer to one of them alone; `at` is its place among them. */
type Own = [
  at: number,
  dueAt: number | null,
  session:
    | [
        revokedAt: number | null,
        actorId: string | null,
        parentId: string,
        acting: [hasReason: boolean, roles: string[]] | null,
      ]
    | null,
  person?: PackedPerson | null,
];

/** What is asked, as it travels: one value, because a driver takes each column of a row apart again. */
type Moment = [offset: unknown, faults: unknown, stamp: string | null, own: Own[]];

const setting = (name: string) => sql`(select value from settings where name = ${sql.raw(`'${name}'`)})`;

/** Of a session in which staff act for a member: a parent who has switched to their child is none of them. */
const acting = sql`case when ${sessions.actorId} <> ${users.parentId} then json_build_array(
  ${sessions.actingReason} is not null,
  coalesce((select to_json(staff.roles) from ${users} staff where staff.id = ${sessions.actorId}), '[]')
) end`;

/** A person's session; or a machine's life, which its token names in place of one. */
const session = sql`coalesce((
  select json_build_array(${sessions.revokedAt}, ${sessions.actorId}, ${users.parentId}, ${acting})
  from ${sessions} join ${users} on ${eq(users.id, sessions.userId)}
  where ${and(eq(sessions.id, sql`asked.session_id`), eq(sessions.userId, sql`asked.user_id`))}
), (
  select json_build_array(null, null, ${machines.id}, null)
  from ${machines}
  where ${and(eq(machines.id, sql`asked.user_id`), eq(machines.lifetimeId, sql`asked.session_id`))}
))`;

const parts = [sql`asked.at`, dueOf(sql`asked.user_id`), session];

const asking = (name: string, of: readonly SQL[]) =>
  prepared(db =>
    db
      .select({
        moment: sql<Moment>`json_build_array(${setting(CLOCK)}, ${setting(FAULTS)}, (select value from stamps where name = 'shared'), (
          select json_agg(json_build_array(${sql.join([...of], sql`, `)}))
          from unnest(${listed('sessionIds', 'text')}, ${listed('userIds', 'text')}, ${listed('abouts', 'text')}) with ordinality as asked (session_id, user_id, about, at)
        ))`,
      })
      .from(sql`(select 1) as moment`)
      .prepare(name),
  );

/** One statement, because it is asked before everything else. */
const question = asking('ask', parts);

/** The same with a person, for calls that would ask for them next. */
const questionWithPerson = asking('ask with person', [...parts, packedPerson(sql`asked.about`)]);

function sessionIn([revokedAt, actorId, parentId, as]: NonNullable<Own[2]>): SessionFound {
  return { revokedAt, actorId, parentId, acting: as && { hasReason: as[0], roles: as[1] } };
}

const offset = v.nullish(v.number(), 0);

/**
 * Asks the database what the moment is: its clock, whether anything that processes remember has changed since, and the
 * session of the request. Because the stamp comes with every request and changes in the transaction that changes the
 * data, no process ever acts on data from before the request. `about` is the person whom the request will read, so that
 * they are read along; the guards decide before their data is used. Requests at the same moment share one statement.
 */
export function asker(root: Db): (claim: SessionClaim | undefined, about?: string) => Promise<Asked> {
  let memory: Memory = { stamp: null };

  const asks = (query: typeof question) =>
    together(async (all: readonly Question[]): Promise<Asked[]> => {
      const [row] = await query(root).execute({
        sessionIds: all.map(({ claim }) => claim?.jti ?? null),
        userIds: all.map(({ claim }) => claim?.sub ?? null),
        abouts: all.map(({ about }) => about ?? null),
      });
      if (!row) throw new Error('The database did not say what the moment is.');
      const [clock, faults, stamp, own] = row.moment;
      // a database without a stamp cannot be remembered
      if (stamp === null || stamp !== memory.stamp) memory = { stamp };
      const common = { now: machineNow() + v.parse(offset, clock), faulty: Array.isArray(faults) && faults.length > 0 };
      return own
        .toSorted(([one], [other]) => one - other)
        .map(([, dueAt, found, person]) => {
          const db = handleWith(root, memory);
          if (person) noteBeforehand(db, personIn(person));
          return {
            ...common,
            db,
            dueAt,
            session: found ? sessionIn(found) : undefined,
          };
        });
    });

  const ask = asks(question);
  const askWithPerson = asks(questionWithPerson);
  return (claim, about) => (about === undefined ? ask : askWithPerson)({ claim, about });
}

import { sql, type SQL } from 'drizzle-orm';
import type { AlarmKind } from '../../../core/contract/schemas/commercial/alarms.js';
import { alarms } from '../tables/sessions.js';

/**
 * How much an alarm matters, the most first: somebody may be hurt or locked out by what a machine does, then machines
 * that do nothing, then what costs money later.
 */
const ranks: Readonly<Record<AlarmKind, number>> = {
  oneSecretTwice: 5,
  fault: 4,
  offline: 3,
  licenseEnds: 2,
  seatsLow: 1,
};

/** The same as a column, larger for what matters more. */
export const gravity: SQL<number> = sql<number>`case ${alarms.kind} ${sql.join(
  Object.entries(ranks).map(([kind, rank]) => sql`when ${kind} then ${rank}::int`),
  sql` `,
)} end`;

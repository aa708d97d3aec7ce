import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Audited } from '../../core/contract/audited.js';
import type { Context, Note } from '../http/handler.js';
import { type LastSaved, lastSaved } from '../http/last-saved.js';
import { Refusal, type RefusalCode } from '../http/refusal.js';
import type { Db } from './db.js';
import { isSame } from './same.js';

/** As much of a query as finds one row, and can hold it. */
interface Finding<Row> extends PromiseLike<Row[]> {
  for(strength: 'update'): PromiseLike<Row[]>;
}

/** What rows that several people may change at once are like. */
export interface Versioned<Row extends { version: number }> {
  /** Its name in the audit trail. */
  resource: Audited;
  table: PgTable;
  /** What an id is compared with. */
  key: PgColumn;
  find: (db: Db, id: string) => Finding<Row>;
  /** The row as the API shows it to the caller. */
  shown: (context: Context, row: Row) => unknown;
  /** Fields that the audit trail names without their values: secrets, and what few may see. */
  hidden?: readonly (keyof Row & string)[];
  /** Where it is written who saved it last; the audit trail without it. */
  saved?: (context: Context, row: Row) => Promise<LastSaved>;
}

/** A row that nobody else changes until the transaction ends. */
export interface Held<Row extends { version: number }> {
  readonly of: Versioned<Row>;
  readonly id: string;
  readonly row: Row;
}

/** What is left out or undefined stays as it is. */
type Patch<Row> = { readonly [Name in Exclude<keyof Row, 'version'>]?: Row[Name] | undefined };

/** The row with the changes that a patch makes. */
export const patched = <Row extends object>(row: Row, patch: Patch<Row>): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)),
});

/** Why a row cannot be changed, with what is there now, who saved that and when (domain 4.2). */
async function standing<Row extends { version: number }>(
  context: Context,
  of: Versioned<Row>,
  id: string,
  row: Row,
): Promise<Record<string, unknown>> {
  const { resource, saved = () => lastSaved(context, resource, id, row.version) } = of;
  return { current: await of.shown(context, row), ...(await saved(context, row)) };
}

/**
 * The version that a user saw is no longer the present one; `who` saved that, where the row's own line does not say it.
 */
export const outdated = async <Row extends { version: number }>(
  context: Context,
  { of, id, row }: Held<Row>,
  who?: LastSaved,
): Promise<Refusal> =>
  new Refusal('versionConflict', 'Somebody else has changed this in the meantime.', {
    ...(await standing(context, of, id, row)),
    ...who,
  });

/** A refusal that comes before the version is looked at: nothing can be done with the row any more. */
export interface Closed {
  code: RefusalCode;
  message: string;
  debug?: Record<string, unknown>;
}

/** Reads a row to change it, and holds it until the transaction ends. With a version, it must be the present one. */
export async function readForChange<Row extends { version: number }>(
  context: Context,
  of: Versioned<Row>,
  id: string,
  version?: number,
  closed: (row: Row) => Closed | undefined = () => undefined,
): Promise<Held<Row>> {
  const [row] = await of.find(context.db, id).for('update');
  if (!row) throw new Refusal('notFound', `There is no such ${of.resource}.`);
  const end = closed(row);
  if (end) throw new Refusal(end.code, end.message, { ...end.debug, ...(await standing(context, of, id, row)) });
  if (version !== undefined && version !== row.version) throw await outdated(context, { of, id, row });
  return { of, id, row };
}

type Values = Readonly<Record<string, unknown>>;

const pick = (row: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map(name => [name, row[name]]));

/** Writes what differs and increments the version; the audit trail records the former values. Answers the present row. */
export async function changed<Row extends { version: number }>(
  context: Pick<Context, 'db' | 'note'>,
  { of, id, row }: Held<Row>,
  patch: Patch<Row>,
  note: Note = {},
): Promise<Row> {
  const [before, after]: [Values, Values] = [{ ...row }, { ...patched(row, patch) }];
  const names = Object.keys(after).filter(name => !isSame(before[name], after[name]));
  if (names.length === 0) {
    context.note(null);
    return row;
  }
  const version = row.version + 1;
  await context.db
    .update(of.table)
    .set({ ...pick(after, names), version })
    .where(eq(of.key, id));
  const hidden = names.filter(name => of.hidden?.some(one => one === name));
  const visible = names.filter(name => !hidden.includes(name));
  context.note({
    id,
    ...note,
    details: {
      ...note.details,
      version,
      before: pick(before, visible),
      after: pick(after, visible),
      ...(hidden.length > 0 && { hidden }),
    },
  });
  const [now] = await of.find(context.db, id);
  if (!now) throw new Error('A row was changed and is not there.');
  return now;
}

/** Takes a row away; the audit trail keeps what it was. */
export async function gone<Row extends { version: number }>(
  context: Context,
  { of, id, row }: Held<Row>,
  note: Note = {},
): Promise<void> {
  await context.db.delete(of.table).where(eq(of.key, id));
  const before = Object.fromEntries(Object.entries(row).filter(([name]) => !of.hidden?.some(one => one === name)));
  context.note({ id, ...note, details: { ...note.details, before } });
}

import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { FieldProblem } from '../../core/contract/failure.js';
import type { Db } from '../db/db.js';
import type { Draftable } from './draftable.js';
import { partProblems } from './whole.js';

/** A table of live copies, beside its own columns. `status` is `published`, or `withdrawn` where others still name the row. */
type LiveTable = PgTable & { id: PgColumn; status: PgColumn; version: PgColumn };

/** What a kind that is kept in a table says about itself. */
interface OfTable<Body extends object, Whole extends object> extends Pick<
  Draftable<Body>,
  'kind' | 'calls' | 'blank' | 'title'
> {
  table: LiveTable;
  /** A draft may be anything this allows. */
  draft: v.GenericSchema<unknown, Body>;
  /** What it has to be to be published. */
  whole: v.GenericSchema<unknown, Whole>;
  /** What is missing, in words, by field. */
  missing?: Readonly<Record<string, string>>;
  /** What of the whole does not go together. */
  together?(...given: Parameters<Draftable<Body>['problems']>): Promise<FieldProblem[]>;
  /** Where a body's fields are not the table's columns: a row as a body, a whole body as columns, and what a new row has besides. */
  bodyOf?(row: Record<string, unknown>): object;
  columnsOf?(db: Db, whole: Whole): object | Promise<object>;
  fresh?(): object;
}

const row = v.looseObject({ version: v.number(), status: v.string() });

/** A kind of thing with drafts, by its table and its schema. */
export const draftable = <Body extends object, Whole extends object>({
  table,
  draft,
  whole,
  missing,
  together,
  bodyOf = found => found,
  columnsOf = (_, columns) => columns,
  fresh = () => ({}),
  ...kind
}: OfTable<Body, Whole>): Draftable<Body> => ({
  ...kind,

  async live(db, id) {
    const [found] = await db.select().from(table).where(eq(table.id, id));
    if (!found) return undefined;
    const { version, status } = v.parse(row, found);
    return { body: v.parse(draft, bodyOf(found)), version, isLive: status === 'published' };
  },

  async problems(writing, id, body) {
    const found = [...partProblems(whole, body, missing), ...((await together?.(writing, id, body)) ?? [])];
    // one of a field is enough: what is missing is not wrong as well
    return found.filter(({ path }, index) => found.findIndex(other => other.path === path) === index);
  },

  async write({ db }, id, body, version) {
    const set = { ...(await columnsOf(db, v.parse(whole, body))), status: 'published', version };
    await db
      .insert(table)
      .values({ id, ...fresh(), ...set })
      .onConflictDoUpdate({ target: table.id, set });
  },

  async withdraw({ db }, id, version) {
    await db.update(table).set({ status: 'withdrawn', version }).where(eq(table.id, id));
  },
});

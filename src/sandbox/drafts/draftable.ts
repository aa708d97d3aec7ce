import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { FieldProblem } from '../../core/contract/failure.js';
import type { DraftState } from '../../core/contract/schemas/drafts.js';
import type { Audited } from '../../core/contract/audited.js';
import type { CallName } from '../../core/contract/index.js';
import type { Db } from '../db/db.js';
import type { Context } from '../http/handler.js';
import { isSame } from '../db/same.js';
import { type Approved, drafts, publishedVersions, scheduledPublications } from './tables.js';

/** What a draft needs of a request; what is published by itself has no caller. */
export type Writing = Pick<Context, 'db' | 'now' | 'note'> & Partial<Pick<Context, 'caller' | 'apiKey'>>;

/** The copy that is on sale, or was: `isLive` says which. */
export interface LiveCopy<Body> {
  body: Body;
  version: number;
  isLive: boolean;
}

/** A kind of thing that is written as a draft and published: what `publish.ts` and the like need to know of it. */
export interface Draftable<Body extends object> {
  kind: Audited;
  /** The calls whose guards say who writes and who publishes this kind. */
  calls: { save: CallName; publish: CallName };
  /** What one is called in a list of many kinds. */
  title(db: Db, body: Body): Promise<string>;
  /** What a new one begins with. */
  blank: Body;
  live(db: Db, id: string): Promise<LiveCopy<Body> | undefined>;
  /** All that blocks publishing it; a draft may be anything that its relaxed shape allows. */
  problems(writing: Writing, id: string, body: Body): Promise<FieldProblem[]>;
  /** Makes a whole body the live copy. */
  write(writing: Writing, id: string, body: Body, version: number): Promise<void>;
  /** Takes the live copy off sale; the row stays, because others name it. */
  withdraw(writing: Writing, id: string, version: number): Promise<void>;
}

/** What is left out or undefined stays as it is. */
export type Changes<Body> = { readonly [Name in keyof Body]?: Body[Name] | undefined };

/** A body as the tables keep it. */
export const kept = (body: object): Record<string, unknown> => ({ ...body });

type DraftRow = Omit<typeof drafts.$inferSelect, 'body'>;
export type ScheduledRow = typeof scheduledPublications.$inferSelect;

/** A thing with everything that belongs to it. */
export interface Standing<Body extends object> {
  id: string;
  /** Of the newer of live copy and draft; 0 for what was never saved. */
  version: number;
  live: LiveCopy<Body> | undefined;
  draft: (DraftRow & { body: Body }) | undefined;
  /** All that is set for it, by itself or with a release. */
  scheduled: readonly ScheduledRow[];
  /** What goes live of it at an instant; the newest, where several are set. */
  approved: Approved<Body> | undefined;
  /** The version that the publisher of the live copy saw; what was approved before it is overtaken. */
  publishedFrom: number;
}

export const ofThing = (kind: string, id: string) => and(eq(drafts.kind, kind), eq(drafts.id, id));

/** Lines of what is set for an instant that have to do with a thing; `id` may be a column. */
export const hasToDoWith = (kind: string, id: string | SQL): SQL =>
  sql`${scheduledPublications.approved} @> jsonb_build_array(jsonb_build_object('kind', ${kind}::text, 'id', ${id}::text))`;

/** A thing as whoever set this instant saw it. */
export function approvedIn<Body extends object>(
  of: Draftable<Body>,
  id: string,
  { approved }: Pick<ScheduledRow, 'approved'>,
): Approved<Body> | undefined {
  const found = approved.find(one => one.kind === of.kind && one.id === id);
  return found && { ...found, body: { ...of.blank, ...found.body } };
}

/** Whether a draft holds more than what was approved: that goes live without it. */
export const isBeside = (draft: { body: object; version: number } | undefined, approved: Approved<object>): boolean =>
  draft !== undefined && draft.version > approved.version && !isSame(draft.body, approved.body);

async function lastPublishedFrom(db: Db, kind: string, id: string): Promise<number> {
  const { version, approved } = publishedVersions;
  const [last] = await db
    .select({ version, approved })
    .from(publishedVersions)
    .where(and(eq(publishedVersions.kind, kind), eq(publishedVersions.id, id)))
    .orderBy(desc(version))
    .limit(1);
  return last ? (last.approved ?? last.version - 1) : -1;
}

/** Reads a thing; undefined when there is neither a live copy nor a draft. */
export async function standingOf<Body extends object>(
  db: Db,
  of: Draftable<Body>,
  id: string,
): Promise<Standing<Body> | undefined> {
  const live = await of.live(db, id);
  const [row] = await db.select().from(drafts).where(ofThing(of.kind, id));
  if (!live && !row) return undefined;
  const scheduled = await db.select().from(scheduledPublications).where(hasToDoWith(of.kind, id));
  const publishedFrom = await lastPublishedFrom(db, of.kind, id);
  const waiting = scheduled
    .filter(({ action, problems }) => action === 'publish' && problems === null)
    .map(line => approvedIn(of, id, line))
    .filter(approved => approved !== undefined && approved.version > publishedFrom)
    .toSorted((one, other) => (other?.version ?? 0) - (one?.version ?? 0));
  return {
    id,
    version: Math.max(live?.version ?? 0, row?.version ?? 0),
    live,
    draft: row && { ...row, body: { ...of.blank, ...row.body } },
    scheduled,
    approved: waiting[0],
    publishedFrom,
  };
}

export function stateOf({ live, draft }: Pick<Standing<object>, 'live' | 'draft'>): DraftState {
  if (live?.isLive) return draft ? 'changed' : 'published';
  return draft ? 'draft' : 'unpublished';
}

/** What is written on: the draft, else what goes live at an instant, else the live copy. */
export const newestOf = <Body extends object>(of: Draftable<Body>, standing: Standing<Body> | undefined): Body =>
  standing?.draft?.body ?? standing?.approved?.body ?? standing?.live?.body ?? of.blank;

/** A thing as a person who looks at it now sees it. */
export const asItStands = <Body extends object>(of: Draftable<Body>, standing: Standing<Body>): Approved<Body> => ({
  kind: of.kind,
  id: standing.id,
  version: standing.version,
  body: newestOf(of, standing),
});

import { and, eq } from 'drizzle-orm';
import type { DraftProblems, Release, ReleaseLine, ReleaseState } from '../../core/contract/schemas/releases.js';
import type { Db } from '../db/db.js';
import type { Versioned } from '../db/versioned.js';
import {
  approvedIn,
  isBeside,
  newestOf,
  type ScheduledRow,
  standingOf,
  stateOf,
  type Writing,
} from '../drafts/draftable.js';
import { draftableOf } from '../drafts/kinds.js';
import { namesBy } from '../drafts/record.js';
import { scheduledPublications } from '../drafts/tables.js';
import { rehearsed } from './in-one-go.js';
import { type Member, publishAll } from './publish-all.js';
import { type ReleaseDraft, releases, type ReleaseRow } from './tables.js';
import { takeBackAll } from './take-back-all.js';

/** The name that releases have in the audit trail, and among what is set for an instant. */
export const RELEASE = { kind: 'release' } as const;

export const isInstantOf = (id: string) =>
  and(eq(scheduledPublications.kind, RELEASE.kind), eq(scheduledPublications.id, id));

type Instant = Pick<ScheduledRow, 'approved' | 'problems'>;

/** Every thing that a release names, in its present state, and as it goes live at the instant that is set. */
export async function membersOf(db: Db, drafts: readonly ReleaseDraft[], instant?: Instant | null): Promise<Member[]> {
  const members: Member[] = [];
  for (const draft of drafts) {
    const of = draftableOf(draft.kind);
    if (!of) throw new Error(`A release names a ${draft.kind}, and nothing knows how to publish one.`);
    const standing = await standingOf(db, of, draft.id);
    const approved = instant?.problems === null ? approvedIn(of, draft.id, instant) : undefined;
    const title = standing ? await of.title(db, approved?.body ?? newestOf(of, standing)) : draft.id;
    members.push({ draft, of, standing, approved, title });
  }
  return members;
}

export function releaseState(
  { publishedAt }: Pick<ReleaseRow, 'publishedAt'>,
  scheduled: Pick<ScheduledRow, 'problems'> | null | undefined,
): ReleaseState {
  if (publishedAt !== null) return 'published';
  return scheduled && scheduled.problems === null ? 'scheduled' : 'open';
}

/** What of a release its list shows, too. `name` gives a user's name. */
export function releaseParts(
  row: ReleaseRow,
  scheduled: ScheduledRow | null | undefined,
  name: (id: string | null) => string | null,
): Omit<ReleaseLine, 'drafts' | 'draftsBeside'> {
  const { publishedAt, publishedBy, takenBackAt, takenBackBy } = row;
  return {
    id: row.id,
    name: row.name,
    state: releaseState(row, scheduled),
    version: row.version,
    created: { at: row.createdAt, by: name(row.createdBy) },
    published: publishedAt === null ? null : { at: publishedAt, by: name(publishedBy) },
    takenBack: takenBackAt === null ? null : { at: takenBackAt, by: name(takenBackBy) },
    scheduled: scheduled
      ? { at: scheduled.at, by: name(scheduled.setBy), setAt: scheduled.setAt, problems: scheduled.problems ?? [] }
      : null,
  };
}

/** People who did something with these releases. */
export const namesIn = (db: Db, found: readonly { row: ReleaseRow; scheduled: ScheduledRow | null | undefined }[]) =>
  namesBy(
    db,
    found.flatMap(({ row, scheduled }) => [row.createdBy, row.publishedBy, row.takenBackBy, scheduled?.setBy ?? null]),
  );

/** What publishing it now would be refused with; once it is published, taking it back. */
const inTheWay = (writing: Writing, row: ReleaseRow, members: readonly Member[]): Promise<DraftProblems[]> =>
  rehearsed(writing.db, async db => {
    const trying: Writing = { ...writing, db, note: () => {} };
    return row.publishedAt === null
      ? (await publishAll(trying, members, row.name)).problems
      : takeBackAll(trying, members, row.name);
  });

/** A release as those who write it see it. */
export async function releaseRecord(writing: Writing, row: ReleaseRow): Promise<Release> {
  const [scheduled] = await writing.db.select().from(scheduledPublications).where(isInstantOf(row.id));
  const name = await namesIn(writing.db, [{ row, scheduled }]);
  const members = await membersOf(writing.db, row.drafts, scheduled);
  const found = await inTheWay(writing, row, members);
  return {
    ...releaseParts(row, scheduled, name),
    drafts: members.map(({ draft: { kind, id }, standing, approved, title }) => ({
      kind,
      id,
      title,
      problems: found.find(one => one.kind === kind && one.id === id)?.problems ?? [],
      state: standing ? stateOf(standing) : null,
      version: standing?.version ?? 0,
      draftBeside: approved !== undefined && isBeside(standing?.draft, approved),
    })),
  };
}

export const versionedRelease: Versioned<ReleaseRow> = {
  resource: RELEASE.kind,
  table: releases,
  key: releases.id,
  find: (db, id) => db.select().from(releases).where(eq(releases.id, id)),
  shown: releaseRecord,
};

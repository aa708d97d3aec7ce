import type { Deleted } from '../../core/contract/schemas/drafts.js';
import { mostDrafts, type NewRelease } from '../../core/contract/schemas/releases.js';
import { newId } from '../db/ids.js';
import { changed, gone, type Held, readForChange } from '../db/versioned.js';
import { checkKinds, draftableOf } from '../drafts/kinds.js';
import { standingOf } from '../drafts/draftable.js';
import { authorOf, nothingToPublish, unschedule } from '../drafts/write.js';
import { scheduledPublications } from '../drafts/tables.js';
import type { Context } from '../http/handler.js';
import { invalid, Refusal } from '../http/refusal.js';
import { isInstantOf, RELEASE, versionedRelease } from './record.js';
import { type ReleaseDraft, releases, type ReleaseRow } from './tables.js';

type HeldRelease = Held<ReleaseRow>;
type Name = Pick<ReleaseDraft, 'kind' | 'id'>;

export const isNamed =
  (one: Name) =>
  ({ kind, id }: Name): boolean =>
    kind === one.kind && id === one.id;

export const holdRelease = (context: Context, id: string, version: number): Promise<HeldRelease> =>
  readForChange(context, versionedRelease, id, version);

export const wasPublished = (): Refusal =>
  new Refusal('wasPublished', 'This release is published. Take it back first.');

/** Refuses to change a release that is set for an instant: what goes out is what was looked at (domain 8.4). */
export async function checkNotScheduled({ db }: Context, { row }: HeldRelease): Promise<void> {
  const [instant] = await db.select().from(scheduledPublications).where(isInstantOf(row.id));
  if (instant && instant.problems === null)
    throw new Refusal('releaseScheduled', 'This release is set for an instant. Take that back first.');
}

/** Refuses to change what is published, too. */
async function checkOpen(context: Context, held: HeldRelease): Promise<void> {
  if (held.row.publishedAt !== null) throw wasPublished();
  await checkNotScheduled(context, held);
}

/** Refuses what is no draft, and names each of it. */
async function checkDrafts(context: Context, given: readonly Name[]): Promise<void> {
  const problems = [];
  for (const [at, { kind, id }] of given.entries()) {
    const of = draftableOf(kind);
    const standing = of && (await standingOf(context.db, of, id));
    const path = `drafts.${at}.${of ? 'id' : 'kind'}`;
    if (!of) problems.push({ path, message: 'There is no such kind.' });
    else if (!standing) problems.push({ path, message: `There is no such ${kind}.` });
    else {
      const message = nothingToPublish(standing);
      if (message) problems.push({ path, message });
    }
  }
  if (problems.length > 0) throw invalid(problems);
  checkKinds(context, 'save', given);
}

/** Each once, in the order in which they came. */
function joined(held: readonly ReleaseDraft[], given: readonly Name[]): ReleaseDraft[] {
  const all: ReleaseDraft[] = [...held];
  for (const { kind, id } of given) if (!all.some(isNamed({ kind, id }))) all.push({ kind, id });
  if (all.length > mostDrafts)
    throw invalid([{ path: 'drafts', message: `A release holds ${mostDrafts} drafts at most.` }]);
  return all;
}

export async function createRelease(context: Context, { name, drafts = [] }: NewRelease): Promise<string> {
  await checkDrafts(context, drafts);
  const row = { id: newId('rel'), name, drafts: joined([], drafts), createdBy: authorOf(context) };
  await context.db.insert(releases).values({ ...row, createdAt: context.now });
  context.note({ id: row.id, details: { version: 1, after: { name, drafts: row.drafts } } });
  return row.id;
}

export async function addDrafts(context: Context, held: HeldRelease, given: readonly Name[]): Promise<void> {
  await checkOpen(context, held);
  await checkDrafts(context, given);
  await changed(context, held, { drafts: joined(held.row.drafts, given) });
}

export async function removeDraft(context: Context, held: HeldRelease, one: Name): Promise<void> {
  await checkOpen(context, held);
  const kept = held.row.drafts.filter(draft => !isNamed(one)(draft));
  if (kept.length === held.row.drafts.length) throw new Refusal('notFound', 'This is not in the release.');
  checkKinds(context, 'save', [one]);
  await changed(context, held, { drafts: kept });
}

/** The drafts stay; only that they belong together is forgotten. */
export async function deleteRelease(context: Context, held: HeldRelease): Promise<Deleted> {
  await checkOpen(context, held);
  // one that did not come about
  await unschedule(context, RELEASE, held.id, 'publish');
  await gone(context, held);
  return { deleted: true };
}

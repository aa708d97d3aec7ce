import type { ReleasePublication, ReleaseWithdrawal } from '../../core/contract/schemas/releases.js';
import { lockNameUntilCommit } from '../db/lock.js';
import { changed, type Held, outdated } from '../db/versioned.js';
import { asItStands, type ScheduledRow, type Writing } from '../drafts/draftable.js';
import { authorOf, checkToCome, schedule, unschedule } from '../drafts/write.js';
import type { Context } from '../http/handler.js';
import { lastSaved } from '../http/last-saved.js';
import { Refusal } from '../http/refusal.js';
import { checkKinds } from '../drafts/kinds.js';
import { isNamed, wasPublished } from './change.js';
import { NotAll, rehearsed } from './in-one-go.js';
import { type Member, publishAll, reasonOf } from './publish-all.js';
import { membersOf, RELEASE } from './record.js';
import type { ReleaseDraft, ReleaseRow } from './tables.js';
import { takeBackAll } from './take-back-all.js';

/** Holds the drafts until the transaction ends. All take them in one order, so that two never wait for each other. */
async function holdAll(writing: Writing, drafts: readonly ReleaseDraft[], instant?: ScheduledRow): Promise<Member[]> {
  for (const name of drafts.map(({ kind, id }) => `${kind} ${id}`).toSorted())
    await lockNameUntilCommit(writing.db, name);
  return membersOf(writing.db, drafts, instant);
}

/** Publishes a release that is held. A refusal undoes all that was done until then. */
export async function publishReleaseNow(
  writing: Writing,
  held: Held<ReleaseRow>,
  members: readonly Member[],
  reason: string,
): Promise<void> {
  const { problems, drafts } = await publishAll(writing, members, reason);
  if (problems.length > 0)
    throw new NotAll('validationFailed', 'Not every draft of this release can be published, so none is.', problems);
  await unschedule(writing, RELEASE, held.id, 'publish');
  await changed(writing, held, {
    drafts: held.row.drafts.map(draft => drafts.find(isNamed(draft)) ?? draft),
    publishedAt: writing.now,
    publishedBy: authorOf(writing),
    takenBackAt: null,
    takenBackBy: null,
  });
}

/** Holds what a release names; at its instant, as it was approved. */
export const holdMembers = (writing: Writing, { row }: Held<ReleaseRow>, instant?: ScheduledRow): Promise<Member[]> =>
  holdAll(writing, row.drafts, instant);

/** Refuses where a draft is not the one that was looked at, or one was not looked at. */
async function checkSeen(
  context: Context,
  held: Held<ReleaseRow>,
  members: readonly Member[],
  seen: ReleasePublication['seen'],
): Promise<void> {
  const other = members.find(({ draft, standing }) => seen.find(isNamed(draft))?.version !== (standing?.version ?? 0));
  if (!other) return;
  const { of, draft, standing } = other;
  throw await outdated(context, held, await lastSaved(context, of.kind, draft.id, standing?.version ?? 0));
}

/** Publishes every draft of a release as it was looked at, now or at an instant (domain 8.4). That they are whole now is demanded at once. */
export async function publishRelease(
  context: Context,
  held: Held<ReleaseRow>,
  { seen, at, reason }: Omit<ReleasePublication, 'version'>,
): Promise<void> {
  const { row, id } = held;
  checkToCome(context, at);
  if (row.publishedAt !== null) throw wasPublished();
  if (row.drafts.length === 0) throw new Refusal('nothingToPublish', 'There is no draft in this release.');
  checkKinds(context, 'publish', row.drafts);
  const members = await holdMembers(context, held);
  await checkSeen(context, held, members, seen);
  const why = reasonOf(row, reason);
  if (at === undefined) return publishReleaseNow(context, held, members, why);
  await rehearsed(context.db, db => publishReleaseNow({ ...context, db, note: () => {} }, held, members, why));
  const approved = members.flatMap(({ of, standing }) => (standing ? [asItStands(of, standing)] : []));
  await schedule(context, RELEASE, id, { action: 'publish', at, keep: true, reason: why, approved });
}

/** Puts everything back as it was before a release, but for what is to stay as it is; the release is open again. */
export async function takeBackRelease(
  context: Context,
  held: Held<ReleaseRow>,
  { reason, leave = [] }: Omit<ReleaseWithdrawal, 'version'>,
): Promise<void> {
  const { row } = held;
  if (row.publishedAt === null) throw new Refusal('notPublished', 'This release is not published.');
  checkKinds(context, 'publish', row.drafts);
  const drafts = row.drafts.filter(draft => !leave.some(isNamed(draft)));
  const members = await holdAll(context, drafts);
  const problems = await takeBackAll(context, members, `Taken back: ${reasonOf(row, reason)}`);
  if (problems.length > 0)
    throw new NotAll('cannotTakeBack', 'Not everything of this release can be taken back, so nothing is.', problems);
  await changed(context, held, {
    drafts: drafts.map(({ kind, id }) => ({ kind, id })),
    publishedAt: null,
    publishedBy: null,
    takenBackAt: context.now,
    takenBackBy: authorOf(context),
  });
}

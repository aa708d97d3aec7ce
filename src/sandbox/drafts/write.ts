import { and, eq } from 'drizzle-orm';
import { isSame } from '../db/same.js';
import { lockNameUntilCommit } from '../db/lock.js';
import type { Context } from '../http/handler.js';
import { lastSaved } from '../http/last-saved.js';
import { actorIdOf } from '../http/actor.js';
import { invalid, Refusal } from '../http/refusal.js';
import {
  asItStands,
  type Changes,
  type Draftable,
  isBeside,
  kept,
  newestOf,
  ofThing,
  standingOf,
  type Standing,
  type Writing,
} from './draftable.js';
import { recordOf } from './record.js';
import { type Approved, drafts, publishedVersions, scheduledPublications } from './tables.js';

export const authorOf = ({ caller, apiKey }: Writing): string | null =>
  actorIdOf({ ...(caller && { caller }), ...(apiKey && { apiKey }) });

/** Holds a thing until the transaction ends and reads it. Another version than the one that was looked at is refused (domain 4.2). */
export async function hold<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  id: string,
  version: number,
): Promise<Standing<Body>> {
  await lockNameUntilCommit(context.db, `${of.kind} ${id}`);
  const standing = await standingOf(context.db, of, id);
  if (!standing) throw new Refusal('notFound', `There is no such ${of.kind}.`);
  if (standing.version !== version)
    throw new Refusal('versionConflict', 'Somebody else has changed this in the meantime.', {
      current: await recordOf(context, of, standing),
      ...(await lastSaved(context, of.kind, id, standing.version)),
    });
  return standing;
}

const given = (changes: object): object =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));

async function putDraft<Body extends object>(
  writing: Writing,
  of: Draftable<Body>,
  id: string,
  body: Body,
  version: number,
): Promise<void> {
  const row = { body: kept(body), version, savedBy: authorOf(writing), savedAt: writing.now };
  // a request to publish was for the draft of that moment
  const asked = { askedBy: null, askedAt: null, askedNote: null };
  await writing.db
    .insert(drafts)
    .values({ kind: of.kind, id, ...row })
    .onConflictDoUpdate({ target: [drafts.kind, drafts.id], set: { ...row, ...asked } });
}

const dropDraft = ({ db }: Writing, of: Draftable<object>, id: string) => db.delete(drafts).where(ofThing(of.kind, id));

/** A new thing: a draft, and nothing on sale. */
export async function createDraft<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  id: string,
  changes: Changes<Body>,
): Promise<void> {
  const body: Body = { ...of.blank, ...given(changes) };
  await putDraft(context, of, id, body, 1);
  context.note({ resource: of.kind, id, details: { version: 1, after: body } });
}

/**
 * Saves what was changed into the draft; the live copy stays as it is, and so does what is set for an instant. A draft
 * that equals the live copy again is removed (sanity#13400), unless something else goes live first.
 */
export async function saveDraft<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  standing: Standing<Body>,
  changes: Changes<Body>,
): Promise<void> {
  const { id, live, approved } = standing;
  const before = newestOf(of, standing);
  const body: Body = { ...before, ...given(changes) };
  if (isSame(body, before)) return context.note(null);
  const version = standing.version + 1;
  if (live?.isLive && !approved && isSame(body, live.body)) {
    await dropDraft(context, of, id);
    await of.write(context, id, live.body, version);
  } else await putDraft(context, of, id, body, version);
  context.note({ resource: of.kind, id, details: { version, before, after: body } });
}

/** Refuses an instant that has passed: what is to happen at once is asked for without one. */
export function checkToCome({ now }: Pick<Context, 'now'>, at: number | undefined): void {
  if (at !== undefined && at <= now) throw invalid([{ path: 'at', message: 'Must be in the future.' }]);
}

interface NewInstant {
  action: 'publish' | 'unpublish';
  at: number;
  keep: boolean;
  reason?: string | undefined;
  /** What was looked at. */
  approved: readonly Approved<object>[];
}

/** Sets what is to happen at an instant, to what was looked at; another one takes its place. */
export async function schedule(
  context: Context,
  of: Pick<Draftable<object>, 'kind'>,
  id: string,
  { approved, reason, ...line }: NewInstant,
): Promise<void> {
  const row = {
    ...line,
    reason: reason ?? null,
    approved: approved.map(one => ({ ...one, body: kept(one.body) })),
    setBy: authorOf(context),
    setAt: context.now,
    problems: null,
  };
  await context.db
    .insert(scheduledPublications)
    .values({ kind: of.kind, id, ...row })
    .onConflictDoUpdate({
      target: [scheduledPublications.kind, scheduledPublications.id, scheduledPublications.action],
      set: row,
    });
  context.note({
    resource: of.kind,
    id,
    action: `${line.action}At`,
    details: { at: line.at, version: approved[0]?.version },
  });
}

export const unschedule = (
  { db }: Pick<Writing, 'db'>,
  of: Pick<Draftable<object>, 'kind'>,
  id: string,
  ...actions: readonly ('publish' | 'unpublish')[]
) =>
  Promise.all(
    actions.map(action =>
      db
        .delete(scheduledPublications)
        .where(
          and(
            eq(scheduledPublications.kind, of.kind),
            eq(scheduledPublications.id, id),
            eq(scheduledPublications.action, action),
          ),
        ),
    ),
  );

const keepVersion = ({ db }: Writing, row: typeof publishedVersions.$inferInsert) =>
  db.insert(publishedVersions).values(row).onConflictDoNothing();

/**
 * Makes a whole body the live copy, and keeps both it and what it replaces as versions. `approved` is the version that
 * its publisher saw. Answers the new version and what is live now.
 */
async function putLive<Body extends object>(
  writing: Writing,
  of: Draftable<Body>,
  standing: Standing<Body>,
  { version: approved, body }: Pick<Approved<Body>, 'version' | 'body'>,
  reason?: string | null,
): Promise<{ version: number; body: Body }> {
  const { id, live } = standing;
  const version = standing.version + 1;
  const thing = { kind: of.kind, id };
  // what was live before versions were kept is the first of them
  if (live) await keepVersion(writing, { ...thing, version: live.version, body: kept(live.body) });
  await of.write(writing, id, body, version);
  // writing may have filled in what was left open
  const after = (await of.live(writing.db, id))?.body ?? body;
  await keepVersion(writing, {
    ...thing,
    version,
    body: kept(after),
    savedBy: authorOf(writing),
    savedAt: writing.now,
    reason: reason ?? null,
    approved,
  });
  writing.note({
    resource: of.kind,
    id,
    details: { version, before: live?.isLive ? live.body : null, after, ...(reason && { reason }) },
  });
  return { version, body: after };
}

/**
 * Makes what its publisher saw the live copy. A draft that holds more stays, on top of it; an instant that was set for
 * the same version, or an older one, is gone. Answers the new version.
 */
export async function publishNow<Body extends object>(
  writing: Writing,
  of: Draftable<Body>,
  standing: Standing<Body>,
  approved: Approved<Body>,
  reason?: string | null,
): Promise<number> {
  const { id, draft, scheduled } = standing;
  const { version, body } = await putLive(writing, of, standing, approved, reason);
  if (draft && (!isBeside(draft, approved) || isSame(draft.body, body))) await dropDraft(writing, of, id);
  const own = scheduled.find(({ kind, action }) => kind === of.kind && action === 'publish');
  if (own?.approved.every(one => one.version <= approved.version)) await unschedule(writing, of, id, 'publish');
  return version;
}

/** Makes an earlier body the live copy again; what it replaces becomes the draft, unless there is one. */
export async function bringBack<Body extends object>(
  writing: Writing,
  of: Draftable<Body>,
  standing: Standing<Body>,
  body: Body,
  reason: string,
): Promise<void> {
  const { id, live, draft } = standing;
  // it is older than whatever was approved since, and overtakes none of it
  const { version } = await putLive(writing, of, standing, { version: 0, body }, reason);
  const next = draft?.body ?? live?.body;
  if (!next || isSame(next, body)) await dropDraft(writing, of, id);
  else if (!draft) await putDraft(writing, of, id, next, version);
}

/** Why there is nothing to publish; undefined where there is a draft, or something that was taken back. */
export const nothingToPublish = ({ live, draft }: Standing<object>): string | undefined =>
  !draft && live?.isLive ? 'This is published as it stands.' : undefined;

/** Publishes the draft as it was looked at, now or at an instant. It has to be whole by then; that it is so now is demanded at once. */
export async function publish<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  standing: Standing<Body>,
  { at, reason }: { at?: number | undefined; reason?: string | undefined },
): Promise<void> {
  const { id } = standing;
  checkToCome(context, at);
  const approved = asItStands(of, standing);
  const nothing = nothingToPublish(standing);
  if (nothing) throw new Refusal('nothingToPublish', nothing);
  const problems = await of.problems(context, id, approved.body);
  if (problems.length > 0) throw invalid(problems);
  if (at === undefined) await publishNow(context, of, standing, approved, reason);
  else await schedule(context, of, id, { action: 'publish', at, keep: true, reason, approved: [approved] });
}

/**
 * Takes the live copy off sale; it becomes the draft unless there is one, or with `keep: false` nothing of it stays, but
 * for a draft that is newer than what was `seen`. What is set to go live at an instant still does.
 */
export async function unpublishNow<Body extends object>(
  writing: Writing,
  of: Draftable<Body>,
  { id, live, draft, version }: Standing<Body>,
  keep: boolean,
  seen = version,
): Promise<void> {
  const next = version + 1;
  if (!keep && draft && draft.version <= seen) await dropDraft(writing, of, id);
  else if (keep && !draft && live) await putDraft(writing, of, id, live.body, next);
  await of.withdraw(writing, id, next);
  await unschedule(writing, of, id, 'unpublish');
  writing.note({ resource: of.kind, id, details: { version: next, keep } });
}

export async function unpublish<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  standing: Standing<Body>,
  { at, keep }: { at?: number | undefined; keep: boolean },
): Promise<void> {
  checkToCome(context, at);
  if (!standing.live?.isLive) throw new Refusal('notPublished', 'This is not published.');
  const approved = [asItStands(of, standing)];
  if (at === undefined) await unpublishNow(context, of, standing, keep);
  else await schedule(context, of, standing.id, { action: 'unpublish', at, keep, approved });
}

/** Refuses to drop what goes live at an instant: only a user who may publish cancels that. */
const isScheduled = (): Refusal =>
  new Refusal(
    'publicationScheduled',
    'This is set to go live at an instant. Whoever publishes it has to cancel that first.',
  );

/** Drops the draft. What goes live at an instant comes back, else the live copy; with neither, it is deleted instead. */
export async function discardDraft<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  { id, live, draft, version, approved }: Standing<Body>,
): Promise<void> {
  if (!draft) return context.note(null);
  const next = version + 1;
  const dropped = { resource: of.kind, id, details: { version: next, before: draft.body } };
  if (approved) {
    if (!isBeside(draft, approved)) throw isScheduled();
    await putDraft(context, of, id, approved.body, next);
    return context.note(dropped);
  }
  if (!live)
    throw new Refusal(
      'notPublished',
      'This was never published, so there is nothing to go back to. Delete it instead.',
    );
  await dropDraft(context, of, id);
  // one that did not come about was for this draft
  await unschedule(context, of, id, 'publish');
  if (live.isLive) await of.write(context, id, live.body, next);
  else await of.withdraw(context, id, next);
  context.note(dropped);
}

/** Deletes what was never published. */
export async function deleteDraft<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  { id, live, draft, approved }: Standing<Body>,
): Promise<void> {
  if (approved) throw isScheduled();
  if (live)
    throw new Refusal('wasPublished', 'This has been published, and members may hold it. Take it back instead.');
  await dropDraft(context, of, id);
  await unschedule(context, of, id, 'publish', 'unpublish');
  context.note({ resource: of.kind, id, details: { before: draft?.body } });
}

/** Asks those who may publish to do it. */
export async function askToPublish<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  { id, draft }: Standing<Body>,
  note: string,
): Promise<void> {
  if (!draft) throw new Refusal('nothingToPublish', 'There is no draft to publish.');
  await context.db
    .update(drafts)
    .set({ askedBy: authorOf(context), askedAt: context.now, askedNote: note })
    .where(ofThing(of.kind, id));
  context.note({ resource: of.kind, id, details: { note } });
}

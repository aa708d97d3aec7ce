import { and, eq } from 'drizzle-orm';
import { isSame } from '../db/same.js';
import { lockNameUntilCommit } from '../db/lock.js';
import type { Context } from '../http/handler.js';
import { lastSaved } from '../http/last-saved.js';
import { actorIdOf } from '../http/actor.js';
import { invalid, Refusal } from '../http/refusal.js';
import {
  type Changes,
  type Draftable,
  kept,
  newestOf,
  ofThing,
  standingOf,
  type Standing,
  type Writing,
} from './draftable.js';
import { recordOf } from './record.js';
import { drafts, publishedVersions, scheduledPublications } from './tables.js';

const authorOf = ({ caller, apiKey }: Writing): string | null =>
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
  // who asked for it to be published asked for what stood there then
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
  context.note({ id, details: { version: 1, after: body } });
}

/** Saves what was changed into the draft; the live copy stays as it is. A draft that has become the live copy again is none (sanity#13400). */
export async function saveDraft<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  standing: Standing<Body>,
  changes: Changes<Body>,
): Promise<void> {
  const { id, live } = standing;
  const before = newestOf(of, standing);
  const body: Body = { ...before, ...given(changes) };
  if (isSame(body, before)) return context.note(null);
  const version = standing.version + 1;
  if (live?.isLive && isSame(body, live.body)) {
    await dropDraft(context, of, id);
    await of.write(context, id, live.body, version);
  } else await putDraft(context, of, id, body, version);
  context.note({ id, details: { version, before, after: body } });
}

/** Sets what is to happen at an instant; another one takes its place. */
async function schedule(
  context: Context,
  of: Draftable<object>,
  id: string,
  line: { action: 'publish' | 'unpublish'; at: number; keep: boolean; reason?: string | undefined },
): Promise<void> {
  const row = { ...line, reason: line.reason ?? null, setBy: authorOf(context), setAt: context.now, problems: null };
  await context.db
    .insert(scheduledPublications)
    .values({ kind: of.kind, id, ...row })
    .onConflictDoUpdate({
      target: [scheduledPublications.kind, scheduledPublications.id, scheduledPublications.action],
      set: row,
    });
  context.note({ id, action: `${line.action}At`, details: { at: line.at } });
}

export const unschedule = (
  { db }: Pick<Writing, 'db'>,
  of: Draftable<object>,
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

/** Makes the draft the live copy, and keeps both it and what it replaces as versions. */
export async function publishNow<Body extends object>(
  writing: Writing,
  of: Draftable<Body>,
  standing: Standing<Body>,
  reason?: string | null,
): Promise<void> {
  const { id, live } = standing;
  const body = newestOf(of, standing);
  const version = standing.version + 1;
  const thing = { kind: of.kind, id };
  // what was live before versions were kept is the first of them
  if (live) await keepVersion(writing, { ...thing, version: live.version, body: kept(live.body) });
  await of.write(writing, id, body, version);
  await dropDraft(writing, of, id);
  await unschedule(writing, of, id, 'publish');
  await keepVersion(writing, {
    ...thing,
    version,
    body: kept(body),
    savedBy: authorOf(writing),
    savedAt: writing.now,
    reason: reason ?? null,
  });
  writing.note({
    id,
    details: { version, before: live?.isLive ? live.body : null, after: body, ...(reason && { reason }) },
  });
}

/** Publishes the draft, now or at an instant. It has to be whole by then; that it is so now is demanded at once. */
export async function publish<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  standing: Standing<Body>,
  { at, reason }: { at?: number | undefined; reason?: string | undefined },
): Promise<void> {
  const { id, live, draft } = standing;
  if (!draft && live?.isLive) throw new Refusal('nothingToPublish', 'This is published as it stands.');
  const problems = await of.problems(context, id, newestOf(of, standing));
  if (problems.length > 0) throw invalid(problems);
  if (at !== undefined && at > context.now)
    await schedule(context, of, id, { action: 'publish', at, keep: true, reason });
  else await publishNow(context, of, standing, reason);
}

/** Takes the live copy off sale; it becomes the draft unless there is one, or with `keep: false` nothing of it stays. */
export async function unpublishNow<Body extends object>(
  writing: Writing,
  of: Draftable<Body>,
  { id, live, draft, version }: Standing<Body>,
  keep: boolean,
): Promise<void> {
  const next = version + 1;
  if (!keep) await dropDraft(writing, of, id);
  else if (!draft && live) await putDraft(writing, of, id, live.body, next);
  await of.withdraw(writing, id, next);
  await unschedule(writing, of, id, 'unpublish');
  writing.note({ id, details: { version: next, keep } });
}

export async function unpublish<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  standing: Standing<Body>,
  { at, keep }: { at?: number | undefined; keep: boolean },
): Promise<void> {
  if (!standing.live?.isLive) throw new Refusal('notPublished', 'This is not published.');
  if (at !== undefined && at > context.now) await schedule(context, of, standing.id, { action: 'unpublish', at, keep });
  else await unpublishNow(context, of, standing, keep);
}

/** Drops the draft. What was never published has nothing to go back to: it is deleted instead. */
export async function discardDraft<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  { id, live, draft, version }: Standing<Body>,
): Promise<void> {
  if (!draft) return context.note(null);
  if (!live)
    throw new Refusal(
      'notPublished',
      'This was never published, so there is nothing to go back to. Delete it instead.',
    );
  const next = version + 1;
  await dropDraft(context, of, id);
  await unschedule(context, of, id, 'publish');
  if (live.isLive) await of.write(context, id, live.body, next);
  else await of.withdraw(context, id, next);
  context.note({ id, details: { version: next, before: draft.body } });
}

/** Deletes what was never published. */
export async function deleteDraft<Body extends object>(
  context: Context,
  of: Draftable<Body>,
  { id, live, draft }: Standing<Body>,
): Promise<void> {
  if (live)
    throw new Refusal('wasPublished', 'This has been published, and members may hold it. Take it back instead.');
  await dropDraft(context, of, id);
  await unschedule(context, of, id, 'publish', 'unpublish');
  context.note({ id, details: { before: draft?.body } });
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
  context.note({ id, details: { note } });
}

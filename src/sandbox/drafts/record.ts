import { inArray } from 'drizzle-orm';
import { namesOf } from '../billing/account/history-names.js';
import type { Context } from '../http/handler.js';
import { Refusal } from '../http/refusal.js';
import type { Db } from '../db/db.js';
import { releases } from '../releases/tables.js';
import {
  approvedIn,
  type Draftable,
  isBeside,
  newestOf,
  standingOf,
  stateOf,
  type Standing,
  type Writing,
} from './draftable.js';

/** The names of colleagues, by their ids; null for who is not known any more. */
export async function namesBy(db: Db, ids: readonly (string | null)[]) {
  const actors = ids.map(actorId => ({ actorKind: 'staff' as const, actorId }));
  const nameOf = await namesOf(db, actors);
  return (actorId: string | null) => nameOf('staff', { actorKind: 'staff', actorId }, null);
}

const releasesNamed = async (db: Db, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: releases.id, name: releases.name })
        .from(releases)
        .where(inArray(releases.id, [...ids]));

/** A thing as those who write it see it. */
export async function recordOf<Body extends object>(context: Writing, of: Draftable<Body>, standing: Standing<Body>) {
  const { id, live, draft, version, scheduled } = standing;
  const name = await namesBy(context.db, [
    draft?.savedBy ?? null,
    draft?.askedBy ?? null,
    ...scheduled.map(({ setBy }) => setBy),
  ]);
  const together = await releasesNamed(
    context.db,
    scheduled.filter(({ kind }) => kind !== of.kind).map(line => line.id),
  );
  return {
    id,
    state: stateOf(standing),
    version,
    body: newestOf(of, standing),
    live: live?.isLive ? { body: live.body, version: live.version } : null,
    draft: draft ? { body: draft.body, saved: { at: draft.savedAt, by: name(draft.savedBy) } } : null,
    problems: draft ? await of.problems(context, id, newestOf(of, standing)) : [],
    scheduled: scheduled.map(line => {
      const { action, at, setBy, setAt, problems } = line;
      const approved = action === 'publish' ? approvedIn(of, id, line) : undefined;
      return {
        action,
        at,
        by: name(setBy),
        setAt,
        problems: problems ?? [],
        release: together.find(release => release.id === line.id) ?? null,
        body: approved?.body ?? null,
        draftBeside: approved !== undefined && isBeside(draft, approved),
      };
    }),
    asked: draft?.askedAt != null ? { at: draft.askedAt, by: name(draft.askedBy), note: draft.askedNote ?? '' } : null,
  };
}

/** Reads a thing for those who write it. */
export async function findRecord<Body extends object>(context: Context, of: Draftable<Body>, id: string) {
  const standing = await standingOf(context.db, of, id);
  if (!standing) throw new Refusal('notFound', `There is no such ${of.kind}.`);
  return recordOf(context, of, standing);
}

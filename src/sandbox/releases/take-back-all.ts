import type { DraftProblems } from '../../core/contract/schemas/releases.js';
import type { FieldProblem } from '../../core/contract/failure.js';
import { isSame } from '../db/same.js';
import { bodyOfVersion } from '../drafts/versions.js';
import type { Writing } from '../drafts/draftable.js';
import { bringBack, unpublishNow } from '../drafts/write.js';
import { inOneGo, type Step } from './in-one-go.js';
import { type Member, missing } from './publish-all.js';

/** Why something is not what the release put there. */
async function changedSince(
  { db }: Writing,
  { of, standing, draft: { id, versions } }: Member,
): Promise<FieldProblem[]> {
  if (!standing || !versions) return missing;
  if (!standing.live?.isLive) return [{ path: '', message: 'This was taken back since.' }];
  const put = await bodyOfVersion(db, of, id, String(versions.after));
  return isSame(standing.live.body, put) ? [] : [{ path: '', message: 'This was published again since.' }];
}

/** What was new goes off sale. */
const withdrawn = (writing: Writing, member: Member, changed: FieldProblem[]): Step => ({
  ...member.draft,
  title: member.title,
  problems: () => Promise.resolve(changed),
  async run() {
    if (member.standing) await unpublishNow(writing, member.of, member.standing, true);
  },
});

/** What was there before is there again, if it still may be. */
async function restored(
  writing: Writing,
  { of, standing, title, draft: { kind, id } }: Member,
  before: number,
  changed: FieldProblem[],
  reason: string,
): Promise<Step> {
  const body = await bodyOfVersion(writing.db, of, id, String(before));
  return {
    kind,
    id,
    title,
    problems: async () => (changed.length > 0 ? changed : of.problems(writing, id, body)),
    async run() {
      if (standing) await bringBack(writing, of, standing, body, reason);
    },
  };
}

/** Puts everything back as it was before the release. With problems, all of it is to be undone. */
export async function takeBackAll(
  writing: Writing,
  members: readonly Member[],
  reason: string,
): Promise<DraftProblems[]> {
  const first: Step[] = [];
  const then: Step[] = [];
  for (const member of members) {
    const before = member.draft.versions?.before ?? null;
    const changed = await changedSince(writing, member);
    if (before === null) first.push(withdrawn(writing, member, changed));
    else then.push(await restored(writing, member, before, changed, reason));
  }
  return inOneGo([...first, ...then]);
}

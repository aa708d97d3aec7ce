import type { DraftProblems } from '../../core/contract/schemas/releases.js';
import type { FieldProblem } from '../../core/contract/failure.js';
import { asItStands, type Draftable, type Standing, type Writing } from '../drafts/draftable.js';
import type { Approved } from '../drafts/tables.js';
import { nothingToPublish, publishNow } from '../drafts/write.js';
import { inOneGo, type Step } from './in-one-go.js';
import type { ReleaseDraft, ReleaseRow } from './tables.js';

/** A thing that a release names, in its present state; undefined where it no longer exists. */
export interface Member {
  draft: ReleaseDraft;
  of: Draftable<object>;
  standing: Standing<object> | undefined;
  /** Of a release that is set for an instant: what goes live then, whatever is drafted now. */
  approved: Approved<object> | undefined;
  title: string;
}

const problem = (message: string): FieldProblem[] => [{ path: '', message }];

export const missing = problem('This is there no more.');

/** Why nothing of a thing is published: it is live as it stands, or something was published over what was approved. */
function notToPublish(standing: Standing<object>, approved: Approved<object> | undefined): string | undefined {
  if (!approved) return nothingToPublish(standing);
  if (approved.version > standing.publishedFrom) return undefined;
  return approved.version === standing.publishedFrom
    ? 'This is published as it stands.'
    : 'A newer version of this was published since.';
}

/** Publishes every draft, in the order of their dependencies. With problems, all of it is to be undone. */
export async function publishAll(
  writing: Writing,
  members: readonly Member[],
  reason: string,
): Promise<{ problems: DraftProblems[]; drafts: ReleaseDraft[] }> {
  const drafts: ReleaseDraft[] = [];
  const steps = members.map(({ draft: { kind, id }, of, standing, approved, title }): Step => {
    const nothing = standing && notToPublish(standing, approved);
    const what = approved ?? (standing && asItStands(of, standing));
    return {
      kind,
      id,
      title,
      async problems() {
        if (!standing || !what) return missing;
        return nothing === undefined ? of.problems(writing, id, what.body) : problem(nothing);
      },
      async run() {
        if (!standing || !what) return;
        const after = await publishNow(writing, of, standing, what, reason);
        const before = standing.live?.isLive ? standing.live.version : null;
        drafts.push({ kind, id, versions: { before, after } });
      },
    };
  });
  return { problems: await inOneGo(steps), drafts };
}

/** Why a version is given, in the history of each draft. */
export const reasonOf = ({ name }: Pick<ReleaseRow, 'name'>, reason: string | null | undefined): string =>
  reason ? `${name}: ${reason}` : name;

import type { DraftProblems } from '../../core/contract/schemas/releases.js';
import type { FieldProblem } from '../../core/contract/failure.js';
import { newestOf, type Draftable, type Standing, type Writing } from '../drafts/draftable.js';
import { nothingToPublish, publishNow } from '../drafts/write.js';
import { inOneGo, type Step } from './in-one-go.js';
import type { ReleaseDraft, ReleaseRow } from './tables.js';

/** A thing that a release names, in its present state; undefined where it no longer exists. */
export interface Member {
  draft: ReleaseDraft;
  of: Draftable<object>;
  standing: Standing<object> | undefined;
  title: string;
}

const problem = (message: string): FieldProblem[] => [{ path: '', message }];

export const missing = problem('This is there no more.');

/** Publishes every draft, in the order of their dependencies. With problems, all of it is to be undone. */
export async function publishAll(
  writing: Writing,
  members: readonly Member[],
  reason: string,
): Promise<{ problems: DraftProblems[]; drafts: ReleaseDraft[] }> {
  const drafts: ReleaseDraft[] = [];
  const steps = members.map(({ draft: { kind, id }, of, standing, title }): Step => {
    const nothing = standing && nothingToPublish(standing);
    return {
      kind,
      id,
      title,
      async problems() {
        if (!standing) return missing;
        return nothing === undefined ? of.problems(writing, id, newestOf(of, standing)) : problem(nothing);
      },
      async run() {
        if (!standing) return;
        const after = await publishNow(writing, of, standing, reason);
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

import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Audited } from '../../core/contract/audited.js';
import type { FieldProblem } from '../../core/contract/failure.js';
import type { Db } from '../db/db.js';
import { inTransaction } from '../db/in-transaction.js';
import { lockNameUntilCommit } from '../db/lock.js';
import { newId } from '../db/ids.js';
import { isSame } from '../db/same.js';
import { writeTrail } from '../http/audit.js';
import type { Note } from '../http/handler.js';
import { releaseComesAbout } from '../releases/due.js';
import { RELEASE } from '../releases/record.js';
import { presentIn } from '../world/clock.js';
import { draftableOf } from './kinds.js';
import { approvedIn, standingOf, type Draftable, type ScheduledRow, type Writing } from './draftable.js';
import { scheduledPublications } from './tables.js';
import { publishNow, unpublishNow, unschedule } from './write.js';

const isLine = ({ kind, id, action }: ScheduledRow) =>
  and(eq(scheduledPublications.kind, kind), eq(scheduledPublications.id, id), eq(scheduledPublications.action, action));

/** Does what was set for an instant, to what was approved for it (domain 8.4). What would not be whole then is not published: answers why. */
async function comeAbout(writing: Writing, of: Draftable<object>, line: ScheduledRow): Promise<FieldProblem[]> {
  const { id, action, keep, reason } = line;
  const standing = await standingOf(writing.db, of, id);
  const approved = approvedIn(of, id, line);
  const live = standing?.live?.isLive ? standing.live.body : undefined;
  const isDone = action === 'publish' ? isSame(live, approved?.body) : live === undefined;
  if (!standing || !approved || isDone) await unschedule(writing, of, id, action);
  else if (action === 'unpublish') await unpublishNow(writing, of, standing, keep, approved.version);
  else {
    const problems = await of.problems(writing, id, approved.body);
    if (problems.length > 0) return problems;
    await publishNow(writing, of, standing, approved, reason);
  }
  return [];
}

/** What knows how to do what was set for an instant. */
function doerOf({ kind, id }: ScheduledRow): {
  kind: Audited;
  run(writing: Writing, line: ScheduledRow): Promise<FieldProblem[]>;
} {
  if (kind === RELEASE.kind) return { ...RELEASE, run: releaseComesAbout };
  const of = draftableOf(kind);
  if (!of) throw new Error(`${id} is due to be published, and nothing knows how to publish a ${kind}.`);
  return { kind: of.kind, run: (writing, line) => comeAbout(writing, of, line) };
}

/** Publishes and takes back all that is due by `now`, each at its own instant, in the name of the person who set it. */
export async function runDuePublications(db: Db, now: number): Promise<number> {
  let done = 0;
  for (;;) {
    const came = await inTransaction(db, async tx => {
      const [next] = await tx
        .select()
        .from(scheduledPublications)
        .where(and(lte(scheduledPublications.at, await presentIn(tx, now)), isNull(scheduledPublications.problems)))
        .orderBy(asc(scheduledPublications.at), asc(scheduledPublications.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!next) return false;
      const { kind, run } = doerOf(next);
      await lockNameUntilCommit(tx, `${kind} ${next.id}`);
      const notes: Note[] = [];
      const caller =
        next.setBy === null ? {} : { caller: { userId: next.setBy, parentId: next.setBy, sessionId: '', roles: [] } };
      const writing: Writing = { db: tx, now: next.at, note: note => note && notes.push(note), ...caller };
      const problems = await run(writing, next);
      if (problems.length > 0) await tx.update(scheduledPublications).set({ problems }).where(isLine(next));
      await writeTrail(
        `${next.action}At`,
        { method: 'POST', path: '', needs: [], guard: [], audit: kind },
        {},
        { ...writing, requestId: newId('due') },
        notes.length > 0 ? notes : [null],
      );
      return true;
    });
    if (!came) return done;
    done += 1;
  }
}

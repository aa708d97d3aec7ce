import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Db } from '../db/db.js';
import { inTransaction } from '../db/in-transaction.js';
import { lockNameUntilCommit } from '../db/lock.js';
import { newId } from '../db/ids.js';
import { writeTrail } from '../http/audit.js';
import type { Note } from '../http/handler.js';
import { draftables } from './kinds.js';
import { standingOf, type Draftable, type ScheduledRow, type Writing } from './draftable.js';
import { scheduledPublications } from './tables.js';
import { publishNow, unpublishNow, unschedule } from './write.js';

const isLine = ({ kind, id, action }: ScheduledRow) =>
  and(eq(scheduledPublications.kind, kind), eq(scheduledPublications.id, id), eq(scheduledPublications.action, action));

/** Does what was set for an instant; what is not whole by then stays a draft, and the line says why. */
async function comeAbout(writing: Writing, of: Draftable<object>, line: ScheduledRow): Promise<void> {
  const standing = await standingOf(writing.db, of, line.id);
  if (!standing || (line.action === 'publish' ? !standing.draft && standing.live?.isLive : !standing.live?.isLive))
    return void (await unschedule(writing, of, line.id, line.action));
  if (line.action === 'unpublish') return unpublishNow(writing, of, standing, line.keep);
  const problems = await of.problems(writing, line.id, standing.draft?.body ?? standing.live?.body ?? of.blank);
  if (problems.length === 0) return publishNow(writing, of, standing, line.reason);
  await writing.db.update(scheduledPublications).set({ problems }).where(isLine(line));
}

/** Publishes and takes back all that is due by `now`, each at its own instant, in the name of whoever set it. */
export async function runDuePublications(db: Db, now: number): Promise<number> {
  const due = and(lte(scheduledPublications.at, now), isNull(scheduledPublications.problems));
  let done = 0;
  for (;;) {
    const came = await inTransaction(db, async tx => {
      const [next] = await tx
        .select()
        .from(scheduledPublications)
        .where(due)
        .orderBy(asc(scheduledPublications.at), asc(scheduledPublications.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!next) return false;
      const of = draftables.find(({ kind }) => kind === next.kind);
      if (!of) throw new Error(`${next.id} is due to be published, and nothing knows how to publish a ${next.kind}.`);
      await lockNameUntilCommit(tx, `${next.kind} ${next.id}`);
      const notes: Note[] = [];
      const caller =
        next.setBy === null ? {} : { caller: { userId: next.setBy, parentId: next.setBy, sessionId: '', roles: [] } };
      const writing: Writing = { db: tx, now: next.at, note: note => note && notes.push(note), ...caller };
      await comeAbout(writing, of, next);
      await writeTrail(
        `${next.action}At`,
        { method: 'POST', path: '', needs: [], guard: [], audit: of.kind },
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

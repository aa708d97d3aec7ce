import type { FieldProblem } from '../../core/contract/failure.js';
import type { ScheduledRow, Writing } from '../drafts/draftable.js';
import { unschedule } from '../drafts/write.js';
import type { Note } from '../http/handler.js';
import { NotAll } from './in-one-go.js';
import { holdMembers, publishReleaseNow } from './publish.js';
import { RELEASE, versionedRelease } from './record.js';

/** Publishes a release whose instant has come, as it was approved. Answers why it could not; nothing of it is published then. */
export async function releaseComesAbout(writing: Writing, line: ScheduledRow): Promise<FieldProblem[]> {
  const { id, reason } = line;
  const [row] = await versionedRelease.find(writing.db, id).for('update');
  if (!row || row.publishedAt !== null) {
    await unschedule(writing, RELEASE, id, 'publish');
    return [];
  }
  const held = { of: versionedRelease, id, row };
  const notes: (Note | null)[] = [];
  try {
    await writing.db.transaction(async db => {
      const inside: Writing = { ...writing, db, note: note => notes.push(note) };
      await publishReleaseNow(inside, held, await holdMembers(inside, held, line), reason ?? row.name);
    });
  } catch (error) {
    if (error instanceof NotAll) return error.fields;
    throw error;
  }
  for (const note of notes) writing.note(note);
  return [];
}

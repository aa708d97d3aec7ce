import { and, desc, eq, gt, gte, isNotNull } from 'drizzle-orm';
import type { RecommendationQuery, Recommendations } from '../../../core/contract/schemas/content/recommendations.js';
import { DAY } from '../../../core/dates.js';
import { workouts } from '../../training/tables/workouts.js';
import { isOf } from '../../training/workouts/filters.js';
import { type Candidate, type PastClass, recommend } from '../rules/recommend.js';
import { resumeAt } from '../rules/resume-at.js';
import { contentItems, instructors, playbacks } from '../tables.js';
import { contentByIds, contentColumns, isAvailable, type Reader, shownContent } from './items.js';

/** How far back we look, and among how many of the most taken classes we choose. */
const PAST_CLASSES = 200;
const CANDIDATES = 500;

/** The last classes that somebody did. */
async function pastClassesOf({ db, userId }: Reader): Promise<PastClass[]> {
  const { contentId, type, instructorId, classSeconds, startedAt } = workouts;
  const rows = await db
    .select({ contentId, type, instructorId, classSeconds, startedAt })
    .from(workouts)
    .where(and(isOf(userId), isNotNull(contentId)))
    .orderBy(desc(startedAt), workouts.id)
    .limit(PAST_CLASSES);
  return rows.flatMap(row => (row.contentId === null ? [] : [{ ...row, contentId: row.contentId }]));
}

const candidatesFor = ({ db, now }: Reader, type: RecommendationQuery['type']): Promise<Candidate[]> =>
  db
    .select({
      id: contentItems.id,
      type: contentItems.type,
      level: contentItems.level,
      instructorId: contentItems.instructorId,
      durationSeconds: contentItems.durationSeconds,
      taken: contentItems.taken,
    })
    .from(contentItems)
    .where(and(isAvailable(now), type && eq(contentItems.type, type)))
    .orderBy(desc(contentItems.taken), contentItems.id)
    .limit(CANDIDATES);

/** Classes that somebody began in the last month and can go on with, the latest first. */
async function unfinishedOf(reader: Reader): Promise<Recommendations['unfinished']> {
  const { db, now, userId } = reader;
  const rows = await db
    .select({ ...contentColumns(reader), seconds: playbacks.seconds })
    .from(playbacks)
    .innerJoin(contentItems, eq(contentItems.id, playbacks.contentId))
    .leftJoin(instructors, eq(instructors.id, contentItems.instructorId))
    .where(
      and(
        eq(playbacks.userId, userId),
        gte(playbacks.movedAt, now - 30 * DAY),
        gt(playbacks.seconds, 0),
        isAvailable(now),
      ),
    )
    .orderBy(desc(playbacks.movedAt), playbacks.contentId)
    .limit(20);
  return rows
    .map(({ seconds, ...found }) => ({
      content: shownContent(found, now),
      resumeAt: resumeAt(seconds, found.row.durationSeconds),
    }))
    .filter(one => one.resumeAt > 0)
    .slice(0, 5);
}

/** What somebody might take next, and what they can go on with; no class is in both. */
export async function recommendationsFor(
  reader: Reader,
  { type, limit = 12 }: RecommendationQuery,
): Promise<Recommendations> {
  const [history, all, unfinished] = await Promise.all([
    pastClassesOf(reader),
    candidatesFor(reader, type),
    unfinishedOf(reader),
  ]);
  const candidates = all.filter(({ id }) => unfinished.every(({ content }) => content.id !== id));
  const chosen = recommend({ candidates, history, now: reader.now, most: limit });
  const contents = await contentByIds(
    reader,
    chosen.map(({ id }) => id),
  );
  const items = chosen.flatMap(({ id, reason }) => {
    const content = contents.get(id);
    return content ? [{ content, reason }] : [];
  });
  return { items, unfinished };
}

import { and, arrayContains, eq, not, or, type SQL } from 'drizzle-orm';
import type { Library, LibraryQuery } from '../../../core/contract/schemas/content/library.js';
import { pageOf } from '../../db/page.js';
import { holds } from '../../db/search.js';
import { sortedBy } from '../../db/sort.js';
import { contentItems, instructors } from '../tables.js';
import { contentJoined, isAvailable, isDone, isFavorite, type Reader, shownContent } from './items.js';

const { publishedAt, durationSeconds, ratingScore, taken } = contentItems;
const sorts = { publishedAt, durationSeconds, rating: ratingScore, taken };

/** A condition that must hold, or must not; any row without an answer. */
const asked = (answer: 'true' | 'false' | undefined, condition: SQL): SQL | undefined =>
  answer && (answer === 'true' ? condition : not(condition));

type Filters = Omit<LibraryQuery, 'sort' | 'offset' | 'limit'>;

function chosen(reader: Reader, filters: Filters): SQL | undefined {
  const { q, type, instructorId, classSeconds, level, tag, favorite, done } = filters;
  return and(
    isAvailable(reader.now),
    q ? or(holds(contentItems.title, q), holds(instructors.name, q)) : undefined,
    type && eq(contentItems.type, type),
    instructorId ? eq(contentItems.instructorId, instructorId) : undefined,
    classSeconds === undefined ? undefined : eq(durationSeconds, classSeconds),
    level && eq(contentItems.level, level),
    tag ? arrayContains(contentItems.tags, [tag]) : undefined,
    asked(favorite, isFavorite(reader)),
    asked(done, isDone(reader)),
  );
}

/** The classes that the filters let through, newest first without a sort. */
export const searchContent = (
  reader: Reader,
  { sort = '-publishedAt', offset, limit, ...filters }: LibraryQuery,
): Promise<Library> =>
  pageOf(reader.db, {
    rows: contentJoined(reader).where(chosen(reader, filters)),
    order: [sortedBy(sort, sorts)],
    key: contentItems.id,
    page: { offset, limit },
    items: rows => rows.map(row => shownContent(row, reader.now)),
  });

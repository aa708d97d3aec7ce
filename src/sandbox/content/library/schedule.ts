import { and, eq, gte, isNull, lte, or } from 'drizzle-orm';
import type { Schedule, ScheduleQuery, Slot } from '../../../core/contract/schemas/content/schedule.js';
import { DAY } from '../../../core/dates.js';
import { lockedFor } from '../../access/entitlement.js';
import { invalid } from '../../http/refusal.js';
import { timeZoneOf } from '../../people/time-zone.js';
import { daysLater } from '../../training/rules/days.js';
import { localInstant } from '../../../core/time-zones.js';
import { localDay } from '../../../core/wall-clock.js';
import { slotsOf } from '../rules/schedule-slots.js';
import { contentItems, instructors, schedulePlans } from '../tables.js';
import { contentColumns, isAvailable, type Reader, shownContent } from './items.js';

/** Days that a schedule covers: without an end, and at most. */
const USUAL = 7;
const MOST = 31;

/** From which instant to which one; a day at the end is included whole. */
function windowOf(now: number, timeZone: string, { from, to }: ScheduleQuery): { from: number; to: number } {
  const begin = typeof from === 'string' ? localInstant(timeZone, from, 0) : (from ?? now);
  const end = typeof to === 'string' ? localInstant(timeZone, daysLater(to, 1), 0) : (to ?? begin + USUAL * DAY);
  if (end <= begin) throw invalid([{ path: 'to', message: 'The schedule ends before it begins. Check both.' }]);
  // a day on which clocks go back has 25 hours
  if (end - begin > MOST * DAY + 3600)
    throw invalid([{ path: 'to', message: `A schedule covers at most ${MOST} days.` }]);
  return { from: begin, to: end };
}

type Filters = Pick<ScheduleQuery, 'kind' | 'type' | 'instructorId'>;

/** The plans of classes that are in the library, on any of these days or the days around them. */
const plansBetween = (reader: Reader, from: string, to: string, { kind, type, instructorId }: Filters) =>
  reader.db
    .select({ ...contentColumns(reader), plan: schedulePlans })
    .from(schedulePlans)
    .innerJoin(contentItems, eq(contentItems.id, schedulePlans.contentId))
    .leftJoin(instructors, eq(instructors.id, contentItems.instructorId))
    .where(
      and(
        isAvailable(reader.now),
        lte(schedulePlans.firstDay, daysLater(to, 1)),
        or(isNull(schedulePlans.lastDay), gte(schedulePlans.lastDay, daysLater(from, -2))),
        kind && eq(schedulePlans.kind, kind),
        type && eq(contentItems.type, type),
        instructorId ? eq(contentItems.instructorId, instructorId) : undefined,
      ),
    );

async function slotsBetween(reader: Reader, from: number, to: number, filters: Filters): Promise<Slot[]> {
  const plans = await plansBetween(reader, localDay('UTC', from), localDay('UTC', to), filters);
  return plans
    .flatMap(({ plan, ...found }) => {
      const content = shownContent(found, reader.now);
      const { kind, timeZone } = plan;
      return slotsOf({ ...plan, durationSeconds: content.durationSeconds }, from, to).map(slot => ({
        ...slot,
        kind,
        timeZone,
        content,
      }));
    })
    .toSorted((one, other) => one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1));
}

/** What is on at this moment. */
export const onNow = (reader: Reader, filters: Filters): Promise<Slot[]> =>
  slotsBetween(reader, reader.now, reader.now + 1, filters);

/** What is on between two moments, and what is on now. A class that is gone from the library is never on. */
export async function scheduleFor(reader: Reader, query: ScheduleQuery): Promise<Schedule> {
  const timeZone = await timeZoneOf(reader.db, reader.userId);
  const { from, to } = windowOf(reader.now, timeZone, query);
  const [items, now] = await Promise.all([slotsBetween(reader, from, to, query), onNow(reader, query)]);
  const locked = await lockedFor(reader, { sold: 'liveClasses', userId: reader.userId });
  return { from, to, timeZone, items, onNow: now, locked };
}

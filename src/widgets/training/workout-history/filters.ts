import { formatNumber } from '../../../core/numbers.js';
import type { TextsOf } from '../../../core/words.js';
import type { ListFilter } from '../../list/filter-menu.js';
import type { workoutWords } from '../../workouts/copy.js';
import { dayAfter, writeDay } from '../../workouts/days.js';
import { workoutSources, workoutTypes } from '../../workouts/disciplines.js';
import { formatDuration } from '../../workouts/durations.js';
import type { CountedFilter } from '../../workouts/list-toolbar.js';
import type { Copy } from './copy.js';
import type { Known } from './model.js';

interface Given {
  groups: Known['groups'];
  chosen: Readonly<Record<string, string>>;
  today: string;
  copy: Copy;
  terms: TextsOf<typeof workoutWords>;
  locale: string;
}

/** What the list can be filtered by: of types, lengths and instructors only those that the member has done. */
export function filtersOf({ groups, chosen, today, copy, terms, locale }: Given): readonly CountedFilter[] {
  const counted = (plain: string, count: number) => ({ plain, label: `${plain} (${formatNumber(count, locale)})` });
  const { type = [], classSeconds = [], instructor = [] } = groups;
  const since = [
    { value: dayAfter(today, -29), label: copy.since.month },
    { value: dayAfter(today, -89), label: copy.since.quarter },
    { value: `${today.slice(0, 4)}-01-01`, label: copy.since.year },
  ];
  // a day that an address names is a choice like the others
  const dayOptions = (name: string, offered: ListFilter['options']) => {
    const day = chosen[name];
    return day === undefined || offered.some(({ value }) => value === day)
      ? offered
      : [...offered, { value: day, label: writtenDay(day, locale) }];
  };
  return [
    {
      name: 'type',
      label: copy.filters.type,
      options: workoutTypes.flatMap(value => {
        const done = type.find(({ key }) => key === value);
        return done ? [{ value, ...counted(terms.types[value], done.count) }] : [];
      }),
    },
    {
      name: 'classSeconds',
      label: copy.filters.classSeconds,
      options: classSeconds
        .filter(({ key }) => Number(key) > 0)
        .toSorted((one, other) => Number(one.key) - Number(other.key))
        .map(({ key, count }) => ({ value: key, ...counted(formatDuration(Number(key), locale), count) })),
    },
    {
      name: 'instructorId',
      label: copy.filters.instructorId,
      options: instructor
        .filter(({ key }) => key !== '')
        .map(({ key, name, count }) => ({ value: key, ...counted(name, count) })),
    },
    {
      name: 'completed',
      label: copy.filters.completed,
      options: (['true', 'false'] as const).map(value => ({ value, label: copy.completed[value] })),
    },
    {
      name: 'source',
      label: copy.filters.source,
      options: workoutSources.map(value => ({ value, label: terms.sources[value] })),
    },
    { name: 'from', label: copy.filters.from, options: dayOptions('from', since) },
    { name: 'to', label: copy.filters.to, options: dayOptions('to', []) },
  ].filter(({ options }) => options.length > 0);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const writtenDay = (day: string, locale: string): string =>
  DAY.test(day) && !Number.isNaN(Date.parse(day))
    ? writeDay(day, locale, { day: 'numeric', month: 'short', year: 'numeric' })
    : day;

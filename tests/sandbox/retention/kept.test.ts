import { readFileSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { DAY } from '../../../src/core/dates.js';
import { goes, stays } from '../../../src/sandbox/retention/kept.js';
import { indexesOf } from './rows.js';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../src/sandbox/*/tables.ts', '../../../src/sandbox/*/tables/*.ts'],
  { eager: true },
);

/** Every table there is, by its name in the database. */
const schema = new Map(
  Object.values(modules)
    .flatMap(module => Object.values(module))
    .filter(value => is(value, PgTable))
    .map(table => [getTableName(table), table]),
);

const partsOf = goes.map(({ parts }) => [...new Set((parts?.by ?? []).map(({ table }) => getTableName(table)))]);

it('whoever adds a table says when its rows go, or why they stay', () => {
  const said = [
    ...goes.map(({ table }) => getTableName(table)),
    ...partsOf.flat(),
    ...Object.values(stays).flatMap(tables => tables.map(getTableName)),
  ];
  expect(schema.size).toBeGreaterThan(80);
  expect(said.toSorted()).toEqual([...schema.keys()].toSorted());
});

/** What an index or the primary key of a table begins with. */
function beginnings(table: PgTable): string[] {
  const { primaryKeys, columns } = getTableConfig(table);
  const names = indexesOf(table).map(({ begins }) => begins);
  const keys = primaryKeys.flatMap(({ columns: [first] }) => (first ? [first.name] : []));
  return [...names, ...keys, ...columns.filter(({ primary }) => primary).map(({ name }) => name)];
}

it('what is looked for is found by an index: each date that rows go by, and each name of what goes with them', () => {
  const columns: PgColumn[] = goes.flatMap(({ when, parts }) => [
    ...when.map(({ date }) => date),
    ...(parts?.by ?? []),
  ]);
  const without = columns.filter(({ table, name }) => !beginnings(table).includes(name));
  expect(without.map(({ table, name }) => `${getTableName(table)}.${name}`)).toEqual([]);
});

const spans: readonly (readonly [seconds: number, one: string, many: (count: number) => string])[] = [
  [366 * DAY, 'a year', count => `${count} years`],
  [DAY, 'a day', count => `${count} days`],
];

function inWords(seconds: number): string {
  const [unit, one, many] = spans.find(([span]) => seconds % span === 0) ?? [
    1,
    'a second',
    count => `${count} seconds`,
  ];
  return seconds === unit ? one : many(seconds / unit);
}

it('whoever runs it reads in the README what goes when, and of nothing else', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const rows = [...readme.matchAll(/^\| ([^`|]+) \| (.+ after .+) \|$/gm)].map(([, what, when]) => [what, when]);
  expect(rows).toEqual(
    goes.map(({ says: { what, since }, when: [{ after }] }) => [what, `${inWords(after)} after ${since}`]),
  );
  for (const { when } of goes) expect(new Set(when.map(({ after }) => after)).size).toBe(1);
});

import { sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../src/sandbox/db/rows.js';
import { type Db, loadWorld } from '../../src/sandbox/index.js';
import { readClock } from '../../src/sandbox/world/clock.js';
import { forgetOld } from '../../src/sandbox/retention/forget.js';
import { countDue } from '../../src/sandbox/billing/books/due-work.js';
import { cheapScrypt } from '../support/cheap-scrypt.js';
import { openTestDatabase } from '../support/database.js';
import { startProcess, type SandboxProcess } from '../support/process.js';
import { portalKey } from '../support/portal-key.js';
import type { Reach } from '../support/visitor.js';
import { beginLives } from './lifetimes/begin.js';
import { digestOf, judge } from './lifetimes/found.js';
import { makeLives, nextStart } from './lifetimes/lives.js';
import { moveClock, play, untilThere } from './lifetimes/play.js';
import { count, report } from './lifetimes/report.js';
import { patience } from '../../scripts/lib/patience.mjs';

const limit = patience.test + count * 600;
const start = nextStart();
const lives = makeLives(count, start);

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(5);
}

/** A database with the lives in it, and the processes that serve it. */
interface Stage {
  db: Db;
  url: string;
  processes: SandboxProcess[];
}

/** Moves the clock to an instant, the `stop`-th of the run. */
type Way = (stage: Stage, now: number, stop: number) => Promise<void>;

const reachIn = ({ processes }: Stage, at = 0): Reach => ({
  baseUrl: processes[at]?.url ?? '',
  apiKey: portalKey,
  fetch,
});

/** Lets the lives pass on a database of their own; answers the digests of all its books. */
async function live(run: string, howMany: number, way: Way): Promise<Record<string, string>> {
  const database = await openTestDatabase();
  const { db, url = '' } = database;
  const stage: Stage = { db, url, processes: [] };
  try {
    await loadWorld(db, 'fresh', cheapScrypt);
    await beginLives(db, lives, Math.floor(Date.now() / 1000));
    stage.processes = await Promise.all(Array.from({ length: howMany }, () => startProcess({ DATABASE_URL: url })));
    const passed = await play(
      db,
      () => reachIn(stage),
      lives,
      start,
      (now, stop) => way(stage, now, stop),
    );
    const verdict = await judge(db, lives, passed.until);
    report(run, { ...verdict, ...passed });
    expect(verdict.wrong.join('\n')).toBe('');
    expect(verdict.found).toBe(verdict.expected);
    // mails of two years have gone or are about to, by when a process last looked for what is old
    while (!(await forgetOld(db, passed.until))) continue;
    return await digestOf(db, start);
  } finally {
    await Promise.all(stage.processes.map(one => one.end('SIGTERM')));
    await database.close();
  }
}

/** Nobody can write history, which is among the last things that a batch writes, until the answer is called. */
async function holdWriters(url: string): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table account_history in share mode');
  return () => holder.end();
}

const waiting = async (db: Db): Promise<boolean> =>
  (
    await rowsOf(
      db,
      sql`select pid from pg_locks where relation = 'account_history'::regclass and not granted`,
      v.object({ pid: v.number() }),
    )
  ).length > 0;

/** The process dies with a batch written and not kept, at the beginning or when a third of all is done; another takes its place. */
async function killMidway(stage: Stage, now: number, done: number): Promise<number> {
  const { db, url } = stage;
  const due = await countDue(db, now);
  const moved = fetch(`${reachIn(stage).baseUrl}/sandbox/clock`, {
    method: 'POST',
    body: JSON.stringify({ now }),
  }).then(
    () => 'answered',
    () => 'cut off',
  );
  // before it moves, what is old goes, which is another thing to be in the middle of
  await until(async () => (await readClock(db)) >= now);
  await until(async () => (await countDue(db, now)) <= due * (1 - done));
  const release = await holdWriters(url);
  await until(async () => (await waiting(db)) || (await countDue(db, now)) === 0);
  await stage.processes[0]?.end('SIGKILL');
  await moved;
  const left = await countDue(db, now);
  await release();
  stage.processes = [await startProcess({ DATABASE_URL: url })];
  return left;
}

describe('two years pass over many memberships', () => {
  let undisturbed: Record<string, string>;
  beforeAll(async () => {
    undisturbed = await live('PostgreSQL, one process', 1, async (stage, now) => {
      await moveClock(reachIn(stage), now);
      await untilThere(reachIn(stage));
    });
  }, limit);

  it('with the same books when the process is killed in the middle and started again', { timeout: limit }, async () => {
    const lefts: number[] = [];
    const books = await live('PostgreSQL, killed twice', 1, async (stage, now, stop) => {
      if (stop === 4 || stop === 8) lefts.push(await killMidway(stage, now, stop === 4 ? 0 : 1 / 3));
      else await moveClock(reachIn(stage), now);
      // nobody moves the clock again: the new process finds out by itself what is left
      await untilThere(reachIn(stage));
    });
    expect(Math.max(...lefts)).toBeGreaterThan(0);
    expect(books).toEqual(undisturbed);
  });

  it('with the same books when two processes do it together', { timeout: limit }, async () => {
    const books = await live('PostgreSQL, two processes', 2, async (stage, now) => {
      await Promise.all([0, 1].map(at => moveClock(reachIn(stage, at), now)));
      await untilThere(reachIn(stage, 1));
    });
    expect(books).toEqual(undisturbed);
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '../../src/core/contract/auth.js';
import { listen, type Listening } from '../../src/sandbox/node/listen.js';
import { done } from '../support/results.js';
import { openTestSandbox, type TestSandbox } from '../support/sandbox.js';
import { cuts, startCuttingProxy, type Cut, type CuttingProxy } from './lost-answers/cutting-proxy.js';
import { openTab } from './lost-answers/page.js';
import { rows, type Row } from './lost-answers/screens.js';
import type { Reading, Screen } from './lost-answers/screens/way.js';
import { writingCalls } from './lost-answers/writing.js';

let sandbox: TestSandbox;
let server: Listening;
let proxy: CuttingProxy;
const wait = globalThis.setTimeout;
beforeAll(async () => {
  sandbox = await openTestSandbox('fresh');
  server = await listen(request => sandbox.fetch(request), { port: 0, host: '127.0.0.1', drainSeconds: 0 });
  proxy = await startCuttingProxy(`http://127.0.0.1:${server.port}`);
  // Node's fetch measures all its timeouts by one timer. It makes that at its first call and keeps it, for the files after this
  // one too: made below, it would call ten seconds what are twenty milliseconds.
  await fetch(`http://127.0.0.1:${server.port}`);
  // The waits between two tries are another test's: here they only cost time.
  globalThis.setTimeout = Object.assign(
    (work: () => void, ms = 0, ...rest: never[]) => wait(work, ms > 200 && ms < 5000 ? 1 : ms, ...rest),
    wait,
  );
});
afterAll(async () => {
  globalThis.setTimeout = wait;
  vi.unstubAllGlobals();
  await proxy.close();
  await server.close();
  await sandbox.close();
});

const reactions = ['the same button', 'a reload'] as const;

/** Presses; where no answer ever comes, the person waits no longer once the server is done. */
async function press(screen: Screen, giveUp: () => void): Promise<void> {
  const patience = setInterval(() => proxy.held > 0 && giveUp(), 10);
  await screen.press();
  clearInterval(patience);
}

const nameOf = ({ call, at }: Row) => (at ? `${call}, ${at}` : call);
const texts = ({ is, ...rest }: Reading) => ('code' in rest ? rest.code : is);
const table: string[] = [];

/** What is read must be so: done once, or not done. What nobody claims is not compared. */
const agrees = (reading: Reading, times: number): boolean =>
  reading.is === 'done'
    ? times === 1
    : reading.is === 'undone'
      ? times === 0
      : reading.is === 'asked' || reading.code === 'unanswered';

async function live(row: Row, cut: Cut, reaction: (typeof reactions)[number]): Promise<void> {
  await sandbox.load(row.world);
  const tab = openTab(proxy.url);
  let page = tab.load();
  if (row.as) await done(page.session.request(signIn, row.as));
  await row.prepare?.(page.session.request, sandbox);
  const before = await row.times(sandbox);
  const times = async () => (await row.times(sandbox)) - before;
  let screen = await row.open(page.session, sandbox, page.patience);

  proxy.cut(cut, (method, path) => method !== 'GET' && row.path.test(path));
  await press(screen, () => page.patience.giveUp());
  const [first, firstTimes] = [screen.reads(), await times()];
  proxy.heal();

  if (reaction === 'a reload') {
    page = tab.load();
    screen = await row.open(page.session, sandbox, page.patience);
  }
  const [second, secondTimes] = [screen.reads(), await times()];
  const isOver = row.endsWithPage && reaction === 'a reload' && second.is === 'undone';
  if (second.is !== 'done' && !isOver) await screen.press();
  const [last, lastTimes] = [screen.reads(), await times()];
  tab.close();

  table.push(
    [
      nameOf(row),
      cuts[cut],
      reaction,
      `${texts(first)}/${firstTimes}`,
      `${texts(second)}/${secondTimes}`,
      `${texts(last)}/${lastTimes}`,
    ]
      .map((text, at) => text.padEnd([20, 26, 16, 16, 16, 8][at] ?? 0))
      .join(' '),
  );
  expect.soft(proxy.count, 'nothing was cut').toBeGreaterThan(0);
  expect
    .soft(agrees(first, firstTimes), `after the cut they read ${texts(first)}, the database says ${firstTimes}`)
    .toBe(true);
  expect
    .soft(agrees(second, secondTimes), `then they read ${texts(second)}, the database says ${secondTimes}`)
    .toBe(true);
  expect.soft([texts(last), lastTimes], 'in the end').toEqual(isOver ? ['undone', 0] : ['done', 1]);
}

describe('for every fate of an answer, the screen agrees with the books', () => {
  afterAll(() =>
    process.stdout.write(
      [
        'call                 cut                        then             after the cut    then             in the end',
        ...table,
        '',
      ].join('\n'),
    ),
  );

  describe.each(rows.map(row => [nameOf(row), row] as const))('%s', (_, row) => {
    it.each(Object.keys(cuts).flatMap(cut => reactions.map(reaction => [cut as Cut, reaction] as const)))(
      '%s, then %s',
      (cut, reaction) => live(row, cut, reaction),
    );
  });
});

it('has a row for every call that a screen makes and that writes', () => {
  const inRows = [...new Set(rows.map(({ call }): string => call))];
  expect(inRows.toSorted()).toEqual(writingCalls());
});

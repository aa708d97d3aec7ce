import { expect, test as base, type Page } from 'playwright/test';
import { calls } from '../faults/lost-answers/calls.js';
import { trainingCalls } from '../faults/lost-answers/calls/training.js';
import { cuts, type Cut } from '../faults/lost-answers/cutting-proxy.js';
import { isCommercial, writingCalls } from '../faults/lost-answers/writing.js';
import { handsOf, madeCalls, type MadeCallName } from './lost-answers/all.js';
import { appears, type Hands } from './lost-answers/hands.js';
import { openLine, type Line } from './lost-answers/line.js';
import { comes, readAgain, readCut, readEnd, readNow, type Reading } from './lost-answers/read.js';
import { patience } from '../../scripts/lib/patience.mjs';

/** One page for all rows: what it has loaded once it has again at once. */
const test = base.extend<object, { line: Line; tab: Page }>({
  line: [
    async ({ browser: _browser }, use) => {
      const line = await openLine();
      await use(line);
      await line.close();
    },
    { scope: 'worker', timeout: patience.begin },
  ],
  tab: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' });
      // The waits between two tries, and before a message says that something takes long, end on demand.
      page.setDefaultTimeout(patience.state);
      await page.clock.install();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});

const reactions = ['the same button', 'a reload'] as const;
type Reaction = (typeof reactions)[number];

const kinds = ['request', 'answer', 'half', 'never'] as const satisfies readonly Cut[];

/**
 * All of them with EVERY_CUT=1; else each call has one: four calls the first reaction, each to another cut, the next four the
 * second. What a model makes of every fate of every call is in tests/faults/lost-answers.test.ts.
 */
const rowsOf = (at: number): readonly (readonly [Cut, Reaction])[] =>
  reactions.flatMap((reaction, turn) =>
    kinds
      .filter(
        (_, kind) =>
          process.env['EVERY_CUT'] ||
          (turn === Math.floor(at / kinds.length) % reactions.length && kind === (at + 2 * turn) % kinds.length),
      )
      .map(cut => [cut, reaction] as const),
  );

const table: string[] = [];
const cell = ({ words }: Reading, times: number, width = 0): string => `${words.slice(0, 60)} / ${times}`.padEnd(width);

/** What is read must be so. What nobody claims is not compared. */
const agrees = ({ is }: Reading, times: number): boolean =>
  is === 'done' ? times === 1 : is === 'undone' ? times === 0 : is === 'unknown' || is === 'asked';

/** The press that makes the call. */
const act = (tab: Page, hands: Hands): Promise<unknown> => hands.press?.(tab) ?? hands.button(tab).click();

/** Everything to the press itself, from a page that has just come. */
async function press(tab: Page, hands: Hands): Promise<void> {
  await appears(hands.first(tab));
  await hands.reach?.(tab);
  // On the way there it may be said that it is done.
  if (await comes(tab, hands)) await act(tab, hands);
}

/** Any offer on the screen now. */
async function pressAgain(tab: Page, hands: Hands): Promise<void> {
  const again = hands.again?.(tab);
  if (await again?.isVisible()) await again?.click();
  else if (await hands.button(tab).isVisible()) await act(tab, hands);
  else await press(tab, hands);
}

async function live(line: Line, tab: Page, call: MadeCallName, cut: Cut, reaction: Reaction): Promise<void> {
  const { world, as, path, prepare, times: count } = calls[call];
  const hands = handsOf[call];
  const renewed = async () => {
    await line.load(world);
    return as && line.enter(as);
  };
  const [entered] = await Promise.all([renewed(), tab.goto(`${line.portal}/favicon.svg`)]);
  if (entered) await prepare?.(entered.request, line);
  await tab.evaluate(
    stored => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [name, value] of Object.entries(stored)) localStorage.setItem(name, value);
    },
    { ...entered?.stored, ...hands.stored?.() },
  );
  await tab.context().clearCookies();
  const before = await count(line);
  const times = async () => (await count(line)) - before;

  await tab.goto(line.portal + (typeof hands.page === 'string' ? hands.page : hands.page()));
  await appears(hands.first(tab));
  await hands.reach?.(tab);
  line.proxy.cut(cut, (method, where) => method !== 'GET' && method !== 'OPTIONS' && path.test(where));
  await act(tab, hands);
  const first = await readCut(tab, hands, line.proxy);
  const firstTimes = await times();
  line.proxy.heal();

  if (reaction === 'a reload') await tab.reload();
  const second = reaction === 'a reload' ? await readAgain(tab, hands) : await readNow(tab, hands);
  const secondTimes = await times();
  if (second.is !== 'done') await (reaction === 'a reload' ? press(tab, hands) : pressAgain(tab, hands));
  const last = second.is === 'done' ? second : await readEnd(tab, hands);
  const lastTimes = await times();

  const row = `${call}, ${cuts[cut]}, then ${reaction}`;
  table.push(
    [
      call.padEnd(19),
      cuts[cut].padEnd(26),
      reaction.padEnd(16),
      cell(first, firstTimes, 64),
      cell(second, secondTimes, 64),
      cell(last, lastTimes),
    ].join(' '),
  );
  expect
    .soft(
      agrees(first, firstTimes),
      `${row}: after the cut they read “${first.words}”, the database says ${firstTimes}`,
    )
    .toBe(true);
  expect
    .soft(agrees(second, secondTimes), `${row}: then they read “${second.words}”, the database says ${secondTimes}`)
    .toBe(true);
  expect.soft([last.is, lastTimes], `${row}: in the end they read “${last.words}”`).toEqual(['done', 1]);
}

test.describe('for every fate of an answer, the screen agrees with the books', () => {
  test.afterAll(() =>
    process.stdout.write(
      [
        [
          'call'.padEnd(19),
          'cut'.padEnd(26),
          'then'.padEnd(16),
          'read after the cut / so often done'.padEnd(64),
          'read then'.padEnd(64),
          'read in the end',
        ].join(' '),
        ...table,
        '',
      ].join('\n'),
    ),
  );

  for (const [at, call] of madeCalls.entries()) {
    test(call, async ({ line, tab }) => {
      for (const [cut, reaction] of rowsOf(at)) {
        // The rows after one that fails are of use, too.
        const end = await live(line, tab, call, cut, reaction).catch((error: unknown) => error);
        expect.soft(end, `${call}, ${cuts[cut]}, then ${reaction}`).toBeUndefined();
      }
    });
  }
});

test('every call of a member’s or a staff screen that writes has its rows, and every kind of screen of commerce and training', () => {
  const isOfMany = (name: string) => isCommercial(name) || name in trainingCalls;
  expect(madeCalls.toSorted()).toEqual(writingCalls().filter(name => !isOfMany(name) || name in handsOf));
});

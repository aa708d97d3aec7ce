import { expect, type Locator, type Page } from 'playwright/test';
import type { CuttingProxy } from '../../faults/lost-answers/cutting-proxy.js';
import { patienceWords } from '../../../src/widgets/screen/patience-copy.js';
import type { Hands } from './hands.js';
import { everywhere, patternOf, type Claim, type Wording } from './words.js';

/** What a page says to a reader, or to a screen reader. */
interface Found {
  /** Every text that is there, one for each text of the language table. */
  texts: string[];
  /** The texts of each message that is announced; the names of buttons are none. */
  messages: string[][];
  busy: boolean;
}

/** In the page: every text that assistive technology is given, through shadow trees. */
function look(): Found {
  const found: Found = { texts: [], messages: [], busy: false };
  const visit = (node: Node, message: string[] | undefined): void => {
    if (node instanceof Text) {
      const text = node.data.replace(/\s+/g, ' ').trim();
      if (text) {
        found.texts.push(text);
        message?.push(text);
      }
      return;
    }
    if (!(node instanceof HTMLElement || node instanceof ShadowRoot || node instanceof SVGElement)) return;
    let within = message;
    if (node instanceof Element) {
      if (node instanceof SVGElement || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.tagName)) return;
      // What has no box of its own is seen by what is in it.
      const isSeen =
        node.checkVisibility({ visibilityProperty: true }) || getComputedStyle(node).display === 'contents';
      if (node.getAttribute('aria-hidden') === 'true' || !isSeen) return;
      if (node.getAttribute('aria-busy') === 'true') found.busy = true;
      const role = node.getAttribute('role');
      if (!within && (role === 'alert' || role === 'status')) found.messages.push((within = []));
      if (within && (node.tagName === 'BUTTON' || node.tagName === 'A')) within = undefined;
    }
    const inside =
      node instanceof HTMLSlotElement && node.assignedNodes().length > 0
        ? node.assignedNodes()
        : node instanceof Element && node.shadowRoot
          ? [node.shadowRoot]
          : node.childNodes;
    for (const one of inside) visit(one, within);
  };
  visit(document.body, undefined);
  return found;
}

/** What a user reads of the call: one claim, none (they are asked, as at first), or several that cannot all be so. */
export interface Reading {
  is: Claim | 'asked' | 'contradiction';
  /** In the words of the screen. */
  words: string;
  /** False for what is only shown, without a word. */
  said: boolean;
}

const matches = (patterns: readonly Wording[], text: string): boolean =>
  patterns.some(one => patternOf(one).test(text));

/** Sorts what a page says by the language table. A message of which nothing is known is a mistake of this table. */
function sort(
  { texts, messages }: Found,
  { done, undone = [], waiting = [], beside = [] }: Hands,
): { claims: Set<Claim>; words: string[]; unknown: string[] } {
  const classes: Readonly<Record<Claim, readonly Wording[]>> = {
    done,
    undone: [...everywhere.undone, ...undone],
    unknown: everywhere.unknown,
    waiting: [...everywhere.waiting, ...waiting],
  };
  const claims = new Set<Claim>();
  const words = new Set<string>();
  const claimed = (text: string): boolean => {
    const found = (Object.keys(classes) as Claim[]).filter(claim => matches(classes[claim], text));
    for (const claim of found) claims.add(claim);
    if (found.length > 0) words.add(text);
    return found.length > 0;
  };
  for (const text of texts) claimed(text);
  const strange = messages.filter(
    message => message.length > 0 && !message.some(text => claimed(text) || matches(beside, text)),
  );
  return { claims, words: [...words], unknown: strange.map(message => message.join(' ')) };
}

/** What the page says now; nothing while it is busy. */
async function readOnce(page: Page, hands: Hands): Promise<Reading | undefined> {
  const found = await page.evaluate(look);
  if (found.busy) return undefined;
  const { claims, words, unknown } = sort(found, hands);
  if (unknown.length > 0) return { is: 'contradiction', words: `in no class: ${unknown.join(' | ')}`, said: true };
  if (claims.size > 1) return { is: 'contradiction', words: words.join(' | '), said: true };
  const [is] = claims;
  if (is) return { is, words: words.join(' | '), said: true };
  const shown = await hands.shows?.(page);
  return shown
    ? { is: shown, words: `(shows it ${shown})`, said: false }
    : { is: 'asked', words: '(asks, as at first)', said: false };
}

/** Milliseconds in which a screen says something, or never will. */
const LIMIT = 24_000;
const pause = (ms: number) =>
  new Promise(resolve => {
    setTimeout(resolve, ms);
  });

/** Reads until the screen says what is waited for; what it says then, if that never comes. */
async function readUntil(
  page: Page,
  hands: Hands,
  isIt: (reading: Reading) => boolean | Promise<boolean>,
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<Reading> {
  const end = Date.now() + LIMIT;
  let last: Reading | undefined;
  while (Date.now() < end) {
    last = (await readOnce(page, hands)) ?? last;
    if (last && (await isIt(last))) return last;
    await meanwhile();
    await pause(40);
  }
  return last ?? { is: 'asked', words: '(busy, and says nothing)', said: false };
}

const isOver = ({ is, said }: Reading) => said && (is === 'done' || is === 'undone' || is === 'unknown');

/** After a press on a line that is cut. Where no answer ever comes, the person reads so, and takes the way out. */
export async function readCut(page: Page, hands: Hands, proxy: CuttingProxy): Promise<Reading> {
  await expect.poll(() => proxy.count, { intervals: [5, 10, 20], message: 'the call was made' }).toBeGreaterThan(0);
  const ways = page
    .locator('[part="waiting"][data-long]')
    .getByRole('button', { name: patienceWords.english.cancel, exact: true });
  const above = page.locator('dialog[open]').last().locator(ways);
  let hangs = 0;
  let wayOuts = 0;
  const reading = await readUntil(
    page,
    hands,
    now => proxy.held === 0 && isOver(now),
    async () => {
      // The waits between two tries, and the one until it is said that it takes long.
      await page.clock.fastForward(proxy.held > 0 ? 6000 : 400);
      if (proxy.held === 0) return;
      hangs += 1;
      if (!(await isOffered(ways.first()))) return;
      // a drawer says so, and the question above it; the drawer is out of reach then
      await ((await above.count()) > 0 ? above : ways.first()).click();
      wayOuts += 1;
      await expect.poll(() => proxy.held, { intervals: [5, 10, 20], message: 'nobody waits any longer' }).toBe(0);
    },
  );
  expect(hangs === 0 || wayOuts > 0, 'where no answer comes, it is said that it takes long, with a way out').toBe(true);
  expect(reading.said, `after the cut something is said, not “${reading.words}”`).toBe(true);
  return reading;
}

const isOffered = (way: Locator): Promise<boolean> =>
  way.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  );

/** After a press on a whole line: it is done, or a refusal says why not. What only shows it gets a moment to say it. */
export function readEnd(page: Page, hands: Hands): Promise<Reading> {
  let looks = 0;
  return readUntil(page, hands, ({ is, said }) => is === 'done' && (said || (!hands.showsWishes && (looks += 1) > 3)));
}

/** After a reload: what the page says by itself. */
export async function readAgain(page: Page, hands: Hands): Promise<Reading> {
  // Seen before it is read: what stands beside the question is read with it.
  let asks = false;
  const reading = await readUntil(
    page,
    hands,
    ({ is }) => is === 'done' || asks,
    async () => {
      asks = await hands.first(page).first().isVisible();
    },
  );
  return reading.is === 'asked' && hands.askingMeansUndone ? { ...reading, is: 'undone' } : reading;
}

/** Whether the button of the call appears; a screen may say that it is done instead. */
export async function comes(page: Page, hands: Hands): Promise<boolean> {
  const button = hands.button(page);
  await readUntil(page, hands, async ({ is }) => is === 'done' || button.isVisible());
  return button.isVisible();
}

/** What is on the screen as it is, after the line has healed. */
export const readNow = (page: Page, hands: Hands): Promise<Reading> => readUntil(page, hands, () => true);

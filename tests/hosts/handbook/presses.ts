import type { Page } from 'playwright/test';

/** Something to press, as it is found again where its story begins anew. */
export interface Press {
  /** Where it stands, the same for each row of a list. */
  kind: string;
  name: string;
  /** Which one of those with this kind and name. */
  at: number;
}

/** What a page shows. */
export interface Standing {
  presses: Press[];
  /** The focus is on nothing: the next Tab begins at the page's top. */
  isLost: boolean;
  /** Where it is, for whoever reads of it. */
  where: string;
}

interface Hands {
  standing(): Promise<Standing>;
  /** Brings the focus to something; false where it is not there any more, or cannot have it. */
  focus(wanted: Press): boolean;
}

interface Channel {
  on(event: string, heard: (told: never) => void): void;
  off(event: string, heard: (told: never) => void): void;
  emit(event: string, told: object): void;
}
type Handbook = typeof globalThis & {
  __STORYBOOK_PREVIEW__: { ready(): Promise<void> };
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  hands: Hands;
};

/** Runs in the page, before anything else. */
function giveHands(): void {
  // Milliseconds that somebody looks for a lost focus.
  const LOOK = 1500;
  const frame = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
  function* all(node: ParentNode): Generator<HTMLElement> {
    for (const element of node.querySelectorAll<HTMLElement>('*')) {
      yield element;
      if (element.shadowRoot) yield* all(element.shadowRoot);
    }
  }
  const active = () => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at;
  };
  const isLost = () => active() === document.body || active() === null;
  const isBusy = () => [...all(document)].some(element => element.matches('[aria-busy=true]'));
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replaceAll(/\s+/g, ' ').trim();
  const kindOf = (element: Element) => {
    const path = [];
    for (let at: Element | null = element; at && path.length < 7; at = at.parentElement) {
      // every row is one kind
      const place = at.matches('li, tr, td, article') ? '' : [...(at.parentElement?.children ?? [])].indexOf(at);
      path.push(`${at.localName}${place}.${at.getAttribute('class') ?? ''}`);
    }
    return path.join('<');
  };
  const isIn = (element: Element, outer: Element): boolean => {
    const root = element.getRootNode();
    return outer.contains(element) || (root instanceof ShadowRoot && isIn(root.host, outer));
  };
  const pressable = 'button, summary, [role=button], [role=tab], [role^=menuitem]';
  const found = () => {
    const modal = [...all(document)].findLast(element => element.matches('dialog:modal'));
    const counts = new Map<string, number>();
    return [...all(document)]
      .filter(
        element =>
          element.matches(pressable) &&
          !element.matches('a[href], :disabled, [aria-disabled=true], [inert] *') &&
          isShown(element) &&
          (!modal || isIn(element, modal)),
      )
      .map(element => {
        const [kind, name] = [kindOf(element), nameOf(element)];
        const at = counts.get(`${kind} ${name}`) ?? 0;
        counts.set(`${kind} ${name}`, at + 1);
        return { element, press: { kind, name, at } };
      });
  };
  (globalThis as Handbook).hands = {
    async standing() {
      for (let frames = 0; frames < 12; frames += 1) await frame();
      // What is busy by a story's own wish is so for ever.
      for (let frames = 0; frames < 120 && isBusy(); frames += 1) await frame();
      for (const from = performance.now(); isLost() && performance.now() - from < LOOK;) await frame();
      const is = active();
      return {
        presses: found().map(({ press }) => press),
        isLost: isLost(),
        where: is ? `${is.localName} “${nameOf(is).slice(0, 60)}”` : 'nothing',
      };
    },
    focus({ kind, name, at }) {
      const wanted = found().find(({ press }) => press.kind === kind && press.name === name && press.at === at);
      wanted?.element.focus();
      // As it is for who has come there with Tab.
      wanted?.element.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', bubbles: true, composed: true }));
      return wanted !== undefined && active() === wanted.element;
    },
  };
}

/** A page on which one story follows the other, each with a back end in its own state. */
export async function openHandbook(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.addInitScript(giveHands);
  await page.goto(`${address}iframe.html?viewMode=story&id=none&globals=a11y.manual:!true`);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in globalThis);
  await page.evaluate(() => (globalThis as Handbook).__STORYBOOK_PREVIEW__.ready());
}

/** Shows a story from its beginning, and plays it: how that ends is the story's own test. Answers why it was not shown. */
const show = (page: Page, id: string): Promise<string | undefined> =>
  page.evaluate(
    storyId =>
      new Promise<string | undefined>(resolve => {
        const channel = (globalThis as Handbook).__STORYBOOK_ADDONS_CHANNEL__;
        const broken = ['storyThrewException', 'storyErrored', 'storyMissing'];
        let why: string | undefined;
        const fail = (told: { message?: string; title?: string } | undefined) => {
          why ??= told?.message ?? told?.title ?? 'It broke.';
        };
        const finished = (told: { storyId: string }) => {
          if (told.storyId !== storyId) return;
          channel.off('storyFinished', finished);
          for (const event of broken) channel.off(event, fail);
          resolve(why);
        };
        for (const event of broken) channel.on(event, fail);
        channel.on('storyFinished', finished);
        const before = document.documentElement.dataset['story'];
        document.documentElement.dataset['story'] = storyId;
        if (before === storyId) channel.emit('forceRemount', { storyId });
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );

const standing = (page: Page) => page.evaluate(() => (globalThis as Handbook).hands.standing());

async function pressEnter(page: Page, wanted: Press): Promise<boolean> {
  const isThere = await page.evaluate(one => (globalThis as Handbook).hands.focus(one), wanted);
  if (isThere) await page.keyboard.press('Enter');
  return isThere;
}

const keyOf = ({ kind, name, at }: Press) => `${kind} ${name} ${at}`;
const without = (all: readonly Press[], known: readonly Press[]) => {
  const keys = new Set(known.map(keyOf));
  return all.filter(one => !keys.has(keyOf(one)));
};

/** Of a list's many rows the first and the last. */
const ends = (presses: readonly Press[]): Press[] => {
  const isAlike = (one: Press | undefined, other: Press) => one?.kind === other.kind;
  const sorted = presses.toSorted((one, other) => one.kind.localeCompare(other.kind));
  return sorted.filter((one, at) => !isAlike(sorted[at - 1], one) || !isAlike(sorted[at + 1], one));
};

export interface Walk {
  story: string;
  /** What of a story's presses is tried; all without it. */
  take?: (presses: Press[], way: readonly Press[]) => Press[];
  /** How many presses one after the other, where one brings others. */
  deep?: number;
}

export interface Walked {
  presses: number;
  /** Presses after which the focus was on nothing. */
  lost: string[];
  /** Why the story could not be walked. */
  broken?: string;
}

/** Presses what a story shows, one after the other with the keyboard, each from its beginning where the last one changed it. */
export async function walk(page: Page, { story, take = all => all, deep = 2 }: Walk): Promise<Walked> {
  const walked: Walked = { presses: 0, lost: [] };
  /** Shows the story and goes a way in it; answers what is there then. */
  const goTo = async (way: readonly Press[]): Promise<Standing | undefined> => {
    const why = await show(page, story);
    if (why) {
      walked.broken = why;
      return undefined;
    }
    let now = await standing(page);
    for (const step of way) {
      if (!(await pressEnter(page, step))) return undefined;
      now = await standing(page);
    }
    return now;
  };
  const explore = async (way: readonly Press[], known: readonly Press[]): Promise<void> => {
    let here = await goTo(way);
    if (!here) return;
    const open = take(ends(without(here.presses, known)), way);
    const seen = [...known, ...here.presses];
    const deeper: Press[] = [];
    for (const one of open) {
      here ??= await goTo(way);
      if (!here) return;
      if (!(await pressEnter(page, one))) continue;
      walked.presses += 1;
      const after = await standing(page);
      const said = [...way, one].map(({ name }) => `“${name.slice(0, 50)}”`).join(' → ');
      if (after.isLost) walked.lost.push(`${story}: ${said}`);
      else if (way.length + 1 < deep && without(after.presses, seen).length > 0) deeper.push(one);
      const isSame: boolean =
        after.presses.length === here.presses.length && without(after.presses, here.presses).length === 0;
      here = isSame && !after.isLost ? after : undefined;
    }
    for (const one of deeper) await explore([...way, one], seen);
  };
  await explore([], []);
  return walked;
}

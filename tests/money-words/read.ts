import { session } from '../../src/core/session/session.js';
import { words as redemptionWords } from '../../src/widgets/account/redemption-box/copy.js';
import type { PanelName } from '../../src/widgets/journeys/subscription-manager/index.js';
import {
  accountHistory,
  billingHistory,
  manager,
  on,
  overview,
  priceFrom,
  redemption,
  signingUp,
  type Page,
} from './page.js';
import { sentencesOn, type Sentence } from './marks.js';
import type { Stand } from './judge.js';
import type { Press } from './lives.js';
import type { Inhabitant, Town } from './town.js';

/** A sentence on a screen, and what it is to be held against. */
export interface Said extends Sentence {
  screen: string;
  stand: Stand;
}

/** All that was read in a run. */
export interface Notebook {
  said: Said[];
  unmarked: string[];
  /** Of screens whose lines must add up: what they are, and what stands under them. */
  sums: { screen: string; life: string; lines: number; total: number }[];
  /** Screens that lead to an order: whose prices they must all say. */
  orders: { screen: string; userId: string; at: number }[];
  /** Codes that were taken, and who lives without them. */
  redeemed: { userId: string; twin: string; at: number }[];
  /** A person at a moment, with every screen that they were shown. */
  states: number;
  /** What the catalogue's people wrote. */
  theirs: readonly string[];
}

/** Writes down what is said on a page, or on a part of it. */
function note(book: Notebook, screen: string, place: Element | null, stand: Stand): void {
  const { said, unmarked } = sentencesOn(place, book.theirs);
  book.said.push(...said.map(one => ({ ...one, screen, stand })));
  book.unmarked.push(...unmarked.map(text => `${screen}: ${text}`));
}

/** A quote's lines and its sum stand on one sheet. */
function addUp(book: Notebook, screen: string, place: Element | null, life: unknown): void {
  const money = sentencesOn(place, book.theirs).said.flatMap(({ figures }) =>
    figures.flatMap(figure => ('money' in figure ? [figure] : [])),
  );
  const of = (is: string) => money.filter(({ claim }) => claim.is === is).map(({ money: { value } }) => value);
  const [total] = of('dueToday');
  if (total === undefined || of('line').length === 0) return;
  const lines = of('line').reduce((all, one) => all + one, 0);
  book.sums.push({ screen, life: JSON.stringify(life), lines, total: total + (of('carriedOver')[0] ?? 0) });
}

const PANELS: readonly PanelName[] = ['plan', 'pause', 'cancel', 'addOns', 'payment'];

/** Everything that a member can look at without a press. */
export async function readAll(book: Notebook, town: Town, one: Inhabitant, panels: boolean): Promise<void> {
  town.comesIn(one);
  const stand = { userId: one.userId, readAt: await town.now() };
  const read = (screen: string) => async (page: Page) => note(book, screen, page.root, stand);
  book.states += 1;
  await on(overview(), read('overview'));
  await on(manager(), read('membership'));
  if (panels) {
    await on(billingHistory(), async page => {
      if (page.press('th button')) await page.settles();
      note(book, 'bills', page.root, stand);
    });
    await on(accountHistory(), read('history'));
    for (const panel of PANELS) await on(manager(panel), read(panel));
  }
}

const last = <One>(list: Iterable<One>): One | undefined => [...list].at(-1);

/** What stands on the screen of a press, pressed; then what it says when it is done. */
async function pressed(
  book: Notebook,
  town: Town,
  one: Inhabitant,
  {
    page,
    screen,
    place,
    choice,
    twin,
    press,
    over,
    isWaiting,
  }: {
    page: Page;
    screen: string;
    /** Where the sentences of this press stand. */
    place: Element | null;
    choice?: string | undefined;
    twin: string;
    press: () => unknown;
    /** It is done, or refused. */
    over: () => boolean;
    /** It was refused for now, and the screen says what is to be done first: what it says still holds for later. */
    isWaiting?: () => boolean;
  },
): Promise<void> {
  const at = await town.now();
  const { userId } = one;
  const stand: Stand = { userId, readAt: at, pressed: { at, choice }, twin };
  note(book, screen, place, stand);
  addUp(book, screen, place, one.life);
  press();
  await page.until(over, `the end of ${screen}`);
  await page.settles();
  if (isWaiting?.()) stand.pressed = undefined;
  note(book, `${screen}, done`, page.root, { userId, readAt: at });
  book.states += 1;
}

/** Reads the screen of a press and makes it; whether the account allowed it. */
export async function readPress(
  book: Notebook,
  town: Town,
  one: Inhabitant,
  press: Press,
  twin: string,
): Promise<void> {
  town.comesIn(one);
  const submit = 'button[type=submit]';
  const has = (page: Page, selector: string) => page.find(selector) !== null;
  switch (press.is) {
    case 'change':
      return on(manager('plan'), async page => {
        const options = page.root.querySelectorAll<HTMLInputElement>('input[name=plan]');
        const option = options[press.which % Math.max(1, options.length)];
        if (!option) return;
        option.click();
        const at = await town.now();
        note(book, 'plans', page.root, {
          userId: one.userId,
          readAt: at,
          pressed: { at, choice: option.value },
          twin,
        });
        page.press(submit);
        await page.until(() => has(page, '[part~=quote], [role=alert]'), 'the quote');
        if (!has(page, '[part~=quote]') || !has(page, submit)) return;
        await pressed(book, town, one, {
          page,
          screen: 'plan review',
          place: page.root,
          choice: option.value,
          twin,
          press: () => page.press(submit),
          over: () => !has(page, '[part~=quote]') || has(page, '[role=alert]'),
        });
      });
    case 'pause':
      return on(manager('pause'), async page => {
        if (!page.press(`input[name=length][value="${press.months}"]`)) return;
        await page.settles();
        await pressed(book, town, one, {
          page,
          screen: 'pause',
          place: page.root,
          choice: press.months,
          twin,
          press: () => page.press(submit),
          over: () => !has(page, 'input[name=length]') || has(page, '[role=alert]'),
        });
      });
    case 'cancel':
    case 'saveOffer':
      return on(manager('cancel'), async page => {
        if (!has(page, 'input[name=reason]')) return;
        const over = () => !has(page, 'input[name=reason]') || has(page, '[role=alert]');
        if (press.is === 'cancel')
          return pressed(book, town, one, {
            page,
            screen: 'cancel',
            place: page.root,
            twin,
            press: () => last(page.root.querySelectorAll<HTMLElement>('form button'))?.click(),
            over,
          });
        page.press(`input[name=reason][value=${press.reason}]`);
        await page.settles();
        const offer = page.find('[part~=offer]');
        const take = last(offer?.querySelectorAll<HTMLElement>('button') ?? []);
        if (!offer || !take) return;
        const months = offer.querySelector<HTMLInputElement>('input[name=months]:checked');
        return pressed(book, town, one, {
          page,
          screen: 'save offer',
          place: offer,
          choice: months?.value,
          twin,
          press: () => take.click(),
          over,
        });
      });
    case 'addon':
      return on(manager('addOns'), async page => {
        const adds = [...page.root.querySelectorAll<HTMLElement>('li button')].filter(({ textContent }) =>
          textContent.startsWith('Add'),
        );
        const add = adds[press.which % Math.max(1, adds.length)];
        if (!add) return;
        add.click();
        await page.until(() => has(page, '[part~=quote], [role=alert]'), 'the quote');
        if (!has(page, '[part~=quote]') || !has(page, submit)) return;
        await pressed(book, town, one, {
          page,
          screen: 'add-on review',
          place: page.root,
          twin,
          press: () => page.press(submit),
          over: () => !has(page, '[part~=quote]') || has(page, '[role=alert]'),
        });
      });
    case 'redeem': {
      const code = await town.codeFor(one.life, press.gift);
      const { states } = redemptionWords.english;
      return on(redemption(code), async page => {
        if (!page.press(submit)) return;
        await page.until(() => !has(page, 'input') || has(page, '[aria-invalid=true]'), 'what the code gives');
        if (!has(page, '[part~=offer]')) return;
        // whoever was told that theirs is better, and takes this one, loses by it knowingly
        const isWarned = page.root.textContent.includes(redemptionWords.english.keepMine);
        await pressed(book, town, one, {
          page,
          screen: 'redemption',
          place: page.root,
          choice: 'replaceDiscount',
          twin,
          press: () => page.press(submit),
          over: () => !has(page, '[part~=offer]') || has(page, '[role=alert]'),
          isWaiting: () =>
            [states.paymentOverdue, states.resumeFirst, states.subscriptionPending].some(text =>
              page.root.textContent.includes(text),
            ),
        });
        if (!has(page, '[part~=offer]') && !isWarned)
          book.redeemed.push({ userId: one.userId, twin, at: await town.now() });
      });
    }
    case 'resume':
      return on(manager(), async page => {
        if (!page.press('[data-opens=resume] button')) return;
        await page.settles();
        if (!has(page, '[part~=quote]')) return;
        const button = [...page.root.querySelectorAll('button')].find(({ textContent }) =>
          textContent.startsWith('Resume'),
        );
        if (!button) return;
        await pressed(book, town, one, {
          page,
          screen: 'resume',
          place: page.root,
          twin,
          press: () => button.click(),
          over: () => !has(page, '[part~=quote]') || has(page, '[role=alert]'),
        });
      });
    case 'keep':
      return on(manager(), async page => {
        const buttons = () => [...page.root.querySelectorAll<HTMLElement>('[part~=banner] button')];
        const [button, ...others] = buttons().filter(found => found.closest('[data-opens]') === null);
        if (!button || others.length > 0) return;
        await pressed(book, town, one, {
          page,
          screen: 'notice',
          place: button.closest('[part~=banner]'),
          twin,
          press: () => button.click(),
          over: () => !buttons().includes(button) || has(page, '[role=alert]'),
        });
      });
    default:
      return press satisfies never;
  }
}

/** The way to a membership, from the card to what is said when it has begun. */
export async function readSignup(book: Notebook, town: Town, one: Inhabitant): Promise<void> {
  town.comesIn(one);
  const { life, userId } = one;
  const code = life.code && (await town.codeFor(life, life.code));
  const at = await town.now();
  const journey = await signingUp(town.offerOf(life), code);
  const stand: Stand = { userId, readAt: at, pressed: { at, choice: journey.offer.guid } };
  try {
    // what the shop window says, it says to people without a code and without credit
    await on(priceFrom(), async page => note(book, 'price from', page.root, stand));
    if (!code && life.credit === 0) {
      await on(journey.cards, async page => note(book, 'offer card', page.root, stand));
      await on(journey.summary, async page => note(book, 'summary', page.root, stand));
    }
    await journey.model.review.quote();
    journey.model.review.acceptTerms(at);
    await on(journey.summary, async page => note(book, 'summary, quoted', page.root, stand));
    await on(journey.review, async page => {
      note(book, 'order', page.root, stand);
      addUp(book, 'order', page.root, life);
      for (const screen of code || life.credit > 0 ? ['order'] : ['order', 'offer card', 'summary'])
        book.orders.push({ screen, userId, at });
      page.press('[part~=subscribe]');
      await page.until(
        () => journey.model.review.$screen.get().is === 'done' || page.find('[role=alert]') !== null,
        'the membership',
      );
    });
    one.begun = journey.model.review.$screen.get().is === 'done';
    const welcome = journey.welcome();
    if (welcome) await on(welcome, async page => note(book, 'welcome', page.root, { userId, readAt: at }));
    book.states += 1;
  } finally {
    journey.leave();
    session().forgetOnboarding();
  }
}

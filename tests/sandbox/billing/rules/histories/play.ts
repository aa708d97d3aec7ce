import { addDays } from '../../../../../src/core/dates.js';
import type { Offer, Plan } from '../../../../../src/core/contract/schemas/offers.js';
import { creditIn } from '../../../../../src/sandbox/billing/books/books.js';
import { isBilled } from '../../../../../src/sandbox/billing/account/next-dates.js';
import { computeQuote, type Quoted } from '../../../../../src/sandbox/billing/quote/quote.js';
import { isLive } from '../../../../../src/sandbox/billing/account/statuses.js';
import {
  addAddon,
  cancelAddon,
  fits,
  quoteAddon,
  uncancelAddon,
} from '../../../../../src/sandbox/billing/transitions/addons.js';
import { activate, confirm, settleOwed, subscribe } from '../../../../../src/sandbox/billing/transitions/begin.js';
import { cancel, uncancel } from '../../../../../src/sandbox/billing/transitions/cancel.js';
import { changePlan, quoteChange } from '../../../../../src/sandbox/billing/transitions/change-plan.js';
import { giveCredit } from '../../../../../src/sandbox/billing/transitions/credit.js';
import { extend } from '../../../../../src/sandbox/billing/transitions/extend.js';
import { createInactive, provision } from '../../../../../src/sandbox/billing/transitions/give.js';
import { updateManually } from '../../../../../src/sandbox/billing/actions/manual-update.js';
import { approveProof, rejectProof } from '../../../../../src/sandbox/billing/transitions/prove.js';
import { migrate } from '../../../../../src/sandbox/billing/transitions/migrate.js';
import { clearPause, pause, quoteResume, resume } from '../../../../../src/sandbox/billing/transitions/pause.js';
import { addPhase, editPhase } from '../../../../../src/sandbox/billing/transitions/plan-phases.js';
import { type CodeEffect, redeem } from '../../../../../src/sandbox/billing/transitions/redeem.js';
import { schedulePlanChange } from '../../../../../src/sandbox/billing/transitions/schedule-change.js';
import { terminate } from '../../../../../src/sandbox/billing/transitions/terminate.js';
import { cardOf, Life } from './life.js';
import { addons, cuts, delayOf, discountOf, offers, planBy, plans, providers } from './shop.js';
import type { Deed, Step } from './steps.js';

type Of<Does extends Deed['does']> = Extract<Deed, { does: Does }>;

function pick<Thing>(list: readonly Thing[], index: number): Thing {
  const thing = list[index % list.length];
  if (thing === undefined) throw new Error('There is nothing to pick from.');
  return thing;
}

/** The currency that a person's money is in. */
const currencyOf = ({ books: { subscription } }: Life) =>
  (subscription ? planBy(subscription.planId) : pick(plans, 0)).basePrice.currency;

/** A plan that is sold to this membership: same country and currency. */
function reachable({ books: { subscription } }: Life, index: number): Plan | undefined {
  const to = pick(plans, index);
  const from = subscription && planBy(subscription.planId);
  return from && from.country.code === to.country.code ? to : undefined;
}

function begin(life: Life, { offer: index, trialUsed, undecided = false, code }: Of<'subscribe'>): void {
  const { now, books } = life;
  if (!books.card) return;
  const offer = pick(offers, index);
  const { plan } = offer;
  const { currency } = plan.basePrice;
  const effect =
    code === null
      ? undefined
      : 'days' in code
        ? { kind: 'days' as const, days: code.days }
        : 'credit' in code
          ? { kind: 'credit' as const, amount: code.credit, currencyCode: currency.code }
          : { kind: 'discount' as const, discount: discountOf(pick(cuts, code.cut), currency) };
  const quote = computeQuote({
    now,
    plan,
    offer,
    trialUsed,
    undecided: undecided ? 'rcp' : undefined,
    credit: creditIn(books, currency),
    blockers: [],
    redemption: effect && { code: 'CODE', effect },
  });
  life.codeUsed = code !== null;
  const creditFromCode = effect?.kind === 'credit' ? effect.amount : 0;
  life.act(
    'subscribe',
    work =>
      subscribe(work, {
        offer,
        quote,
        termsAcceptedAt: now,
        partnerId: null,
        code: effect && { code: 'CODE', credit: creditFromCode },
      }),
    { quote: () => quote, waits: true },
  );
}

function beginWaiting(life: Life): void {
  const { now, books } = life;
  const { subscription: sub } = books;
  if (!sub) return;
  if (sub.status === 'pending') return life.act('activate', confirm);
  if (isBilled(sub) && !books.card) return;
  const plan = planBy(sub.planId);
  const quote = computeQuote({
    now,
    plan,
    offer: { id: sub.offerId, delayBilling: delayOf(sub.offerId), discount: sub.discount ?? undefined },
    trialUsed: false,
    credit: creditIn(books, plan.basePrice.currency),
    blockers: [],
  });
  life.act('activate', work => activate(work, quote, undefined), { quote: isBilled(sub) ? () => quote : undefined });
}

function takeCode(life: Life, { effect, anyway }: Of<'redeem'>): void {
  const { subscription } = life.books;
  const currency = currencyOf(life);
  const codeEffect: CodeEffect =
    'days' in effect
      ? { kind: 'days', days: effect.days, plan: subscription ? planBy(subscription.planId) : pick(plans, effect.plan) }
      : 'credit' in effect
        ? { kind: 'credit', amount: effect.credit, currency }
        : 'cut' in effect
          ? { kind: 'discount', discount: discountOf(pick(cuts, effect.cut), currency) }
          : { kind: 'offer', offer: pick(offers, effect.offer) };
  life.act('redeem', work => redeem(work, 'CODE', codeEffect, anyway));
}

/** A card comes: what is owed is tried with it at once, and a card that fails stays out. */
function bringCard(life: Life, { bank, months }: Of<'payment'>): void {
  const answers = {
    good: { is: 'good' },
    refuses: { is: 'refuses', declineCode: 'generic_decline', message: 'No.' },
    asks: { is: 'asks', confirmed: false },
  } as const;
  life.act('payment', work => {
    work.books = { ...work.books, card: cardOf(`pay_${life.now}`, answers[bank], life.now, months) };
    return settleOwed(work);
  });
}

function changeTo(life: Life, { plan }: Of<'change' | 'schedulePlanChange'>): void {
  const to = reachable(life, plan);
  if (!to || to.id === life.books.subscription?.planId) return;
  life.act('change', work => changePlan(work, to, true), { quote: () => quoteChange(life.workAt(), to, 'now', []) });
}

function comeBack(life: Life): void {
  if (life.books.subscription?.pauseAtPeriodEnd) return life.act('unpause', clearPause);
  life.act('unpause', work => resume(work, true), { quote: () => quoteResume(life.workAt(), []) });
}

function bookAddon(life: Life, offer: Offer): void {
  if (!life.books.subscription || !fits(life.workAt(), offer)) return;
  life.act('addAddonOffer', work => addAddon(work, offer, true), {
    quote: (): Quoted => quoteAddon(life.workAt(), offer, []),
  });
}

/** Mostly one that is held, now and then another. */
function heldAddon(
  { books }: Life,
  { addon }: Of<'addAddonOffer' | 'cancelAddonOffer' | 'uncancelAddonOffer'>,
): string {
  return books.addons[addon]?.guid ?? books.addons[0]?.guid ?? pick(addons, addon).guid;
}

function plusPhase(life: Life, { plan, days, cut, trial, billed, after }: Of<'addPhase'>): void {
  const to = reachable(life, plan);
  if (!to) return;
  const { schedule, currentPeriodEnd } = life.books.subscription ?? {};
  const alive = schedule?.status === 'active' || schedule?.status === 'notStarted';
  const from = (alive ? schedule.phases.at(-1)?.endDate : currentPeriodEnd) ?? life.now;
  const end = days === null ? { periods: 1 + (plan % 2) } : { endDate: addDays(from, days) };
  life.act('addPhase', work =>
    addPhase(work, {
      planId: to.id,
      ...end,
      trial,
      prorationBehavior: billed,
      endBehavior: after,
      ...(cut !== null && { discount: discountOf(pick(cuts, cut), currencyOf(life)) }),
    }),
  );
}

function alterPhase(life: Life, { phase: index, endsInDays, plan, cut, trial, billed }: Of<'editPhase'>): void {
  const phases = life.books.subscription?.schedule?.phases ?? [];
  const phase = phases.at(-1 - (index % Math.max(1, phases.length)));
  const to = plan === null ? undefined : reachable(life, plan);
  if (!phase) return;
  life.act('editPhase', work =>
    editPhase(work, {
      phaseId: phase.id,
      ...(endsInDays !== null && { endDate: addDays(Math.max(phase.startDate, life.now), endsInDays) }),
      ...(to && { planId: to.id }),
      ...(cut !== null && { discount: discountOf(pick(cuts, cut), currencyOf(life)) }),
      ...(trial !== null && { trial }),
      ...(billed !== null && { prorationBehavior: billed }),
    }),
  );
}

function moveAway(life: Life, { provider: index, plan: wanted }: Of<'migrate'>): void {
  const plan = wanted === null ? planBy(life.books.subscription?.planId ?? '') : pick(plans, wanted);
  const provider = pick(providers, index);
  life.act('migrate', work => migrate(work, { plan, provider }));
}

/** Staff look at the receipt that the months began on. */
function decide(life: Life, approved: boolean): void {
  const { subscription: sub } = life.books;
  if (sub?.provisional && isLive(sub.status)) life.act('decideReceipt', approved ? approveProof : rejectProof);
}

/** Staff give another discount, or take it away. */
function override(life: Life, cut: number | null): void {
  const { subscription: sub } = life.books;
  if (sub && isLive(sub.status))
    life.act('manualUpdate', work =>
      updateManually(work, {
        reason: 'Sorry.',
        discount: cut === null ? null : discountOf(pick(cuts, cut), currencyOf(life)),
      }),
    );
}

/** What each deed is, once it was found to be legal. */
function run(
  life: Life,
  deed: Exclude<Deed, { does: 'confirmAtBank' | 'loseCard' | 'decideReceipt' | 'manualUpdate' }>,
): void {
  switch (deed.does) {
    case 'subscribe':
      return begin(life, deed);
    case 'subscribeInactive':
      return life.act(deed.does, work => createInactive(work, pick(offers, deed.offer), null));
    case 'subscribeProvisioned':
      return life.act(deed.does, work =>
        provision(work, {
          plan: pick(plans, deed.plan),
          endsAt: deed.days === null ? null : addDays(life.now, deed.days),
          partnerId: null,
          channel: { channelKind: 'provisioned', channelName: 'Echelon' },
        }),
      );
    case 'activate':
      return beginWaiting(life);
    case 'cancel':
      return life.act(deed.does, work =>
        cancel(work, deed.reason === null ? {} : { reason: deed.reason, comment: 'Too little time.' }),
      );
    case 'uncancel':
      return life.act(deed.does, uncancel);
    case 'pause':
      return life.act(deed.does, work => pause(work, deed.months === null ? {} : { months: deed.months }));
    case 'unpause':
      return comeBack(life);
    case 'extend':
      return life.act(deed.does, work => extend(work, { days: deed.days, reason: 'Sorry.' }));
    case 'terminate': {
      const received = life.accounts.receivedFor(life.books);
      return life.act(deed.does, work => terminate(work, { reason: 'staff', refund: deed.refund }, received));
    }
    case 'change':
      return changeTo(life, deed);
    case 'schedulePlanChange': {
      const to = reachable(life, deed.plan);
      return to && life.act(deed.does, work => schedulePlanChange(work, to));
    }
    case 'addPhase':
      return plusPhase(life, deed);
    case 'editPhase':
      return alterPhase(life, deed);
    case 'migrate':
      return moveAway(life, deed);
    case 'credit':
      return life.act(deed.does, work => giveCredit(work, { amount: deed.amount, reason: 'Sorry.' }, currencyOf(life)));
    case 'addAddonOffer':
      return bookAddon(life, pick(addons, deed.addon));
    case 'cancelAddonOffer':
      return life.act(deed.does, work => cancelAddon(work, heldAddon(life, deed)));
    case 'uncancelAddonOffer':
      return life.act(deed.does, work => uncancelAddon(work, heldAddon(life, deed)));
    case 'redeem':
      return takeCode(life, deed);
    case 'payment':
      return bringCard(life, deed);
  }
}

/** One step: time passes, then a person does something, or is refused. */
export function play(life: Life, { wait, deed, by, child }: Step): void {
  life.pass(life.until(wait));
  const { card } = life.books;
  if (deed.does === 'loseCard') life.keep(deed.does, { books: { ...life.books, card: undefined }, facts: [] });
  else if (deed.does === 'confirmAtBank') {
    if (card?.bank.is === 'asks')
      life.keep(deed.does, {
        books: { ...life.books, card: { ...card, bank: { is: 'asks', confirmed: true } } },
        facts: [],
      });
  } else if (deed.does === 'decideReceipt') decide(life, deed.approved);
  else if (deed.does === 'manualUpdate') override(life, deed.cut);
  else if (life.may(deed.does, { by, child })) run(life, deed);
}

/** A whole history, checked at every step and as a whole at its end. */
export function live(steps: readonly Step[]): Life {
  const life = new Life();
  for (const step of steps) play(life, step);
  life.accounts.checkPaid();
  const { subscription } = life.books;
  if (subscription && isLive(subscription.status) && life.accounts.left.has(subscription.id))
    throw new Error('A membership that left for another lives.');
  return life;
}

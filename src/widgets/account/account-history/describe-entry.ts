import type { HistoryEntry } from '../../../core/contract/schemas/account-history.js';
import type { Plan } from '../../../core/contract/schemas/offers.js';
import { sayDate, sayMoney } from '../../../core/figures.js';
import type { Copy } from './copy.js';
import type { Names } from './names.js';

/** An entry in words. */
export interface EntryText {
  title: string;
  amount: string | undefined;
  who: string;
  /** What became of it, where nothing was there before. */
  facts: readonly string[];
  /** What was something else before. */
  changes: readonly { field: string; before: string; after: string }[];
  /** The person's own words. */
  comment: string | undefined;
}

export interface Telling {
  userId: string;
  names: Names;
  copy: Copy;
  locale: string;
}

type Values = Readonly<Record<string, unknown>>;
const text = (values: Values | null, key: string): string | undefined => {
  const value = values?.[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
};
const instant = (values: Values | null, key: string): number | undefined => {
  const value = values?.[key];
  return typeof value === 'number' ? value : undefined;
};

/** Who did it, as the reader knows them. */
function whoOf({ actor: { kind, id, name } }: HistoryEntry, { userId, copy }: Telling): string {
  if (id === userId) return copy.you;
  // The server's words for them are English, and a company's name is a name.
  return kind === 'staff' ? copy.support : (name ?? 'Echelon');
}

const isGift = (kind: string | undefined, gave: Copy['gave']): kind is keyof Copy['gave'] =>
  kind !== undefined && Object.hasOwn(gave, kind);
const isBrand = (brand: string, brands: Copy['brands']): brand is keyof Copy['brands'] => Object.hasOwn(brands, brand);

function cardOf(values: Values | null, { brands, cardWords }: Copy): string | undefined {
  const [brand, last4] = [text(values, 'brand') ?? '', text(values, 'last4')];
  return last4 && cardWords(isBrand(brand, brands) ? brands[brand] : brands.unknown, last4);
}

const priceOf = ({ basePrice, frequencyDays }: Plan, { copy, locale }: Telling): string =>
  copy.perPeriod(
    sayMoney(basePrice, locale, { is: 'plainPrice', per: frequencyDays }),
    copy.period(frequencyDays).unit,
  );

/** The instants that an entry may have, and how each reads. */
const dates = [
  ['effectiveAt', 'from'],
  ['pausesAt', 'from'],
  ['startDate', 'from'],
  ['resumesAt', 'until'],
  ['trialEnd', 'until'],
  ['endDate', 'until'],
  ['endsAt', 'ends'],
  ['renewsAt', 'on'],
] as const;

function changesOf({ before, after }: HistoryEntry, telling: Telling): EntryText['changes'] {
  const {
    copy,
    locale,
    names: { plans },
  } = telling;
  const [was, is] = [plans.get(text(before, 'planId') ?? ''), plans.get(text(after, 'planId') ?? '')];
  const [ended, ends] = [instant(before, 'end'), instant(after, 'end')];
  const pairs: readonly (readonly [field: string, before: string | undefined, after: string | undefined])[] = [
    [copy.plan, was?.name, is?.name],
    [copy.price, was && priceOf(was, telling), is && priceOf(is, telling)],
    [copy.card, cardOf(before, copy), cardOf(after, copy)],
    [copy.billedBy, text(before, 'channel'), text(after, 'channel')],
    [
      copy.runsUntil,
      ended === undefined ? undefined : sayDate(ended, locale, { is: 'told' }),
      ends === undefined ? undefined : sayDate(ends, locale, { is: 'told' }),
    ],
  ];
  return pairs.flatMap(([field, old, now]) => (old && now && old !== now ? [{ field, before: old, after: now }] : []));
}

function factsOf({ type, before, after, summary }: HistoryEntry, telling: Telling): string[] {
  const {
    copy,
    locale,
    names: { plans, members, addons },
  } = telling;
  const facts = (...found: (string | undefined)[]) => found.filter(fact => fact !== undefined);
  const planId = text(after, 'planId');
  const plan = plans.get(planId ?? '');
  const memberId = text(after, 'memberId') ?? text(before, 'memberId');
  const guid = text(after, 'guid');
  const gave = text(after, 'kind');
  return facts(
    // Nobody else knows the name of what is gone.
    planId && !plan ? summary : text(before, 'planId') ? undefined : plan && `${plan.name}, ${priceOf(plan, telling)}`,
    memberId && (members.get(memberId) ?? summary),
    type === 'redeemed' && isGift(gave, copy.gave) ? copy.gave[gave] : undefined,
    guid && (addons.get(guid) ?? summary),
    before ? undefined : cardOf(after, copy),
    ...dates.map(([key, word]) => {
      const at = instant(after, key);
      return at === undefined ? undefined : copy.facts[word](sayDate(at, locale, { is: 'told' }));
    }),
  );
}

/** What happened, by whom, and what it was before, in the reader's language. */
export function describeEntry(entry: HistoryEntry, telling: Telling): EntryText {
  const { type, amount, currency, comment } = entry;
  return {
    title: telling.copy.types[type],
    amount:
      amount === null || amount === 0 || currency === null
        ? undefined
        : sayMoney({ value: amount, currency }, telling.locale, { is: 'told' }),
    who: whoOf(entry, telling),
    facts: factsOf(entry, telling),
    changes: changesOf(entry, telling),
    comment: comment ?? undefined,
  };
}

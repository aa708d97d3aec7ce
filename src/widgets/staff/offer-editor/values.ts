import type { OfferChoices, OfferDraft } from '../../../core/contract/schemas/offers.js';
import { textsOf, textValues, type TextValues } from './texts.js';
import { instantOf, localTime } from '../../../core/instants.js';

type Card = NonNullable<OfferDraft['card']>;
type Banner = NonNullable<Card['banner']>;

/** A date of which only a part is typed, which its field keeps to itself. */
export const HALF = 'half';

/** The form's fields, in its order, by the paths under which the server speaks of them. */
export interface Values extends TextValues {
  kind: OfferDraft['kind'];
  planId: string;
  audience: NonNullable<OfferDraft['audience']> | '';
  campaign: string;
  partnerId: string;
  listed: boolean;
  'delayBilling.type': NonNullable<OfferDraft['delayBilling']>['type'] | 'none';
  'delayBilling.days': number | undefined;
  /** What is taken off: nothing, a share or an amount. */
  discount: 'percent' | 'amount' | 'none';
  'discount.name': string;
  'discount.percent': number | undefined;
  /** Minor units. */
  'discount.amount': number | undefined;
  'discount.duration': 'forever' | 'once' | 'other';
  'discount.duration.months': number | undefined;
  'card.subtitle': string;
  'card.banner.text': string;
  'card.banner.tone': Banner['tone'];
  'card.savings': string;
  'card.priceSubtext': string;
  'card.footer': string;
  'card.emphasized': boolean;
  /** Local times. */
  startsAt: string;
  endsAt: string;
  position: number | undefined;
}

export type Field = keyof Values;

const amountOf = ({ discount }: OfferDraft): Values['discount'] =>
  discount === null ? 'none' : discount.amount === undefined ? 'percent' : 'amount';

/** An offer as the form shows it. */
export function valuesOf(body: OfferDraft): Values {
  const { delayBilling, discount, card } = body;
  const duration = discount?.duration;
  return {
    kind: body.kind,
    planId: body.planId ?? '',
    audience: body.audience ?? '',
    campaign: body.campaign ?? '',
    partnerId: body.partnerId ?? '',
    listed: body.listed,
    'delayBilling.type': delayBilling?.type ?? 'none',
    'delayBilling.days': delayBilling?.days ?? undefined,
    discount: amountOf(body),
    'discount.name': discount?.name ?? '',
    'discount.percent': discount?.percent,
    'discount.amount': discount?.amount,
    'discount.duration': duration?.type ?? 'forever',
    'discount.duration.months': duration?.type === 'other' ? (duration.months ?? undefined) : undefined,
    'card.subtitle': card?.subtitle ?? '',
    'card.banner.text': card?.banner?.text ?? '',
    'card.banner.tone': card?.banner?.tone ?? 'accent',
    'card.savings': card?.savings ?? '',
    'card.priceSubtext': card?.priceSubtext ?? '',
    'card.footer': card?.footer ?? '',
    'card.emphasized': card?.emphasized ?? false,
    ...textValues(body.texts),
    startsAt: localTime(body.startsAt),
    endsAt: localTime(body.endsAt),
    position: body.position ?? undefined,
  };
}

function discountOf(values: Values, { plans }: Pick<OfferChoices, 'plans'>): OfferDraft['discount'] {
  if (values.discount === 'none') return null;
  const type = values['discount.duration'];
  const plan = plans.find(({ id }) => id === values.planId);
  const [percent, amount] = [values['discount.percent'], values['discount.amount']];
  return {
    name: values['discount.name'].trim(),
    duration: type === 'other' ? { type, months: values['discount.duration.months'] ?? null } : { type },
    ...(values.discount === 'percent' && percent !== undefined && { percent }),
    // that it is an amount shows by there being one
    ...(values.discount === 'amount' && { amount: amount ?? 0 }),
    ...(plan && { currency: plan.basePrice.currency }),
  };
}

function cardOf(values: Values): OfferDraft['card'] {
  const banner = values['card.banner.text'].trim();
  const texts = {
    subtitle: values['card.subtitle'].trim(),
    savings: values['card.savings'].trim(),
    priceSubtext: values['card.priceSubtext'].trim(),
    footer: values['card.footer'].trim(),
  };
  const card: Card = {
    ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')),
    ...(banner && { banner: { text: banner, tone: values['card.banner.tone'] } }),
    ...(values['card.emphasized'] && { emphasized: true }),
  };
  return Object.keys(card).length > 0 ? card : null;
}

/** What the form says, as an offer. What belongs to another audience than the chosen one stays: it may be chosen again. */
export function bodyOf(values: Values, choices: Pick<OfferChoices, 'plans'>): OfferDraft {
  const delay = values['delayBilling.type'];
  return {
    kind: values.kind,
    planId: values.planId || null,
    audience: values.audience || null,
    campaign: values.campaign || null,
    partnerId: values.partnerId || null,
    listed: values.listed,
    delayBilling: delay !== 'none' ? { type: delay, days: values['delayBilling.days'] ?? null } : null,
    discount: discountOf(values, choices),
    card: cardOf(values),
    texts: textsOf(values),
    startsAt: instantOf(values.startsAt),
    endsAt: instantOf(values.endsAt),
    position: values.position ?? null,
  };
}

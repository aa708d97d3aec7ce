import fc from 'fast-check';
import { addons, cuts, offers, plans, providers } from './shop.js';

/** How long nobody does anything: a time, or up to what is due next or to the period's end, give or take a second. */
export type Wait = { seconds: number } | { upTo: 'due' | 'periodEnd' | 'retry'; by: -1 | 0 | 1 };

export type Bank = 'good' | 'refuses' | 'asks';

/** A discount of the shop, or none. */
type Cut = number | null;

/** Everything that is done in random histories, as data that can be printed, made smaller and played again. Numbers name things of the shop. */
export type Deed =
  | {
      does: 'subscribe';
      offer: number;
      trialUsed: boolean;
      undecided?: boolean;
      code: { days: number } | { credit: number } | { cut: number } | null;
    }
  | { does: 'subscribeInactive'; offer: number }
  | { does: 'subscribeProvisioned'; plan: number; days: number | null }
  | { does: 'activate' | 'uncancel' | 'unpause' | 'confirmAtBank' | 'loseCard' }
  | { does: 'cancel'; reason: 'unused' | null }
  | { does: 'pause'; months: number | null }
  | { does: 'extend'; days: number }
  | { does: 'terminate'; refund: 'none' | 'prorated' | 'full' }
  | { does: 'change' | 'schedulePlanChange'; plan: number }
  | {
      does: 'addPhase';
      plan: number;
      days: number | null;
      cut: Cut;
      trial: boolean;
      billed: 'prorate' | 'none' | 'invoiceNow';
      after: 'release' | 'cancel';
    }
  | {
      does: 'editPhase';
      phase: number;
      endsInDays: number | null;
      plan: number | null;
      cut: Cut;
      trial: boolean | null;
      billed: 'prorate' | 'none' | 'invoiceNow' | null;
    }
  | { does: 'migrate'; provider: number; plan: number | null }
  | { does: 'credit'; amount: number }
  | { does: 'addAddonOffer' | 'cancelAddonOffer' | 'uncancelAddonOffer'; addon: number }
  | {
      does: 'redeem';
      effect: { days: number; plan: number } | { credit: number } | { cut: number } | { offer: number };
      /** Having seen that a better discount runs. */
      anyway?: boolean;
    }
  | { does: 'payment'; bank: Bank; months: number }
  | { does: 'decideReceipt'; approved: boolean }
  | { does: 'manualUpdate'; cut: Cut };

export interface Step {
  wait: Wait;
  by: 'member' | 'customerService' | 'customerServiceManager';
  /** The account is a child's. */
  child: boolean;
  deed: Deed;
}

const DAY = 86_400;
const among = (list: readonly unknown[]): fc.Arbitrary<number> => fc.nat({ max: list.length - 1 });
const maybe = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> =>
  fc.option(value, { nil: null, freq: 2 });

// the first plans are the common ones: people who change between them meet more than people on a plan for one cent
const plan = fc.oneof({ weight: 3, arbitrary: fc.nat({ max: 5 }) }, { weight: 1, arbitrary: among(plans) });
const offer = fc.oneof({ weight: 2, arbitrary: fc.nat({ max: 16 * 6 - 1 }) }, { weight: 1, arbitrary: among(offers) });
const billed = fc.constantFrom('prorate' as const, 'none' as const, 'invoiceNow' as const);
const days = fc.oneof(fc.constantFrom(1, 7, 30, 365), fc.integer({ min: 1, max: 400 }));
const credit = fc.oneof(fc.constantFrom(1, 49, 50, 3999), fc.integer({ min: 1, max: 60_000 }));
const bank = fc.constantFrom<Bank>('good', 'good', 'good', 'refuses', 'asks');

const wait: fc.Arbitrary<Wait> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ seconds: fc.constantFrom(0, 0, 1, 60, 3600) }) },
  { weight: 5, arbitrary: fc.record({ seconds: fc.integer({ min: 0, max: 20 * DAY }) }) },
  { weight: 1, arbitrary: fc.record({ seconds: fc.integer({ min: 0, max: 200 * DAY }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      upTo: fc.constantFrom('due' as const, 'due' as const, 'periodEnd' as const, 'retry' as const),
      by: fc.constantFrom(-1 as const, 0 as const, 1 as const),
    }),
  },
);

const does = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);

const deed: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      does: does('subscribe'),
      offer,
      trialUsed: fc.boolean(),
      undecided: fc.boolean(),
      code: fc.oneof(
        { weight: 4, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.oneof(fc.record({ days }), fc.record({ credit }), fc.record({ cut: among(cuts) })) },
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: does('subscribeInactive'), offer }) },
  { weight: 1, arbitrary: fc.record({ does: does('subscribeProvisioned'), plan, days: maybe(days) }) },
  {
    weight: 18,
    arbitrary: fc.record({
      does: does(
        'activate',
        'activate',
        'activate',
        'uncancel',
        'uncancel',
        'unpause',
        'unpause',
        'confirmAtBank',
        'confirmAtBank',
        'loseCard',
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: does('cancel'), reason: fc.constantFrom('unused' as const, null) }) },
  { weight: 4, arbitrary: fc.record({ does: does('pause'), months: maybe(fc.integer({ min: 1, max: 12 })) }) },
  { weight: 3, arbitrary: fc.record({ does: does('extend'), days }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: does('terminate'),
      refund: fc.constantFrom('none' as const, 'prorated' as const, 'full' as const),
    }),
  },
  { weight: 12, arbitrary: fc.record({ does: does('change', 'schedulePlanChange'), plan }) },
  {
    weight: 7,
    arbitrary: fc.record({
      does: does('addPhase'),
      plan,
      days: maybe(days),
      cut: maybe(among(cuts)),
      trial: fc.constantFrom(false, false, true),
      billed,
      after: fc.constantFrom('release' as const, 'release' as const, 'cancel' as const),
    }),
  },
  {
    weight: 7,
    arbitrary: fc.record({
      does: does('editPhase'),
      phase: fc.nat({ max: 3 }),
      endsInDays: maybe(fc.integer({ min: -3, max: 40 })),
      plan: maybe(plan),
      cut: maybe(among(cuts)),
      trial: maybe(fc.boolean()),
      billed: maybe(billed),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: does('migrate'), provider: among(providers), plan: maybe(plan) }) },
  { weight: 3, arbitrary: fc.record({ does: does('credit'), amount: credit }) },
  {
    weight: 10,
    arbitrary: fc.record({
      does: does('addAddonOffer', 'cancelAddonOffer', 'uncancelAddonOffer'),
      addon: among(addons),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: does('redeem'),
      effect: fc.oneof(
        fc.record({ days, plan }),
        fc.record({ credit }),
        fc.record({ cut: among(cuts) }),
        fc.record({ offer }),
      ),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: does('decideReceipt'), approved: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ does: does('manualUpdate'), cut: maybe(among(cuts)) }) },
  { weight: 8, arbitrary: fc.record({ does: does('payment'), bank, months: fc.constantFrom(0, 1, 6, 48, 480, 480) }) },
);

export const step: fc.Arbitrary<Step> = fc.record({
  wait,
  deed,
  by: fc.constantFrom(
    'member' as const,
    'member' as const,
    'customerService' as const,
    'customerServiceManager' as const,
    'customerServiceManager' as const,
    'customerServiceManager' as const,
  ),
  child: fc.nat({ max: 39 }).map(
    chance => chance === 1,
    (child: unknown) => (child === true ? 1 : 0),
  ),
});

/** Histories of exactly so many steps, which get shorter when one fails. */
export class History extends fc.Arbitrary<Step[]> {
  readonly #whole: fc.Arbitrary<Step[]>;
  readonly #any: fc.Arbitrary<Step[]>;

  constructor(length: number) {
    super();
    this.#whole = fc.array(step, { minLength: length, maxLength: length, size: 'max' });
    this.#any = fc.array(step, { maxLength: length, size: 'max' });
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<Step[]> {
    return this.#whole.generate(random, bias);
  }

  override canShrinkWithoutContext(value: unknown): value is Step[] {
    return this.#any.canShrinkWithoutContext(value);
  }

  override shrink(value: Step[], context: unknown): fc.Stream<fc.Value<Step[]>> {
    return this.#any.shrink(value, context);
  }
}

import fc from 'fast-check';

/** What is given with a code. */
export type Gift =
  | { kind: 'days'; days: number }
  /** Minor units. */
  | { kind: 'credit'; amount: number }
  | { kind: 'discount'; percent: number; months: number | 'once' | 'forever' };

/** What somebody does at a stop of the clock, where the account allows it. */
export type Deed =
  | { is: 'credit'; amount: number }
  | { is: 'redeem'; gift: Gift }
  | { is: 'addon'; which: number }
  | { is: 'change'; which: number }
  | { is: 'pause'; months: 1 | 2 | 3 }
  | { is: 'unpause' }
  | { is: 'cancel' };

/** The screen that is read and then pressed. */
export type Press =
  | { is: 'change'; which: number }
  | { is: 'pause'; months: '1' | '2' | '3' }
  | { is: 'cancel' }
  | { is: 'saveOffer'; reason: 'too_expensive' | 'unused' }
  | { is: 'addon'; which: number }
  | { is: 'redeem'; gift: Gift }
  | { is: 'resume' }
  /** Takes back what is set: an end, a pause, another plan. */
  | { is: 'keep' };

export interface Life {
  country: 'US' | 'CA' | 'MX' | 'BE';
  /** Without the country: `premier-monthly`. */
  offer: string;
  /** Credit before the beginning, minor units. */
  credit: number;
  /** The code that is given with the first order. */
  code: Gift | undefined;
  /** At which stop it begins; undefined: by the press that is read. */
  begins: number | undefined;
  /** One at most for each stop after the beginning. */
  deeds: readonly (Deed | undefined)[];
  press: Press;
}

/** Offers that the world sells; `own` ones are put on sale by the run. */
const offers = [
  'premier-monthly',
  'connect-monthly',
  'premier-annual-trial',
  'connect-annual',
  'premier-two-year',
  'premier-monthly-trial',
  'new-year-half',
  'new-year-forever',
  'new-year-quarter',
  'own-two-free',
  'own-free',
  'own-sixty',
  'own-first',
  'own-late',
] as const;

/** Put on sale beside those of the world. */
export const ownOffers: Readonly<Record<string, { plan: string; gift: Gift & { kind: 'discount' }; days?: number }>> = {
  'own-two-free': { plan: 'premier-monthly', gift: { kind: 'discount', percent: 100, months: 2 } },
  'own-free': { plan: 'connect-monthly', gift: { kind: 'discount', percent: 100, months: 'forever' } },
  'own-sixty': { plan: 'premier-monthly', gift: { kind: 'discount', percent: 60, months: 'forever' } },
  'own-first': { plan: 'connect-annual', gift: { kind: 'discount', percent: 25, months: 'once' }, days: 30 },
  'own-late': { plan: 'premier-monthly', gift: { kind: 'discount', percent: 20, months: 3 }, days: 14 },
};

const which = fc.nat({ max: 9 });
const amount = fc.constantFrom(500, 1000, 3999, 4500, 60_000);
const gift: fc.Arbitrary<Gift> = fc.oneof(
  fc.record({ kind: fc.constant('days' as const), days: fc.constantFrom(7, 30, 45, 60) }),
  fc.record({ kind: fc.constant('credit' as const), amount }),
  fc.record({
    kind: fc.constant('discount' as const),
    percent: fc.constantFrom(5, 10, 20, 50, 100),
    months: fc.constantFrom(1, 2, 3, 12, 'once' as const, 'forever' as const),
  }),
);
const months = fc.constantFrom(1 as const, 2 as const, 3 as const);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ is: fc.constant('credit' as const), amount }),
  fc.record({ is: fc.constant('redeem' as const), gift }),
  fc.record({ is: fc.constant('addon' as const), which }),
  fc.record({ is: fc.constant('change' as const), which }),
  fc.record({ is: fc.constant('pause' as const), months }),
  fc.record({ is: fc.constant('unpause' as const) }),
  fc.record({ is: fc.constant('cancel' as const) }),
);
const press: fc.Arbitrary<Press> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ is: fc.constant('change' as const), which }) },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('pause' as const),
      months: fc.constantFrom('1' as const, '2' as const, '3' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('cancel' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant('saveOffer' as const),
      reason: fc.constantFrom('too_expensive' as const, 'unused' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('addon' as const), which }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('redeem' as const), gift }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('resume' as const) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('keep' as const) }) },
);

/** Days after the first on which the clock stops, and people do something; the last is when pages are read. */
export const STOPS = [0, 13, 31, 44, 52];

const life: fc.Arbitrary<Life> = fc.record({
  country: fc.constantFrom('US' as const, 'US' as const, 'US' as const, 'CA' as const, 'MX' as const, 'BE' as const),
  offer: fc.constantFrom(...offers),
  credit: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: amount }),
  code: fc.option(gift, { nil: undefined, freq: 2 }),
  begins: fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 5, arbitrary: fc.nat({ max: STOPS.length - 2 }) },
  ),
  deeds: fc.array(fc.option(deed, { nil: undefined, freq: 2 }), {
    minLength: STOPS.length,
    maxLength: STOPS.length,
  }),
  press,
});

/** One kind of press, or a signup without a code or credit. */
export type ShownBy = Press['is'] | 'signup';

const shows = ({ begins, press: { is }, code, credit }: Life, by: string): boolean =>
  by === 'signup' ? begins === undefined && !code && credit === 0 : begins !== undefined && is === by;

/** Plain objects: the database takes no others. Of those alone that show something, where a run is about it. */
export const livesOf = (count: number, seed: number, shownBy?: string): Life[] =>
  fc
    .sample(shownBy === undefined ? life : life.filter(one => shows(one, shownBy)), { numRuns: count, seed })
    .map(one => structuredClone(one));

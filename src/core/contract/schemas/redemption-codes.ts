import * as v from 'valibot';
import { bill } from './prices.js';
import { currency, id, longPageOf, minorUnits, requiredText, seconds, text } from './common.js';
import { discount, newDiscount } from './offers.js';
import { instantQuery, longListing, searched, sorting, wholeNumber } from './query.js';

export const effectKind = v.picklist(['days', 'credit', 'discount', 'offer']);

const days = v.object({
  kind: v.literal('days'),
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3660)),
  /** The plan that a person without a membership starts on. */
  planId: v.optional(id),
});

/** Minor units of the currency. */
const credit = v.object({
  kind: v.literal('credit'),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000_000)),
  currencyCode: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Must be a currency code.')),
});

const byOffer = v.object({ kind: v.literal('offer'), offerId: id });

/** What a code gives when it is redeemed (domain 1.9). */
export const redemptionEffect = v.variant('kind', [
  days,
  credit,
  v.object({ kind: v.literal('discount'), discount }),
  byOffer,
]);
export type RedemptionEffect = v.InferOutput<typeof redemptionEffect>;

/** The currency of what is to be bought with the code. */
export const codeCheck = v.object({
  currencyCode: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'Must be a currency code.'))),
});
export type CodeCheck = v.InferOutput<typeof codeCheck>;

/**
 * What two discounts take off the bills of the next months, in minor units: the one that runs and the one that is
 * offered. They do not stack (domain 8.3).
 */
export const weighed = v.object({ running: minorUnits, offered: minorUnits, months: v.number(), currency });
export type Weighed = v.InferOutput<typeof weighed>;

export const redemptionPreview = v.object({
  code: v.string(),
  effect: redemptionEffect,
  expiresAt: v.nullable(seconds),
  /** Both discounts, where one runs that takes at least as much off as the code would; else null, or left out where nobody is known. */
  betterRuns: v.optional(v.nullable(weighed)),
  /** The next bill once the code is redeemed; null where none comes by itself, left out where nobody is known. */
  nextBill: v.optional(v.nullable(v.object({ ...bill.entries, currency }))),
});
export type RedemptionPreview = v.InferOutput<typeof redemptionPreview>;

/** `replaceDiscount`: the member has seen both sums, and wants the code's discount although the running one takes more off. */
export const redemption = v.object({ replaceDiscount: v.optional(v.boolean()) });
export type Redemption = v.InferOutput<typeof redemption>;

/** A code that was just used: what it was, and what that did. */
export const redeemed = v.object({
  code: v.string(),
  effect: redemptionEffect,
  summary: v.object({
    kind: effectKind,
    /** The end of what is paid for before and after, unix seconds. */
    before: v.optional(seconds),
    after: v.optional(seconds),
    /** Minor units. */
    amount: v.optional(minorUnits),
  }),
});
export type Redeemed = v.InferOutput<typeof redeemed>;

/** What a code can be set to (domain 1.9). */
export const keptCodeStatus = v.picklist(['created', 'activated', 'suspended', 'redeemed', 'retired']);
/** `expired` is computed from `expiresAt` for codes that could still have been used. */
export const codeStatus = v.picklist([...keptCodeStatus.options, 'expired']);
export type CodeStatus = v.InferOutput<typeof codeStatus>;

/** A code as staff see it; `code` is grouped by dashes, as it is printed. */
export const redemptionCode = v.object({
  id: v.string(),
  code: v.string(),
  /** Ends in a check character; a code with a chosen text does not. */
  checked: v.boolean(),
  status: codeStatus,
  effect: redemptionEffect,
  prefix: v.nullable(v.string()),
  batchId: v.nullable(v.string()),
  note: v.nullable(v.string()),
  /** Set when only this person may redeem it. */
  ownerId: v.nullable(v.string()),
  createdAt: seconds,
  expiresAt: v.nullable(seconds),
  activatedAt: v.nullable(seconds),
  activatedBy: v.nullable(v.string()),
  shop: v.nullable(v.string()),
  suspendedAt: v.nullable(seconds),
  redeemedAt: v.nullable(seconds),
  redeemedBy: v.nullable(v.string()),
  resetAt: v.nullable(seconds),
  resetBy: v.nullable(v.string()),
  resetReason: v.nullable(v.string()),
  version: v.number(),
});
export type RedemptionCode = v.InferOutput<typeof redemptionCode>;

/** Letters and digits that cannot be taken for one another; dashes and spaces do not count. */
const prefix = v.pipe(
  text(40),
  v.transform(typed => typed.toUpperCase().replaceAll(/[\s-]/g, '')),
  v.regex(/^[2-9A-HJKMNP-Z]{1,12}$/, 'Use up to 12 letters and digits, without 0, 1, I, L and O.'),
);

/** What a list, an export or a change of many codes is about; all that is given must fit. */
const filter = {
  status: v.optional(codeStatus),
  batchId: v.optional(id),
  prefix: v.optional(prefix),
  /** A part of the code or of the note; of one or two letters, how the code or a word of the note begins. */
  q: searched(),
  kind: v.optional(effectKind),
  ownerId: v.optional(id),
  /** Unix seconds; from the first, until just before the second. */
  createdFrom: v.optional(instantQuery),
  createdTo: v.optional(instantQuery),
};

const sorts = ['createdAt', 'expiresAt', 'redeemedAt', 'code'] as const;

export const codeFilter = v.object(filter);
export type CodeFilter = v.InferOutput<typeof codeFilter>;

/** The filter with an order; newest first when nothing is said. */
export const codeSelection = v.object({ ...filter, ...sorting(sorts) });
export type CodeSelection = v.InferOutput<typeof codeSelection>;

export const codeQuery = longListing({ filters: filter, sorts });
export type CodeQuery = v.InferOutput<typeof codeQuery>;

export const codeList = longPageOf(redemptionCode);
export type CodeList = v.InferOutput<typeof codeList>;

/** A file of comma-separated values for the caller to store; at most 10,000 rows. */
export const codeExport = v.object({ fileName: v.string(), csv: v.string(), rows: v.number(), truncated: v.boolean() });
export type CodeExport = v.InferOutput<typeof codeExport>;

const made = {
  effect: v.variant('kind', [days, credit, v.object({ kind: v.literal('discount'), discount: newDiscount }), byOffer]),
  expiresAt: v.optional(v.nullable(seconds)),
  note: v.optional(text(500)),
  /** `created` codes wait to be activated at a till; `activated` ones can be redeemed at once. */
  status: v.optional(v.picklist(['created', 'activated'])),
  prefix: v.optional(prefix),
  /** The partner whose tills sell it; without one, our own. */
  partnerId: v.optional(id),
};

/** Without `code` one is made. A chosen one has 4 to 29 letters and digits; only made ones are sure to end in a check character. */
export const newCode = v.object({ ...made, code: v.optional(requiredText(64)), ownerId: v.optional(id) });
export type NewCode = v.InferOutput<typeof newCode>;

export const newCodes = v.object({ ...made, count: wholeNumber(10_000, 1) });
export type NewCodes = v.InferOutput<typeof newCodes>;

/** `sample` shows the first few of the batch. */
export const codeBatch = v.object({ batchId: v.string(), created: v.number(), sample: v.array(v.string()) });
export type CodeBatch = v.InferOutput<typeof codeBatch>;

/**
 * A change of many codes: those of `filter`, or those of `ids`. `status` makes a move of domain 1.9;
 * `reset` brings redeemed codes back, and expired ones together with a new `expiresAt`.
 */
export const codeChanges = v.pipe(
  v.object({
    filter: v.optional(codeFilter),
    ids: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(10_000))),
    set: v.object({
      status: v.optional(v.picklist(['activated', 'suspended', 'retired'])),
      expiresAt: v.optional(v.nullable(seconds)),
      note: v.optional(v.nullable(text(500))),
      /** `revoke` takes back what the code gave, where that can be done. */
      reset: v.optional(v.object({ reason: requiredText(500), revoke: v.optional(v.boolean()) })),
    }),
    /** Says what would happen and changes nothing. */
    dryRun: v.optional(v.boolean()),
  }),
  v.forward(
    v.partialCheck(
      [['filter'], ['ids']],
      ({ filter: by, ids }) => (by === undefined) !== (ids === undefined),
      'Name the codes by a filter or by their ids.',
    ),
    ['filter'],
  ),
  v.forward(
    v.partialCheck(
      [['set']],
      ({ set }) => Object.values(set).some(value => value !== undefined),
      'Say what to change.',
    ),
    ['set'],
  ),
  v.forward(
    v.partialCheck(
      [['set']],
      ({ set }) => set.status === undefined || set.reset === undefined,
      'A reset activates by itself.',
    ),
    ['set', 'status'],
  ),
);
export type CodeChanges = v.InferOutput<typeof codeChanges>;

/** Why a code was left as it is. */
export const skipReason = v.picklist([
  'unknown',
  'alreadyThere',
  'redeemed',
  'retired',
  'expired',
  'notResettable',
  'newDateNeeded',
  'notRevocable',
]);
export type SkipReason = v.InferOutput<typeof skipReason>;

export const codesChanged = v.object({
  matched: v.number(),
  updated: v.number(),
  skipped: v.array(v.object({ id: v.string(), reason: skipReason })),
});
export type CodesChanged = v.InferOutput<typeof codesChanged>;

export const codeActivation = v.object({ shop: v.optional(text(100)) });
export type CodeActivation = v.InferOutput<typeof codeActivation>;

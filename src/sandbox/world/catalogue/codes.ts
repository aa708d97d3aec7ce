import { addDays } from '../../../core/dates.js';
import type { redemptionCodes } from '../../codes/tables.js';

type Code = typeof redemptionCodes.$inferInsert;

/** The demo codes by what becomes of them, as people would type them. */
export const demoCodes = {
  thirtyDays: 'RDEM-NTHX',
  ninetyDays: 'GETF-REEC',
  tenDollars: 'SAVE-TENU',
  tenCanadianDollars: 'CANA-DATB',
  tenPercent: 'TENP-ERCA',
  notYetSold: 'NTYE-TSDX',
  suspended: 'HAND-SFFR',
  redeemed: 'SEDP-CDEU',
  expired: 'TMEE-XPDK',
} as const;

const stored = (code: string): string => code.replaceAll('-', '');

/** The same codes as rows, in every state that a code can have; `now` in unix seconds. */
export function codesAt(now: number): Code[] {
  const of = (code: string, effect: Code['effect'], rest: Partial<Code> = {}): Code => ({
    code: stored(code),
    id: `code_${stored(code).toLowerCase()}`,
    status: 'activated',
    effect,
    expiresAt: addDays(now, 180),
    createdAt: addDays(now, -90),
    activatedAt: addDays(now, -60),
    batchId: 'demo',
    ...rest,
  });
  const days = (code: string, count: number, rest: Partial<Code> = {}): Code =>
    of(code, { kind: 'days', days: count }, rest);
  const credit = (code: string, amount: number, currencyCode: string): Code =>
    of(code, { kind: 'credit', amount, currencyCode });
  return [
    days(demoCodes.thirtyDays, 30),
    days(demoCodes.ninetyDays, 90, { expiresAt: null }),
    credit(demoCodes.tenDollars, 1000, 'USD'),
    credit(demoCodes.tenCanadianDollars, 1000, 'CAD'),
    of(demoCodes.tenPercent, {
      kind: 'discount',
      discount: {
        name: '10% off your next bill',
        duration: { type: 'once' },
        percent: 10,
        currency: { code: 'USD', scale: 100 },
      },
    }),
    days(demoCodes.notYetSold, 30, { status: 'created', activatedAt: null }),
    days(demoCodes.suspended, 30, { status: 'suspended', suspendedAt: addDays(now, -20) }),
    days(demoCodes.redeemed, 30, { status: 'redeemed', redeemedAt: addDays(now, -14), redeemedBy: 'usr_neighbour' }),
    days(demoCodes.expired, 30, { expiresAt: addDays(now, -3) }),
  ];
}

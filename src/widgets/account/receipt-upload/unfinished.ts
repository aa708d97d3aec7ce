import type { Session } from '../../../core/session/session.js';
import type { Values } from './values.js';

/** Everything of the form that a browser can keep: a file it cannot. */
export type Said = Omit<Values, 'file'>;

/** A receipt whose pieces have not all arrived, its owner, and what was said about it with the first one. */
export interface Unfinished {
  guid: string;
  /** Empty for a signed-out user. */
  userId: string;
  fileName: string;
  said: Said;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function decode(kept: string | undefined): Unfinished | undefined {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? '');
  } catch {
    return undefined;
  }
  if (!isRecord(found) || !isRecord(found['said']) || !text(found['guid'])) return undefined;
  const { said } = found;
  return {
    guid: text(found['guid']),
    userId: text(found['userId']),
    fileName: text(found['fileName']),
    said: {
      serialNumber: text(said['serialNumber']),
      retailer: text(said['retailer']),
      purchasedOn: text(said['purchasedOn']),
      email: text(said['email']),
    },
  };
}

const sameSaid = (a: Said, b: Said): boolean =>
  a.serialNumber === b.serialNumber &&
  a.retailer === b.retailer &&
  a.purchasedOn === b.purchasedOn &&
  a.email === b.email;

/** The upload that this person has begun on this page or before a reload, kept with the page's other values. */
export function createUnfinished(session: Session) {
  const own = (): Unfinished | undefined => {
    const found = decode(session.get().flags.onboarding.unfinishedReceipt);
    return found?.userId === (session.get().userId ?? '') ? found : undefined;
  };
  return {
    own,
    /** Its guid, if it goes on with the same words: what is said about a purchase counts with the first piece alone. */
    guidFor: (said: Said): string | undefined => {
      const found = own();
      return found && sameSaid(found.said, said) ? found.guid : undefined;
    },
    keep: (unfinished: Omit<Unfinished, 'userId'>) => {
      const next = JSON.stringify({ userId: session.get().userId ?? '', ...unfinished });
      if (session.get().flags.onboarding.unfinishedReceipt !== next) session.remember({ unfinishedReceipt: next });
    },
    forget: () => session.remember({ unfinishedReceipt: undefined }),
  };
}

import type { Life } from './lives.js';

const DAY = 86_400;

/** Days after a failed renewal on which the card is tried again (domain 1.11). */
const RETRIES = [2, 7, 14, 21];

export interface ExpectedInvoice {
  at: number;
  reason: 'subscribe' | 'renewal' | 'resume';
  total: number;
  status: 'paid' | 'open' | 'uncollectible';
  paidAt: number | null;
  attempts: number;
  /** The end of the period that it is for. */
  until: number;
}

export interface ExpectedLife {
  invoices: ExpectedInvoice[];
  /** Kinds of the lines of history, in their order. */
  history: string[];
  status: string;
}

/** The course of one charge up to `until`: when it was paid, how often it was tried, and when it was abandoned. */
function payment(
  { event }: Life,
  at: number,
  until: number,
): { paidAt: number | null; attempts: number; gaveUp: boolean } {
  const refuses = (when: number) =>
    event?.is === 'cardFails' && when > event.at && (event.recovers === undefined || when < event.recovers);
  const tried = [0, ...RETRIES].map(days => at + days * DAY).filter(when => when <= until);
  const good = tried.findIndex(when => !refuses(when));
  if (good >= 0) return { paidAt: tried[good] ?? null, attempts: good + 1, gaveUp: false };
  return { paidAt: null, attempts: tried.length, gaveUp: tried.length > RETRIES.length };
}

/**
 * The expected result of a life by `until`, computed from its beginning, the length of its period and what was done to
 * it: by the rules of the domain, without a line of the engine.
 */
export function expectedLife(life: Life, until: number): ExpectedLife {
  const { begins, terms, event } = life;
  const { days, price, free = 0, off = 0, offFor = 'ever' } = terms;
  const invoices: ExpectedInvoice[] = [];
  const history = free > 0 ? ['created', 'trialStarted'] : ['created'];
  let noticed = false;
  let paused = false;

  const cutAt = (at: number) =>
    offFor === 'ever' || (offFor === 'first' ? invoices.length === 0 : at < begins + offFor * DAY) ? off : 0;

  const bill = (at: number, reason: ExpectedInvoice['reason']): 'paid' | 'open' | 'ended' => {
    const { paidAt, attempts, gaveUp } = payment(life, at, until);
    const status = paidAt !== null ? 'paid' : gaveUp ? 'uncollectible' : 'open';
    invoices.push({ at, reason, total: price - cutAt(at), status, paidAt, attempts, until: at + days * DAY });
    const failures = paidAt === null ? attempts : attempts - 1;
    if (reason === 'renewal' && failures === 0) history.push('renewed');
    history.push(...Array.from({ length: failures }, () => 'paymentFailed'));
    if (failures > 0 && paidAt !== null) history.push('paymentSucceeded');
    if (gaveUp) history.push('terminated');
    return status === 'uncollectible' ? 'ended' : status;
  };

  if (free === 0) bill(begins, 'subscribe');
  for (let at = begins + (free || days) * DAY; ; at += days * DAY) {
    if (event && event.is !== 'cardFails' && !noticed && event.at < Math.min(at, until)) {
      history.push(event.is === 'cancel' ? 'canceled' : 'pauseScheduled');
      noticed = true;
    }
    if (at > until) return { invoices, history, status: at - begins <= free * DAY ? 'trialing' : 'active' };
    if (event?.is === 'cancel' && noticed) return { invoices, history: [...history, 'expired'], status: 'expired' };
    let reason: ExpectedInvoice['reason'] = 'renewal';
    if (event?.is === 'pause' && noticed && !paused) {
      history.push('paused');
      at += event.until * DAY;
      if (at > until) return { invoices, history, status: 'paused' };
      history.push('resumed');
      paused = true;
      reason = 'resume';
    }
    if (reason === 'renewal' && free > 0 && invoices.length === 0) history.push('trialEnded');
    const became = bill(at, reason);
    if (became === 'ended') return { invoices, history, status: 'terminated' };
    if (became === 'open') return { invoices, history, status: 'past_due' };
  }
}

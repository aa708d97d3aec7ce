import type { CallName } from '../../core/contract/index.js';
import type { Db } from '../db/db.js';
import { type Host } from '../http/handler.js';
import { readText } from '../http/input/body.js';
import { Refusal } from '../http/refusal.js';
import { webhookSecret } from './secret.js';
import { TOLERANCE } from './tolerance.js';

/** Events of our own systems; all others are the card provider's. */
const ours: ReadonlySet<CallName> = new Set<CallName>([
  'clearExpiredSessions',
  'ordersChanged',
  'orderPlaced',
  'collectionAbandoned',
  'equipmentHealth',
  'feedfm',
  'resetPercentiles',
]);

// which part was wrong is nobody's business who does not hold the secret; and no 401, which would sign a person out
const invalid = () => new Refusal('signatureInvalid', 'The signature of this event is missing, wrong or too old.');

/** The signer's clock may run ahead of ours, but not so far that a signature would be good for longer. */
function isAhead(header: string, now: number): boolean {
  const signedAt = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1];
  return signedAt === undefined || Number(signedAt) > now + TOLERANCE;
}

interface At {
  db: Db;
  host: Pick<Host, 'webhookSecret'>;
  /** The sandbox's clock, unix seconds. */
  now: number;
}

/**
 * The body of an event whose signature over the raw bytes is good, as JSON. The provider's own library decides for
 * every sender, and is loaded when the first event comes.
 */
export async function readSigned(request: Request, name: CallName, { db, host, now }: At): Promise<unknown> {
  const text = await readText(request);
  const own = ours.has(name);
  const header = request.headers.get(own ? 'echelon-signature' : 'stripe-signature');
  if (header === null || isAhead(header, now)) throw invalid();
  const secret = (own ? undefined : host.webhookSecret) ?? (await webhookSecret(db));
  const { Stripe } = await import('stripe');
  try {
    const event: unknown = await Stripe.webhooks.constructEventAsync(
      text,
      header,
      secret,
      TOLERANCE,
      Stripe.createSubtleCryptoProvider(),
      now * 1000,
    );
    return event;
  } catch (error) {
    // the signature is checked first: only a sender that holds the secret learns about the JSON
    if (error instanceof SyntaxError) throw new Refusal('badRequest', 'The body is not JSON.');
    throw invalid();
  }
}

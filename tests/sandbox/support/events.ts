import { Stripe } from 'stripe';
import * as v from 'valibot';
import { asc, eq } from 'drizzle-orm';
import { readClock } from '../../../src/sandbox/world/clock.js';
import { webhookEvents } from '../../../src/sandbox/webhooks/tables.js';
import type { TestSandbox } from '../../support/sandbox.js';

const answer = v.object({
  data: v.optional(v.looseObject({ received: v.boolean(), duplicate: v.boolean(), outcome: v.optional(v.string()) })),
  error: v.optional(v.looseObject({ code: v.string() })),
});

/** How an event is sent, where it is not as it should be. */
export interface Sending {
  /** Signed with another secret, for another body, or at another time. */
  secret?: string;
  signedBody?: string;
  signedAt?: number;
  header?: 'stripe-signature' | 'echelon-signature' | 'none';
}

export interface Answered {
  status: number;
  /** The outcome, `duplicate`, or the code of the refusal. */
  is: string;
  data: Readonly<Record<string, unknown>>;
}

/** Signs and sends events as the card provider and our own systems do. */
export function eventsOf(sandbox: TestSandbox) {
  let count = 0;
  const secretOf = async (): Promise<string> =>
    v.parse(
      v.object({ data: v.object({ secret: v.string() }) }),
      await (await sandbox.send('GET', '/sandbox/webhook-secret')).json(),
    ).data.secret;

  async function deliver(
    path: string,
    body: string,
    { secret, signedBody = body, signedAt, header = 'stripe-signature' }: Sending = {},
  ): Promise<Answered> {
    const signature = Stripe.webhooks.generateTestHeaderString({
      payload: signedBody,
      secret: secret ?? (await secretOf()),
      timestamp: signedAt ?? (await readClock(sandbox.database.db)),
    });
    const response = await sandbox.send('POST', `/webhooks/${path}`, {
      body,
      headers: header === 'none' ? {} : { [header]: signature },
    });
    const { data, error } = v.parse(answer, await response.json());
    return {
      status: response.status,
      is: error?.code ?? (data?.duplicate ? 'duplicate' : (data?.outcome ?? '')),
      data: data ?? {},
    };
  }

  return {
    deliver,
    newId: () => `evt_test_${(count += 1)}_${Math.random().toString(36).slice(2)}`,
    /** An event of the card provider about an object; `created` is now unless it is given. */
    async provider(
      path: string,
      type: string,
      object: object,
      more: { id?: string; created?: number } & Sending = {},
    ): Promise<Answered> {
      const { id = this.newId(), created = await readClock(sandbox.database.db), ...sending } = more;
      return deliver(path, JSON.stringify({ id, object: 'event', type, created, data: { object } }), sending);
    },
    /** An event of our own systems. */
    async own(path: string, data: object, more: { id?: string; created?: number } & Sending = {}): Promise<Answered> {
      const { id = this.newId(), created = await readClock(sandbox.database.db), ...sending } = more;
      return deliver(path, JSON.stringify({ id, created, data }), { header: 'echelon-signature', ...sending });
    },
    stored: (id: string) => sandbox.database.db.select().from(webhookEvents).where(eq(webhookEvents.id, id)),
    all: () => sandbox.database.db.select().from(webhookEvents).orderBy(asc(webhookEvents.receivedAt)),
  };
}

import { desc } from 'drizzle-orm';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import * as v from 'valibot';
import { addDays, now as machineNow } from '../../core/dates.js';
import type { Platform } from './call-route.js';
import { moveClock, readClock, readOffset } from '../world/clock.js';
import { outbox } from '../db/tables.js';
import { countDue, settleAll } from '../billing/books/due-work.js';
import { runDueAlarms } from '../commercial/alarms/due.js';
import { runDuePublications } from '../drafts/due.js';
import { forgetOld } from '../retention/forget.js';
import { addFault, fault } from './faults.js';
import { readJson } from './input/body.js';
import { readShape } from './input/read-shape.js';
import { originFits } from './cors.js';
import { Refusal, invalid } from './refusal.js';
import { openHeaders } from './security-headers.js';
import { recordsOf } from '../db/records.js';
import { runDueAttempts } from '../training/attempts/finish.js';
import { mailRoutes } from '../mails/routes.js';
import type { Asset } from './static-files.js';
import { stripeRoutes } from '../stripe/routes.js';
import { stripeVault } from '../billing/cards/vault.js';
import { webhookSecret } from '../webhooks/secret.js';
import { ownSites } from '../world/catalogue/keys.js';
import { currentWorld, loadWorld, worldNames } from '../world/load.js';
import type { Env } from './visit.js';

const clockMove = v.union([
  v.object({ offsetSeconds: v.pipe(v.number(), v.integer()) }),
  v.object({ now: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.object({ advanceDays: v.number() }),
]);

/**
 * Milliseconds that an answer may take: clients and proxies give up on longer ones. A clock that moved thousands of
 * memberships by years says `advancing` then, and how many are `due`; the rest is done by the server's loop, or by
 * moving the clock by nothing. No call ever sees an account that was not reached yet.
 */
const PATIENCE = 10_000;

async function read<Out>(request: Request, shape: v.GenericSchema<unknown, Out>): Promise<Out> {
  const result = readShape(shape, await readJson(request));
  if (!result.ok) throw invalid(result.problems);
  return result.output;
}

const readable = cors({ origin: origin => origin, exposeHeaders: ['x-request-id'] });

/** The sandbox's own controls, outside the product's API: clock, worlds, mails, faults, and the card provider. */
export function sandboxRoutes({ db, host }: Platform, stripeAssets: Readonly<Record<string, Asset>>): Hono<Env> {
  const app = new Hono<Env>();
  // the card provider answers any page, as the real one does; mails, records, secrets and the clock only our own sites, and tools
  app.use('/stripe/*', cors({ origin: '*', exposeHeaders: ['x-request-id'] }));
  app.use('/stripe/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(openHeaders)) c.header(name, value);
  });
  app.use('*', async (c, next) => {
    const origin = c.req.header('origin');
    if (c.req.path.startsWith('/sandbox/stripe/')) return next();
    // a name that somebody has pointed at this machine is the asker's word, too
    if (origin !== undefined && !originFits(ownSites, origin))
      throw new Refusal('forbidden', 'The sandbox’s controls are for its own sites and for tools.');
    return readable(c, next);
  });

  const clock = async () => {
    const now = await readClock(db);
    const due = await countDue(db, now);
    return { now, offsetSeconds: await readOffset(db), advancing: due > 0, due };
  };
  app.get('/clock', async c => c.json({ data: await clock() }));
  app.post('/clock', async c => {
    const move = await read(c.req.raw, clockMove);
    const former = await readOffset(db);
    const offset = Math.round(
      'offsetSeconds' in move
        ? move.offsetSeconds
        : 'now' in move
          ? move.now - machineNow()
          : addDays(former, move.advanceDays),
    );
    // What was old before. What a leap brings about, mails among it, is there to be read after it, however long it was.
    if (offset > former) await forgetOld(db, await readClock(db));
    await moveClock(db, offset);
    const now = await readClock(db);
    await runDuePublications(db, now);
    await settleAll(db, now, { within: PATIENCE, lanes: 2 });
    await runDueAlarms(db, now);
    await runDueAttempts(db, now);
    return c.json({ data: await clock() });
  });

  const world = async () => ({ name: (await currentWorld(db)) ?? null, names: worldNames });
  app.get('/world', async c => c.json({ data: await world() }));
  app.post('/world', async c => {
    const { name } = await read(c.req.raw, v.object({ name: v.picklist(worldNames) }));
    await loadWorld(db, name, host.scrypt);
    return c.json({ data: await world() });
  });

  app.get('/outbox', async c =>
    c.json({ data: { items: await db.select().from(outbox).orderBy(desc(outbox.createdAt), desc(outbox.id)) } }),
  );

  app.route('/mails', mailRoutes(db, host.portalUrl));

  app.post('/faults', async c => {
    const added = await read(c.req.raw, fault);
    await addFault(db, added);
    return c.json({ data: added });
  });

  app.get('/records', async c => c.json({ data: await recordsOf(db, c.req.query('userId') ?? '') }));

  // what a test signs its events with; a real provider's secret is never shown
  app.get('/webhook-secret', async c => c.json({ data: { secret: await webhookSecret(db) } }));

  // the provider's rules ask for the time in passing; it is read again for every request, as the clock can be moved
  let providerNow = machineNow();
  app.use('/stripe/*', async (_, next) => {
    providerNow = await readClock(db);
    await next();
  });
  app.route('/stripe', stripeRoutes({ vault: stripeVault(db), now: () => providerNow, assets: stripeAssets }));

  return app;
}

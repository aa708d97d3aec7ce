import { Hono } from 'hono';
import type { Db } from '../db/db.js';
import type { Env } from '../http/visit.js';
import { Refusal } from '../http/refusal.js';
import { htmlMail } from './html.js';
import { readOutbox } from './outbox.js';
import { mailboxPage } from './page.js';

/** Nothing in these pages runs; only this page frames a mail, and a mail's links open beside it. */
const headers = (policy: string): Record<string, string> => ({
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; ${policy}`,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
});

/** `/sandbox/mails`: the mails that a real back end would have sent, to be read. */
export function mailRoutes(db: Db, portalUrl: string): Hono<Env> {
  return new Hono<Env>()
    .get('/', async c => {
      const { mail: open, view } = c.req.query();
      const page = mailboxPage(await readOutbox(db, portalUrl), {
        ...(open !== undefined && { open }),
        view: view === 'text' ? 'text' : 'html',
      });
      return c.html(page, 200, headers("frame-src 'self'; frame-ancestors 'none'"));
    })
    .get('/:id', async c => {
      const found = (await readOutbox(db, portalUrl)).find(({ id }) => id === c.req.param('id'));
      if (!found) throw new Refusal('notFound', 'There is no such mail.');
      return c.html(
        htmlMail(found.mail, found),
        200,
        headers("frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"),
      );
    });
}

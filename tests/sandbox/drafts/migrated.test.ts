import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRelease, publishRelease } from '../../../src/core/contract/releases.js';
import { createOffer, getOfferRecord, patchOffer, publishOffer } from '../../../src/core/contract/staff-offers.js';
import { addDays, now } from '../../../src/core/dates.js';
import { migrate } from '../../../src/sandbox/db/migrate.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { publishedOffer } from '../support/offers.js';
import { colleague } from '../support/staff.js';
import { worked } from '../support/visitor.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

it('what was set for an instant before approvals were kept goes live as its draft stood then', async () => {
  const { db } = sandbox.database;
  const { client } = await colleague(sandbox, 'MarketingManager', 'Maria Manager');
  const saying = (savings: string) => ({ card: { savings } });
  const body = { planId: 'us-premier-monthly', audience: 'public', ...saying('Live') } as const;
  const at = addDays(now(), 1);
  const { id, version } = await publishedOffer(client, body);
  const alone = worked(await client(patchOffer, { offerId: id, version, ...saying('Set') }));
  worked(await client(publishOffer, { offerId: id, version: alone.version, at }));
  const { id: fresh } = worked(await client(createOffer, { ...body, ...saying('Together') }));
  const release = worked(await client(createRelease, { name: 'Spring', drafts: [{ kind: 'offer', id: fresh }] }));
  const seen = [{ kind: 'offer', id: fresh, version: 1 }];
  worked(await client(publishRelease, { releaseId: release.id, version: 1, seen, at, reason: 'It is March' }));

  await db.execute(sql`alter table scheduled_publications drop column approved`);
  await db.execute(sql`alter table published_versions drop column approved`);
  await db.execute(sql`update scheduled_publications set reason = 'It is March' where kind = 'release'`);
  await db.execute(sql`delete from schema_migrations where name = '0021_approved.sql'`);
  await migrate(db);

  for (const [offerId, words] of [
    [id, 'Set'],
    [fresh, 'Together'],
  ] as const) {
    const record = worked(await client(getOfferRecord, { offerId }));
    expect(record.scheduled).toMatchObject([{ by: 'Maria Manager', body: saying(words), draftBeside: false }]);
    worked(await client(patchOffer, { offerId, version: record.version, ...saying('Later') }));
  }
  await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 1.01 } });
  for (const [offerId, words] of [
    [id, 'Set'],
    [fresh, 'Together'],
  ] as const)
    expect(worked(await client(getOfferRecord, { offerId }))).toMatchObject({
      live: { body: saying(words) },
      draft: { body: saying('Later') },
    });
});

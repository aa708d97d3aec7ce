import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { discardDraft, unschedule } from '../../../src/core/contract/drafts.js';
import { createRelease, publishRelease } from '../../../src/core/contract/releases.js';
import { createOffer, getOfferRecord, patchOffer, publishOffer } from '../../../src/core/contract/staff-offers.js';
import { openTestSandbox, type TestSandbox } from '../../support/sandbox.js';
import { colleague } from '../support/staff.js';
import { worked } from '../support/visitor.js';

const HOUR = 3600;

/** What an editor, of two, or the publisher does; a delay is in hours. */
const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ is: fc.constant('save'), who: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('discard'), who: fc.nat(1) }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('schedule'), hours: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 2, arbitrary: fc.record({ is: fc.constant('release'), hours: fc.integer({ min: 1, max: 12 }) }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('publish') }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant('unschedule') }) },
  { weight: 4, arbitrary: fc.record({ is: fc.constant('wait'), hours: fc.integer({ min: 1, max: 6 }) }) },
);

/** What the publisher saw when they set an instant. */
interface Waiting {
  at: number;
  says: string | null;
  seen: number;
}

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

it('what goes live at an instant is exactly what its publisher saw when setting it, whoever writes on meanwhile', async () => {
  const done: Record<string, number> = {};
  let words = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 24 }), async acts => {
      // they come in anew: nobody stays signed in for as long as all these waits take together
      const editors = [(await colleague(sandbox, 'Marketing')).client, (await colleague(sandbox, 'Marketing')).client];
      const { client: publisher } = await colleague(sandbox, 'MarketingManager');
      const { id } = worked(
        await publisher(createOffer, { planId: 'us-premier-monthly', audience: 'public', card: { savings: 'First' } }),
      );
      worked(await publisher(publishOffer, { offerId: id, version: 1 }));
      const clock = async () => {
        const answer = await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: 0 } });
        return v.parse(v.object({ data: v.object({ now: v.number() }) }), await answer.json()).data.now;
      };
      const read = async () => worked(await publisher(getOfferRecord, { offerId: id }));
      let single: Waiting | undefined;
      let together: Waiting[] = [];
      /** What is on sale, and which version its publisher saw. */
      let live = { says: 'First' as string | null, seen: 1 };
      let present = await clock();

      const goLive = ({ says, seen }: Waiting) => {
        live = { says, seen };
        if (single && single.seen <= seen) single = undefined;
        done['live'] = (done['live'] ?? 0) + 1;
      };
      const comeTo = (to: number) => {
        const due = [...together, ...(single ? [single] : [])]
          .filter(({ at }) => at <= to)
          .toSorted((one, other) => one.at - other.at);
        for (const one of due) {
          if (one !== single && !together.includes(one)) continue;
          if (one === single) {
            single = undefined;
            if (one.says !== live.says) goLive(one);
          } else {
            together = together.filter(other => other !== one);
            if (one.seen > live.seen) goLive(one);
          }
        }
        present = to;
      };

      for (const one of acts) {
        const { who, hours } = { who: 0, hours: 1, ...one };
        const before = await read();
        const { version } = before;
        const says = before.body.card?.savings ?? null;
        const client = editors[who] ?? publisher;
        // no two at one instant, and none within half an hour of where a wait ends: seconds pass while it is asked about
        const at = present + hours * HOUR + HOUR / 2 + together.length + (single ? 60 : 0);
        const isTaken = [...together, ...(single ? [single] : [])].some(other => other.at === at);
        let ok = false;
        if (one.is === 'save')
          ({ ok } = await client(patchOffer, { offerId: id, version, card: { savings: `Words ${(words += 1)}` } }));
        else if (one.is === 'discard') ({ ok } = await client(discardDraft, { kind: 'offer', draftId: id, version }));
        else if (one.is === 'schedule' && !isTaken) {
          ({ ok } = await publisher(publishOffer, { offerId: id, version, at }));
          if (ok) single = { at, says, seen: version };
        } else if (one.is === 'release' && !isTaken) {
          const made = await publisher(createRelease, { name: 'Both', drafts: [{ kind: 'offer', id }] });
          if (made.ok) {
            const seen = [{ kind: 'offer', id, version }];
            ({ ok } = await publisher(publishRelease, { releaseId: made.data.id, version: 1, seen, at }));
            if (ok) together = [...together, { at, says, seen: version }];
          }
        } else if (one.is === 'publish') {
          ({ ok } = await publisher(publishOffer, { offerId: id, version }));
          if (ok) goLive({ at: present, says, seen: version });
        } else if (one.is === 'unschedule') {
          ({ ok } = await publisher(unschedule, { kind: 'offer', draftId: id, version }));
          if (ok) single = undefined;
        } else if (one.is === 'wait') {
          await sandbox.send('POST', '/sandbox/clock', { body: { advanceDays: (hours * HOUR) / 86_400 } });
          ok = true;
          comeTo(await clock());
        }
        if (ok) done[one.is] = (done[one.is] ?? 0) + 1;
        const after = await read();
        expect(after.live?.body.card?.savings ?? null, JSON.stringify(one)).toBe(live.says);
        // what an editor typed is lost by nothing but their own doing, and is no draft once it is live
        if (one.is === 'wait') expect(after.body.card?.savings ?? null).toBe(says);
        if (after.draft && after.scheduled.length === 0)
          expect(after.draft.body.card?.savings ?? null).not.toBe(live.says);
      }
    }),
    { numRuns: Number(process.env['AUTHORITY_RUNS'] ?? 6) },
  );
  expect(done['live']).toBeGreaterThan(0);
  process.stdout.write(`${JSON.stringify(done)}\n`);
});

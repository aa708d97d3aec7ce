import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { redeemCommercialCode } from '../../../src/core/contract/commercial/codes.js';
import {
  connectLocationUser,
  deleteLocation,
  disconnectLocationUser,
} from '../../../src/core/contract/commercial/locations.js';
import { connectDealerOwner } from '../../../src/core/contract/commercial/owners.js';
import type { Result } from '../../../src/core/contract/failure.js';
import { dealers, locationMembers, locationUsers } from '../../../src/sandbox/commercial/tables/places.js';
import { users } from '../../../src/sandbox/people/tables.js';
import { done } from '../../support/results.js';
import { newPerson } from '../support/people.js';
import { type CommercialPeople, openCommercial } from './people.js';

// On a real server only: PGlite has one connection, so nothing there ever happens at once.
let all: CommercialPeople;
beforeAll(async () => {
  all = await openCommercial();
});
afterAll(() => all.sandbox.close());

const CROWD = 12;

const refusals = (answers: readonly Result<unknown>[]): string[] =>
  answers.flatMap(answer => (answer.ok ? [] : [answer.failure.code]));

it('of a dozen people who redeem one code at the same moment one gets the benefit', async () => {
  const people = [];
  for (let turn = 0; turn < CROWD; turn += 1) people.push(await newPerson(all.sandbox));
  const answers = await Promise.all(people.map(({ client }) => client(redeemCommercialCode, { code: 'HARBORGUEST' })));
  expect(refusals(answers)).toEqual(Array.from({ length: CROWD - 1 }, () => 'redemptionCodeAlreadyRedeemed'));
  const winners = people.filter((_, turn) => answers[turn]?.ok).map(({ userId }) => userId);
  const members = await all.sandbox.database.db.select().from(locationMembers);
  expect(members.map(({ userId }) => userId)).toEqual(winners);
});

it('of dealers who connect one owner at the same moment one does', async () => {
  await all.sandbox.database.db
    .insert(dealers)
    .values({ id: 'deal_2', name: 'Southern', status: 'active', createdAt: 1 });
  const asked = Array.from({ length: CROWD }, (_, turn) => (turn % 2 === 0 ? 'deal_2' : 'deal_northern'));
  const answers = await Promise.all(
    asked.map(dealerId => all.support.client(connectDealerOwner, { dealerId, ownerId: 'own_pulse' })),
  );
  expect(refusals(answers)).toEqual(Array.from({ length: CROWD / 2 }, () => 'ownerTaken'));
});

it('somebody who is connected and disconnected over and over has the role if they work somewhere', async () => {
  const userId = 'usr_clerk';
  const places = ['loc_downtown', 'loc_airport', 'loc_lakeside'];
  const answers = await Promise.all(
    Array.from({ length: CROWD * 2 }, (_, turn) => {
      const at = { locationId: places[turn % places.length] ?? '', userId };
      return turn % 2 === 0
        ? all.support.client(connectLocationUser, at)
        : all.support.client(disconnectLocationUser, at);
    }),
  );
  expect(refusals(answers)).toEqual([]);
  const { db } = all.sandbox.database;
  const works = await db.select().from(locationUsers).where(eq(locationUsers.userId, userId));
  const [person] = await db.select().from(users).where(eq(users.id, userId));
  expect(person?.roles.includes('LocationUser')).toBe(works.length > 0);
});

it('of many who close one location at the same moment one detaches its machines', async () => {
  const close = () => done(all.owner.client(deleteLocation, { locationId: 'loc_airport' }));
  const answers = await Promise.all(Array.from({ length: CROWD }, close));
  expect(answers.reduce((sum, { machines }) => sum + machines, 0)).toBe(8);
});

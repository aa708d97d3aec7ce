import { eq } from 'drizzle-orm';
import { users } from '../../people/tables.js';
import { logins } from '../logins.js';
import type { Seed } from '../seed.js';

/** What a member may have entered about themself. */
const entered = {
  displayName: 'Alex on wheels',
  birthDate: '1990-02-28',
  gender: 'nonBinary',
  heightMm: 1775,
  weightGrams: 81_647,
  maxHeartRate: 186,
  restingHeartRate: 58,
  phoneNumber: '+1 503 555 0123',
  address: {
    streetLine1: '12 Harbor Street',
    streetLine2: 'Apt 4',
    city: 'Portland',
    postalCode: '97201',
    country: { code: 'US' },
    region: { code: 'OR' },
  },
} as const;

/** A profile that is filled in. */
export async function giveProfile({ db }: Pick<Seed, 'db'>, userId: string): Promise<void> {
  await db.update(users).set(entered).where(eq(users.id, userId));
}

/** Two children: one with a login, and one without. */
export async function giveChildren(seed: Seed, parentId: string): Promise<void> {
  await seed.createUser({
    id: 'usr_child',
    email: 'child@echelon.test',
    password: logins.member.password,
    firstName: 'Kim',
    lastName: 'Rider',
    parentId,
  });
  await seed.createUser({ id: 'usr_toddler', firstName: 'Sam', lastName: 'Rider', parentId });
  await seed.db
    .update(users)
    .set({ birthDate: '2014-06-01', heightMm: 1420, weightGrams: 36_000 })
    .where(eq(users.id, 'usr_child'));
}

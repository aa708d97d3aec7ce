import { HOME_COUNTRY } from '../../core/home-country.js';
import type { Db } from '../db/db.js';
import { newId } from '../db/ids.js';
import { insertRows } from '../db/write-rows.js';
import { apiKeys } from '../access/tables.js';
import { users } from '../people/tables.js';
import type { Role } from '../../core/contract/guards.js';
import { hashPassword, type Scrypt } from '../access/passwords.js';

export interface NewPerson {
  /** A fixed id, for people that tests name; random without it. */
  id?: string;
  /** Without one this is a profile of a family. */
  email?: string;
  /** Without one nobody can sign in as this person. */
  password?: string;
  firstName?: string;
  lastName?: string;
  roles?: readonly Role[];
  /** The parent's id makes this person a child. */
  parentId?: string;
  countryCode?: string;
  phoneNumber?: string;
  partnerId?: string;
}

export interface NewApiKey {
  key: string;
  name: string;
  partnerId: string | null;
  service: boolean;
  origins: readonly string[];
}

/** What a world is seeded with: an empty, migrated database in a transaction, and hands to fill it. */
export interface Seed {
  readonly db: Db;
  /** The sandbox's clock, unix seconds. */
  readonly now: number;
  createUser(person: NewPerson): Promise<typeof users.$inferSelect>;
  /** Many at once: a world is seeded hundreds of times in a test run. */
  createUsers(people: readonly NewPerson[]): Promise<void>;
  createApiKeys(keys: readonly NewApiKey[]): Promise<void>;
}

/** Worlds are seeded over and over with the same passwords, and a hash is slow by design; each way to hash has its own. */
const hashes = new WeakMap<Scrypt, Map<string, Promise<string>>>();

function hashOnce(scrypt: Scrypt, password: string): Promise<string> {
  const own = hashes.get(scrypt) ?? new Map<string, Promise<string>>();
  hashes.set(scrypt, own);
  const hash = own.get(password) ?? hashPassword(scrypt, password);
  own.set(password, hash);
  return hash;
}

export function seedInto(db: Db, now: number, scrypt: Scrypt): Seed {
  const rowOf = async ({
    id = newId('usr'),
    password,
    firstName = 'Alex',
    lastName = 'Rider',
    roles = ['Member'],
    parentId = id,
    countryCode = HOME_COUNTRY,
    phoneNumber,
    partnerId,
    email,
  }: NewPerson) => ({
    id,
    email: email?.toLowerCase() ?? null,
    firstName,
    lastName,
    parentId,
    countryCode,
    roles: [...roles],
    passwordHash: password === undefined ? null : await hashOnce(scrypt, password),
    phoneNumber: phoneNumber ?? null,
    partnerId: partnerId ?? null,
    attribution: {},
    dateActivated: password === undefined ? null : now,
    createdAt: now,
  });
  return {
    db,
    now,
    async createUser(person) {
      const [user] = await db
        .insert(users)
        .values(await rowOf(person))
        .returning();
      if (!user) throw new Error(`The seed could not write the user ${person.id ?? 'without an id'}.`);
      return user;
    },
    async createUsers(people) {
      await insertRows(db, users, await Promise.all(people.map(rowOf)));
    },
    async createApiKeys(keys) {
      if (keys.length > 0)
        await insertRows(
          db,
          apiKeys,
          keys.map(key => ({ ...key, id: newId('key'), origins: [...key.origins] })),
        );
    },
  };
}

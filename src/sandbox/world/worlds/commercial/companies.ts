import { addDays } from '../../../../core/dates.js';
import { companyPeople, dealers, owners } from '../../../commercial/tables/places.js';
import { insertRows } from '../../../db/write-rows.js';
import { commercialLogins } from '../../logins.js';
import type { Seed } from '../../seed.js';

const people = [
  { ...commercialLogins.dealer, id: 'usr_dealer', firstName: 'Dana', lastName: 'Whitfield', roles: ['Dealer'] },
  { ...commercialLogins.owner, id: 'usr_owner', firstName: 'Owen', lastName: 'Harper', roles: ['Owner'] },
  { ...commercialLogins.manager, id: 'usr_manager', firstName: 'Mona', lastName: 'Reyes', roles: ['LocationUser'] },
  { ...commercialLogins.clerk, id: 'usr_clerk', firstName: 'Cleo', lastName: 'Banks', roles: ['LocationUser'] },
  { ...commercialLogins.otherOwner, id: 'usr_other_owner', firstName: 'Petra', lastName: 'Soto', roles: ['Owner'] },
] as const;

const company = (name: string, contactName: string, contactEmail: string) => ({
  name,
  contactName,
  contactEmail,
  contactPhone: '+1 312 555 0100',
  status: 'active' as const,
});

/** A dealer, two owners, and everybody who signs in for them and their locations. */
export async function seedCompanies({ db, now, createUsers }: Seed): Promise<void> {
  await createUsers(people.map(one => ({ ...one, roles: [...one.roles] })));
  await insertRows(db, dealers, [
    {
      id: 'deal_northern',
      ...company('Northern Fitness Supply', 'Dana Whitfield', commercialLogins.dealer.email),
      territory: 'Midwest',
      createdAt: addDays(now, -400),
    },
  ]);
  await insertRows(db, owners, [
    {
      id: 'own_harbor',
      ...company('Harbor Hotels', 'Owen Harper', commercialLogins.owner.email),
      dealerId: 'deal_northern',
      createdAt: addDays(now, -300),
    },
    {
      id: 'own_pulse',
      ...company('Pulse Studios', 'Petra Soto', commercialLogins.otherOwner.email),
      dealerId: null,
      createdAt: addDays(now, -200),
    },
  ]);
  await insertRows(db, companyPeople, [
    { userId: 'usr_dealer', dealerId: 'deal_northern', ownerId: null },
    { userId: 'usr_owner', dealerId: null, ownerId: 'own_harbor' },
    { userId: 'usr_other_owner', dealerId: null, ownerId: 'own_pulse' },
  ]);
}

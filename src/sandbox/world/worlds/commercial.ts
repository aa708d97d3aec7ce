import { addDays } from '../../../core/dates.js';
import { activationCodes, licenses, licenseSeats } from '../../commercial/tables/licenses.js';
import { commercialCodes } from '../../commercial/tables/codes.js';
import { commercialEquipment } from '../../commercial/tables/equipment.js';
import { commercialModels as modelTable, commercialOrders } from '../../commercial/tables/orders.js';
import { companyPeople, dealers, locations, locationUsers, owners } from '../../commercial/tables/places.js';
import { commercialSessions } from '../../commercial/tables/sessions.js';
import { insertRows } from '../../db/write-rows.js';
import { commercialModels } from '../catalogue/commercial-models.js';
import { commercialLogins } from '../logins.js';
import type { Seed } from '../seed.js';

const HOUR = 3600;

const company = (name: string, contactName: string, contactEmail: string) => ({
  name,
  contactName,
  contactEmail,
  contactPhone: '+1 312 555 0100',
  status: 'active' as const,
});

const people = [
  { ...commercialLogins.dealer, id: 'usr_dealer', firstName: 'Dana', lastName: 'Whitfield', roles: ['Dealer'] },
  { ...commercialLogins.owner, id: 'usr_owner', firstName: 'Owen', lastName: 'Harper', roles: ['Owner'] },
  { ...commercialLogins.manager, id: 'usr_manager', firstName: 'Mona', lastName: 'Reyes', roles: ['LocationUser'] },
  { ...commercialLogins.clerk, id: 'usr_clerk', firstName: 'Cleo', lastName: 'Banks', roles: ['LocationUser'] },
  { ...commercialLogins.otherOwner, id: 'usr_other_owner', firstName: 'Petra', lastName: 'Soto', roles: ['Owner'] },
] as const;

interface SeedPlace {
  id: string;
  name: string;
  ownerId: string;
  dealerId: string | null;
  city: string;
  regionCode: string;
  timeZone: string;
  partnerIds?: string[];
}

const places: readonly SeedPlace[] = [
  {
    id: 'loc_downtown',
    name: 'Harbor Hotel Downtown',
    ownerId: 'own_harbor',
    dealerId: 'deal_northern',
    city: 'Chicago',
    regionCode: 'IL',
    timeZone: 'America/Chicago',
    partnerIds: ['northside'],
  },
  {
    id: 'loc_airport',
    name: 'Harbor Hotel Airport',
    ownerId: 'own_harbor',
    dealerId: 'deal_northern',
    city: 'Rosemont',
    regionCode: 'IL',
    timeZone: 'America/Chicago',
  },
  {
    id: 'loc_lakeside',
    name: 'Harbor Lakeside Club',
    ownerId: 'own_harbor',
    dealerId: null,
    city: 'Evanston',
    regionCode: 'IL',
    timeZone: 'America/Chicago',
  },
  {
    id: 'loc_riverside',
    name: 'Harbor Riverside',
    ownerId: 'own_harbor',
    dealerId: 'deal_northern',
    city: 'Milwaukee',
    regionCode: 'WI',
    timeZone: 'America/Chicago',
  },
  {
    id: 'loc_pulse',
    name: 'Pulse Studio SoHo',
    ownerId: 'own_pulse',
    dealerId: null,
    city: 'New York',
    regionCode: 'NY',
    timeZone: 'America/New_York',
  },
];

type Row = typeof commercialEquipment.$inferInsert;

const machines = commercialModels.filter(model => model.kind === 'equipment');

/** The same columns in every row, which is how they are written. */
function machine(
  now: number,
  at: Pick<Row, 'locationId' | 'ownerId'>,
  number: number,
  own: Partial<Row> & Pick<Row, 'id'>,
): Row {
  const model = machines[number % machines.length] ?? machines[0];
  if (!model) throw new Error('There are no models of machines.');
  return {
    serialNumber: `${model.modelId.toUpperCase().replaceAll('-', '')}-${String(1000 + number)}`,
    name: `${model.name} ${number}`,
    modelId: model.modelId,
    modelName: model.name,
    modelKind: model.machine,
    orderId: null,
    userId: null,
    stage: 'complete',
    previousStage: null,
    status: 'ready',
    faultCode: null,
    firmware: '4.2.1',
    health: null,
    healthAt: now - 60,
    lastSeenAt: now - 60,
    activatedAt: addDays(now, -60),
    lifetimeId: null,
    secretHash: null,
    hardwareId: null,
    leaseUntil: null,
    replaces: null,
    replacedBy: null,
    createdAt: addDays(now, -90),
    version: 1,
    ...at,
    ...own,
  };
}

const silent = { status: 'unregistered', lastSeenAt: null, healthAt: null, activatedAt: null, firmware: null } as const;

/** Machines in every stage and status, some seated, some not, some of whom nothing was ever heard. */
function fleet(now: number): Row[] {
  const downtown = { locationId: 'loc_downtown', ownerId: 'own_harbor' };
  const airport = { locationId: 'loc_airport', ownerId: 'own_harbor' };
  const lakeside = { locationId: 'loc_lakeside', ownerId: 'own_harbor' };
  const pulse = { locationId: 'loc_pulse', ownerId: 'own_pulse' };
  const nowhere = { locationId: null, ownerId: 'own_harbor' };
  const many = (at: typeof downtown, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => machine(now, at, from + index, { id: `eqp_${from + index}` }));
  return [
    ...many(downtown, 1, 6),
    machine(now, downtown, 7, { id: 'eqp_7', status: 'inUse' }),
    machine(now, downtown, 8, { id: 'eqp_8', lastSeenAt: now - 5 * HOUR, healthAt: now - 5 * HOUR }),
    machine(now, downtown, 9, {
      id: 'eqp_9',
      status: 'fault',
      faultCode: 'E04',
      health: { at: now - HOUR, code: 'E04', readings: { temperature: 71 } },
    }),
    machine(now, downtown, 10, { id: 'eqp_10', stage: 'rest', previousStage: 'complete' }),
    machine(now, downtown, 11, { id: 'eqp_11', stage: 'configured', ...silent }),
    machine(now, downtown, 12, { id: 'eqp_12', stage: 'shipped', ...silent }),
    ...many(airport, 20, 8),
    ...many(lakeside, 40, 5),
    ...many(pulse, 60, 6),
    // lent by Pulse to the hotel
    machine(now, { locationId: 'loc_downtown', ownerId: 'own_pulse' }, 70, { id: 'eqp_70' }),
    machine(now, nowhere, 80, { id: 'eqp_80', stage: 'rest', previousStage: 'complete', status: 'offline' }),
    machine(now, nowhere, 81, { id: 'eqp_81', stage: 'trash', ...silent }),
    machine(now, downtown, 90, {
      id: 'eqp_90',
      serialNumber: null,
      orderId: 'ord_fulfilled',
      stage: 'ordered',
      ...silent,
    }),
  ];
}

/** The dealers, owners and locations of every world that has any, with their machines, seats, codes and orders. */
export async function seedCommercial({ db, now, createUsers }: Seed): Promise<void> {
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
  await insertRows(
    db,
    locations,
    places.map(({ partnerIds = [], ...place }, index) => ({
      ...place,
      streetLine1: `${100 + index * 20} Lake Street`,
      streetLine2: null,
      postalCode: `6060${index}`,
      countryCode: 'US',
      memberBenefit: 'Ride every machine here with your own membership.',
      partnerIds,
      lowSeats: 2,
      status: 'active' as const,
      createdAt: addDays(now, -250 + index),
      version: 1,
    })),
  );
  await insertRows(db, locationUsers, [
    { locationId: 'loc_downtown', userId: 'usr_manager', role: 'manager', connectedAt: addDays(now, -100) },
    { locationId: 'loc_downtown', userId: 'usr_clerk', role: 'staff', connectedAt: addDays(now, -50) },
  ]);
  await insertRows(
    db,
    modelTable,
    commercialModels.map(({ machine: machineKind, ...model }) => ({
      ...model,
      machineKind,
      currencyCode: 'USD',
      currencyScale: 100,
    })),
  );
  await insertRows(db, commercialEquipment, fleet(now));
  const license = (id: string, locationId: string, seats: number, days: number, suspended = false) => ({
    id,
    locationId,
    orderId: null,
    plan: 'Club',
    seats,
    startsAt: addDays(now, -100),
    expiresAt: addDays(now, days),
    suspended,
    createdAt: addDays(now, -100),
    version: 1,
  });
  await insertRows(db, licenses, [
    license('lic_downtown', 'loc_downtown', 12, 200),
    license('lic_airport', 'loc_airport', 8, 150),
    license('lic_lakeside', 'loc_lakeside', 6, 12),
    license('lic_lakeside_old', 'loc_lakeside', 4, -10),
    license('lic_pulse', 'loc_pulse', 6, 90, true),
  ]);
  const seat = (licenseId: string, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      licenseId,
      number: index + 1,
      equipmentId: `eqp_${from + index}`,
      assignedAt: addDays(now, -60),
    }));
  await insertRows(db, licenseSeats, [
    ...seat('lic_downtown', 1, 10),
    ...seat('lic_airport', 20, 8),
    ...seat('lic_lakeside', 40, 5),
    ...seat('lic_pulse', 60, 6),
  ]);
  const code = (id: string, text: string, locationId: string, own: Partial<typeof activationCodes.$inferInsert>) => ({
    id,
    code: text,
    locationId,
    maxUses: 5,
    uses: 1,
    expiresAt: addDays(now, 7),
    revokedAt: null,
    createdBy: 'usr_owner',
    createdAt: addDays(now, -3),
    version: 1,
    ...own,
  });
  await insertRows(db, activationCodes, [
    code('act_downtown', demoActivationCodes.active, 'loc_downtown', {}),
    code('act_used', demoActivationCodes.usedUp, 'loc_downtown', { uses: 5 }),
    code('act_expired', demoActivationCodes.expired, 'loc_downtown', { expiresAt: addDays(now, -1) }),
    code('act_revoked', demoActivationCodes.revoked, 'loc_downtown', { revokedAt: addDays(now, -1) }),
    code('act_airport', demoActivationCodes.airport, 'loc_airport', {}),
  ]);
  const memberCode = (text: string, id: string, own: Partial<typeof commercialCodes.$inferInsert>) => ({
    code: text,
    id,
    locationId: 'loc_downtown',
    status: 'activated' as const,
    expiresAt: addDays(now, 90),
    suspendedAt: null,
    redeemedAt: null,
    redeemedBy: null,
    createdAt: addDays(now, -20),
    version: 1,
    ...own,
  });
  await insertRows(db, commercialCodes, [
    memberCode('HARBORGUEST', 'ccd_guest', {}),
    memberCode('HARBORNEW', 'ccd_new', { status: 'created' }),
    memberCode('HARBORBLOCKED', 'ccd_blocked', { status: 'suspended', suspendedAt: addDays(now, -2) }),
    memberCode('HARBORPAST', 'ccd_past', { expiresAt: addDays(now, -2) }),
    memberCode('HARBORUSED', 'ccd_used', {
      status: 'redeemed',
      redeemedAt: addDays(now, -4),
      redeemedBy: 'usr_neighbour',
    }),
  ]);
  const bikes = { kind: 'equipment', modelId: 'ex-9s-pro', name: 'EX-9s Pro bike', unitPrice: 249_900 } as const;
  const seats = { kind: 'license', modelId: 'club', name: 'Club', unitPrice: 39_900 } as const;
  const statuses = ['draft', 'submitted', 'approved', 'fulfilled', 'canceled'] as const;
  await insertRows(
    db,
    commercialOrders,
    statuses.map((status, index) => ({
      id: `ord_${status}`,
      number: `CO-${100_001 + index}`,
      dealerId: 'deal_northern',
      ownerId: 'own_harbor',
      locationId: index === 0 ? 'loc_riverside' : 'loc_downtown',
      lines: [
        { ...bikes, quantity: index + 1 },
        { ...seats, quantity: index + 1 },
      ],
      currencyCode: 'USD',
      currencyScale: 100,
      status,
      notes: index === 0 ? 'Second floor, no lift.' : null,
      timeline: [
        { status: 'draft' as const, at: addDays(now, -20 + index), by: 'usr_dealer', reason: null },
        ...(status === 'draft' ? [] : [{ status, at: addDays(now, -10 + index), by: 'usr_dealer', reason: null }]),
      ],
      createdAt: addDays(now, -20 + index),
      version: 1,
    })),
  );
  await insertRows(
    db,
    commercialSessions,
    Array.from({ length: 12 }, (_, index) => ({
      id: `ses_${index + 1}`,
      equipmentId: `eqp_${(index % 6) + 1}`,
      locationId: 'loc_downtown',
      userId: index === 0 ? 'usr_member' : null,
      status: 'completed' as const,
      startedAt: addDays(now, -index * 4) - HOUR,
      completedAt: addDays(now, -index * 4),
      workoutId: null,
    })),
  );
}

/** Activation codes of the seeded locations, without their dash; each ends in its check character. */
export const demoActivationCodes = {
  active: 'DWNTWN27',
  usedUp: 'DWNTWN3F',
  expired: 'DWNTWN4Q',
  revoked: 'DWNTWN5Y',
  airport: 'ARPRT22F',
} as const;

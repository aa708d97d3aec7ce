import { and, inArray, isNull, lt, ne } from 'drizzle-orm';
import { addDays } from '../../../../core/dates.js';
import { commercialEquipment } from '../../../commercial/tables/equipment.js';
import type { Db } from '../../../db/db.js';
import { insertRows } from '../../../db/write-rows.js';
import { commercialModels } from '../../catalogue/commercial-models.js';
import type { Seed } from '../../seed.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

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
    healthAt: now - MINUTE,
    lastSeenAt: now - MINUTE,
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

/** How often a machine of the sample world is heard of. */
const REPORT_SECONDS = 5 * MINUTE;

/**
 * A sign of life of each sample machine that is up: without one all of them are silent a quarter of an hour after
 * they were made. Those that are silent in the sample stay so, and one that a console has activated speaks for itself.
 */
export async function reportSampleMachines(db: Db, now: number): Promise<void> {
  const up = fleet(now).filter(({ lastSeenAt }) => lastSeenAt === now - MINUTE);
  await db
    .update(commercialEquipment)
    .set({ lastSeenAt: now, healthAt: now })
    .where(
      and(
        inArray(
          commercialEquipment.id,
          up.map(({ id }) => id),
        ),
        isNull(commercialEquipment.lifetimeId),
        ne(commercialEquipment.stage, 'trash'),
        lt(commercialEquipment.lastSeenAt, now - REPORT_SECONDS),
      ),
    );
}

export const seedMachines = ({ db, now }: Seed): Promise<void> => insertRows(db, commercialEquipment, fleet(now));

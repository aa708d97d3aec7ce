import { count, eq } from 'drizzle-orm';
import type { LocationSummary } from '../../../core/contract/schemas/commercial/locations.js';
import type { Context } from '../../http/handler.js';
import { callerIn } from '../../people/caller.js';
import { connectionAt, statusAt } from '../equipment/equipment-sql.js';
import { factsOf } from './location-facts.js';
import { findLocation } from './location-record.js';
import { workoutsAt } from './location-workouts.js';
import { commercialEquipment } from '../tables/equipment.js';

const noStages = () => ({ ordered: 0, shipped: 0, installed: 0, configured: 0, complete: 0, rest: 0, trash: 0 });
const noStatuses = () => ({ unregistered: 0, activated: 0, ready: 0, inUse: 0, offline: 0, fault: 0 });
const noConnections = () => ({ neverSeen: 0, online: 0, offline: 0 });

/** The machines of a location, counted by all three axes at once; a machine in the trash has no state that matters. */
async function machinesAt({ db, now }: Context, locationId: string) {
  const machines = db
    .select({
      stage: commercialEquipment.stage,
      status: statusAt(now).as('shown_status'),
      connection: connectionAt(now).as('connection'),
    })
    .from(commercialEquipment)
    .where(eq(commercialEquipment.locationId, locationId))
    .as('machines');
  const { stage, status, connection } = machines;
  const rows = await db
    .select({ stage, status, connection, count: count() })
    .from(machines)
    .groupBy(stage, status, connection);
  const [stages, statuses, connections] = [noStages(), noStatuses(), noConnections()];
  for (const row of rows) {
    stages[row.stage] += row.count;
    if (row.stage === 'trash') continue;
    statuses[row.status] += row.count;
    connections[row.connection] += row.count;
  }
  return { stages, statuses, connections };
}

/** What happens at a location, counted. */
export async function locationSummary(context: Context, locationId: string): Promise<LocationSummary> {
  const row = await findLocation(context.db, locationId);
  const { id } = row;
  const [facts] = await factsOf(context.db, context.now, callerIn(context), [id]);
  if (!facts) throw new Error('A location has no owner.');
  const { seatsUsed: used, seatsTotal: total, alerts } = facts;
  const workouts = await workoutsAt(context.db, context.now, [row]);
  return {
    ...(await machinesAt(context, id)),
    seats: { used, total, free: Math.max(0, total - used) },
    sessions30d: workouts(row).counts.reduce((sum, one) => sum + one, 0),
    alerts,
  };
}

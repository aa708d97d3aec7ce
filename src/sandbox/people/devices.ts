import { and, desc, eq, inArray, ne, or } from 'drizzle-orm';
import type {
  Device,
  DeviceLogFilter,
  DeviceLogList,
  DeviceLogs,
  PushRegistration,
} from '../../core/contract/schemas/devices.js';
import type { Db } from '../db/db.js';
import { pageOf } from '../db/page.js';
import { deviceLogs, devices } from './tables.js';
import { digest } from '../access/hashes.js';

/** Lines kept per person; older ones make room. */
const KEPT_LINES = 2000;

const shape = ({
  deviceId,
  platform,
  name,
  enabled,
  pushToken,
  createdAt,
  lastSeenAt,
}: typeof devices.$inferSelect): Device => ({
  deviceId,
  platform,
  name,
  enabled: enabled && pushToken !== null,
  createdAt,
  lastSeenAt,
});

export async function devicesOf(db: Db, userId: string): Promise<Device[]> {
  const rows = await db
    .select()
    .from(devices)
    .where(eq(devices.userId, userId))
    .orderBy(desc(devices.lastSeenAt), desc(devices.createdAt));
  return rows.map(shape);
}

/** Keeps a device and its push token. A token reaches one device of one person: the former user of the device gets nothing on it. */
export async function keepDevice(
  { db, now }: { db: Db; now: number },
  userId: string,
  given: PushRegistration,
): Promise<Device> {
  const { deviceId, pushToken } = given;
  if (pushToken !== null) {
    await db
      .update(devices)
      .set({ pushToken: null, enabled: false })
      .where(and(eq(devices.pushToken, pushToken), or(ne(devices.userId, userId), ne(devices.deviceId, deviceId))));
  }
  const [row] = await db
    .insert(devices)
    .values({ userId, ...given, createdAt: now, lastSeenAt: now })
    .onConflictDoUpdate({
      target: [devices.userId, devices.deviceId],
      set: { platform: given.platform, name: given.name, pushToken, enabled: given.enabled, lastSeenAt: now },
    })
    .returning();
  if (!row) throw new Error('A device was written and is not there.');
  return shape(row);
}

/** Keeps lines of a device's log; answers how many of them are new. */
export async function keepLogs(
  { db, now }: { db: Db; now: number },
  userId: string,
  { deviceId, lines }: DeviceLogs,
): Promise<number> {
  const rows = lines.map(line => ({
    ...line,
    id: digest(JSON.stringify([userId, deviceId, line.at, line.level, line.text])),
    userId,
    deviceId,
    receivedAt: now,
  }));
  const added = await db.insert(deviceLogs).values(rows).onConflictDoNothing().returning({ id: deviceLogs.id });
  const old = db
    .select({ id: deviceLogs.id })
    .from(deviceLogs)
    .where(eq(deviceLogs.userId, userId))
    .orderBy(desc(deviceLogs.at), desc(deviceLogs.id))
    .offset(KEPT_LINES);
  await db.delete(deviceLogs).where(inArray(deviceLogs.id, old));
  return added.length;
}

/** Lines of a person's devices, newest first. */
export function logsOf(db: Db, userId: string, { deviceId, level, ...page }: DeviceLogFilter): Promise<DeviceLogList> {
  const which = and(
    eq(deviceLogs.userId, userId),
    deviceId === undefined ? undefined : eq(deviceLogs.deviceId, deviceId),
    level === undefined ? undefined : eq(deviceLogs.level, level),
  );
  return pageOf(db, {
    rows: db
      .select({ deviceId: deviceLogs.deviceId, at: deviceLogs.at, level: deviceLogs.level, text: deviceLogs.text })
      .from(deviceLogs)
      .where(which),
    order: [desc(deviceLogs.at), desc(deviceLogs.receivedAt)],
    key: deviceLogs.id,
    page,
    items: rows => rows,
  });
}

import * as v from 'valibot';
import { pageOf, requiredText, seconds, text, requiredLine } from './common.js';
import { listing } from './query.js';

const deviceId = v.pipe(
  v.string(),
  v.regex(/^[\w.:-]{1,128}$/, 'Must be 1 to 128 letters, digits, dots, colons or dashes.'),
);
export const platform = v.picklist(['ios', 'android', 'web']);

/** What a device reports about itself so that it can be reached. The push token is never shown again. */
export const pushRegistration = v.object({
  deviceId,
  platform,
  name: requiredLine(100),
  /** Null when the device may not be pushed to. */
  pushToken: v.nullable(requiredText(4096)),
  enabled: v.boolean(),
});
export type PushRegistration = v.InferOutput<typeof pushRegistration>;

/** Instants in unix seconds. */
export const device = v.object({
  deviceId: v.string(),
  platform,
  name: v.string(),
  /** Notifications reach it. */
  enabled: v.boolean(),
  createdAt: seconds,
  lastSeenAt: seconds,
});
export type Device = v.InferOutput<typeof device>;

export const deviceList = pageOf(device);
export type DeviceList = v.InferOutput<typeof deviceList>;

export const level = v.picklist(['debug', 'info', 'warn', 'error']);

/** A piece of a device's own log: at most 200 lines of 1000 characters at a time. */
export const deviceLogs = v.object({
  deviceId,
  lines: v.pipe(
    v.array(v.object({ at: seconds, level, text: text(1000) })),
    v.minLength(1),
    v.maxLength(200, 'Send 200 lines at a time.'),
  ),
});
export type DeviceLogs = v.InferOutput<typeof deviceLogs>;

/** `added` counts the lines that were not here before; a piece sent twice adds nothing. */
export const deviceLogsKept = v.object({ added: v.number() });
export type DeviceLogsKept = v.InferOutput<typeof deviceLogsKept>;

export const deviceLogFilter = listing({ filters: { deviceId: v.optional(deviceId), level: v.optional(level) } });
export type DeviceLogFilter = v.InferOutput<typeof deviceLogFilter>;

/** Newest first. */
export const deviceLogList = pageOf(v.object({ deviceId: v.string(), at: seconds, level, text: v.string() }));
export type DeviceLogList = v.InferOutput<typeof deviceLogList>;

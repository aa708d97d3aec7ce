import { call } from './call.js';
import type {
  Device,
  DeviceList,
  DeviceLogFilter,
  DeviceLogList,
  DeviceLogs,
  DeviceLogsKept,
  PushRegistration,
} from './schemas/devices.js';

/** The devices of a person, last seen first. */
export const listDevices = call<object, DeviceList>()('GET', '/users/:userId/devices', {
  needs: ['jwt'],
  guard: ['selfOrAdmin', 'customerService'],
  gives: 'nothing',
});

/** Registers a device and whether notifications may reach it. */
export const savePushNotifications = call<PushRegistration, Device>()('PUT', '/users/:userId/push-notifications', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  acting: 'never',
  audit: 'none',
  repeatable: 'sets',
});

/** Sends a piece of a device's log, for customer service to read. */
export const saveDeviceLogs = call<DeviceLogs, DeviceLogsKept>()('PUT', '/users/:userId/devices/logs', {
  needs: ['jwt'],
  guard: ['selfOrAdmin'],
  gives: 'nothing',
  audit: 'none',
  idempotent: true,
});

export const listDeviceLogs = call<DeviceLogFilter, DeviceLogList>()('GET', '/users/:userId/devices/logs', {
  needs: ['jwt'],
  guard: ['customerService'],
  audit: 'user',
});

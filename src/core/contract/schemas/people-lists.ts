import * as v from 'valibot';
import { memberAreaNames } from '../../member-areas.js';
import { pageOf } from './common.js';
import { machineKind } from './equipment.js';

/** The areas of the portal, in the order in which they are shown (domain 1.15). */
export const tab = v.picklist(memberAreaNames);

export const tabList = pageOf(tab);
export type TabList = v.InferOutput<typeof tabList>;

/** A partner, and why: the person came by it, has an id there, or has a membership through it. */
export const userPartner = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.string(),
  relations: v.array(v.picklist(['origin', 'linked', 'membership'])),
});
export const userPartnerList = pageOf(userPartner);
export type UserPartnerList = v.InferOutput<typeof userPartnerList>;

/** A machine of this person and the newest software for it. `installed` is null until a machine reports what runs on it. */
export const firmware = v.object({
  serialNumber: v.string(),
  model: v.object({ id: v.string(), name: v.string(), kind: machineKind }),
  installed: v.nullable(v.string()),
  /** `releasedAt` in unix seconds; null for models that have no software. */
  latest: v.nullable(v.object({ version: v.string(), releasedAt: v.number(), notes: v.string() })),
});
export const firmwareList = pageOf(firmware);
export type FirmwareList = v.InferOutput<typeof firmwareList>;

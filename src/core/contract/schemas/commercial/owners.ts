import * as v from 'valibot';
import { email, pageOf, seconds, text, requiredLine } from '../common.js';
import { listing, searched } from '../query.js';
import { contact } from './common.js';

export const companyStatus = v.picklist(['active', 'inactive']);

/** A company that owns locations: a chain of gyms, a hotel, a studio. */
export const owner = v.object({
  id: v.string(),
  name: v.string(),
  ...contact,
  /** The dealer that looks after it; null for one that buys from us. */
  dealerId: v.nullable(v.string()),
  status: companyStatus,
  locationCount: v.number(),
  equipmentCount: v.number(),
  createdAt: seconds,
  version: v.number(),
});
export type Owner = v.InferOutput<typeof owner>;

export const newOwner = v.object({
  name: requiredLine(120),
  contactName: v.optional(text(120)),
  contactEmail: v.optional(email),
  contactPhone: v.optional(text(40)),
});
export type NewOwner = v.InferOutput<typeof newOwner>;

/** `q` is a part of the name or of the contact's. */
export const ownerQuery = listing({ filters: { q: searched() }, sorts: ['name', 'createdAt'] });
export type OwnerQuery = v.InferOutput<typeof ownerQuery>;

export const ownerList = pageOf(owner);
export type OwnerList = v.InferOutput<typeof ownerList>;

/** `locations` lost their dealer with it. */
export const disconnected = v.object({ disconnected: v.literal(true), locations: v.number() });
export type Disconnected = v.InferOutput<typeof disconnected>;

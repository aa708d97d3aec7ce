import * as v from 'valibot';
import { pageOf } from './common.js';

/** Something that is remembered for a while: by the process that answers, or in the database for all of them. */
const memory = v.object({
  key: v.string(),
  where: v.picklist(['process', 'database']),
  entries: v.number(),
  /** Seconds since its oldest entry was read or written; null while it is empty, or where nobody notes it. */
  age: v.nullable(v.number()),
  /** It can be forgotten without harm. */
  evictable: v.boolean(),
});
export type Memory = v.InferOutput<typeof memory>;

export const memoryList = pageOf(memory);
export type MemoryList = v.InferOutput<typeof memoryList>;

/** `everywhere`: all processes on the database forget it; else the one that answers. */
export const memoryEvicted = v.object({ key: v.string(), entries: v.number(), everywhere: v.boolean() });
export type MemoryEvicted = v.InferOutput<typeof memoryEvicted>;

import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../db/db.js';
import { settings } from '../db/tables.js';
import { readSetting, writeSetting } from '../db/settings.js';

/** The name of the setting that every request asks for. */
export const FAULTS = 'faults';

/** Something that goes wrong on purpose, the next `times` times a call is made. */
export const fault = v.variant('kind', [
  /** The work is done and committed, and then no answer comes. */
  v.object({ kind: v.literal('loseAnswer'), call: v.string(), times: v.optional(v.number(), 1) }),
  /** Nothing happens for `ms` milliseconds, then all goes on. */
  v.object({
    kind: v.literal('delay'),
    call: v.string(),
    times: v.optional(v.number(), 1),
    ms: v.pipe(v.number(), v.minValue(0), v.maxValue(60_000)),
  }),
  /** The call is answered with this status and does nothing. */
  v.object({
    kind: v.literal('status'),
    call: v.string(),
    times: v.optional(v.number(), 1),
    status: v.pipe(v.number(), v.integer(), v.minValue(500), v.maxValue(599)),
  }),
]);
export type Fault = v.InferOutput<typeof fault>;

const list = v.array(fault);

export async function addFault(db: Db, added: Fault): Promise<void> {
  await writeSetting(db, FAULTS, [...((await readSetting(db, FAULTS, list)) ?? []), added]);
}

/** The fault that this call meets now, counted off; undefined nearly always. */
export async function takeFault(db: Db, call: string): Promise<Fault | undefined> {
  const waiting = await readSetting(db, FAULTS, list);
  if (!waiting?.some(one => one.call === call)) return undefined;
  return db.transaction(async tx => {
    const [row] = await tx.select().from(settings).where(eq(settings.name, FAULTS)).for('update');
    const faults = v.parse(list, row?.value ?? []);
    const taken = faults.find(one => one.call === call);
    if (taken)
      await writeSetting(
        tx,
        FAULTS,
        faults.flatMap(one => (one !== taken ? [one] : one.times > 1 ? [{ ...one, times: one.times - 1 }] : [])),
      );
    return taken;
  });
}

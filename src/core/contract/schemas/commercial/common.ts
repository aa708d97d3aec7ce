import * as v from 'valibot';
import { id, seconds, text } from '../common.js';
import { wholeNumber } from '../query.js';

/** The version that the sender saw; a call that names one is refused when somebody else has saved since (domain 4.2). */
export const seenVersion = v.optional(wholeNumber(1_000_000_000));

/** Why, for the audit trail. */
export const reason = v.optional(text(300));

/** A change with nothing to say but why. */
export const change = v.object({ version: seenVersion, reason });
export type Change = v.InferOutput<typeof change>;

/** A thing that is named, for links and lists. */
export const named = v.object({ id: v.string(), name: v.string() });
export type Named = v.InferOutput<typeof named>;

/** What a user may do now: `ok`, or the code that the call would be refused with. */
export const possible = v.string();

/** A line of a thing's history. `by`: a name, or null for a machine or the back end itself. */
export const historyLine = v.object({
  id: v.string(),
  at: seconds,
  action: v.string(),
  by: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  before: v.optional(v.record(v.string(), v.unknown())),
  after: v.optional(v.record(v.string(), v.unknown())),
});
export type HistoryLine = v.InferOutput<typeof historyLine>;

/** Some of many, by their ids. */
export const ids = (most: number) =>
  v.pipe(v.array(id), v.minLength(1, 'Choose at least one.'), v.maxLength(most, `Choose ${most} at most.`));

export const contact = {
  contactName: v.nullable(v.string()),
  contactEmail: v.nullable(v.string()),
  contactPhone: v.nullable(v.string()),
};

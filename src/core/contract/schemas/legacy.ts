import * as v from 'valibot';

/** The query that the successor takes. */
export const legacyQuery = v.record(v.string(), v.string());
export type LegacyQuery = v.InferOutput<typeof legacyQuery>;

/** Whatever the successor answers. */
export const legacyAnswer = v.unknown();

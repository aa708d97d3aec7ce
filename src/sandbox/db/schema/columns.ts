import { bigint } from 'drizzle-orm/pg-core';

/** A point in time, unix seconds. */
export const instant = () => bigint({ mode: 'number' });

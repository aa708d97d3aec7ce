import { bigint, customType, integer, text } from 'drizzle-orm/pg-core';

/** A point in time, unix seconds. */
export const instant = () => bigint({ mode: 'number' });

/** What the amounts of a row are in: `currencyScale` minor units make one unit (100 for dollars and cents). */
export const currency = () => ({ currencyCode: text().notNull(), currencyScale: integer().notNull() });

/** A file, as it is. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

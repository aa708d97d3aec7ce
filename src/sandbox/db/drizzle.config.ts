import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config src/sandbox/db/drizzle.config.ts` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/sandbox/*/tables.ts', './src/sandbox/*/tables/*.ts'],
  out: './src/sandbox/db/migrations',
});

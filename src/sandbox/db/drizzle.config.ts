import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/sandbox/db/schema/identity.ts',
  out: './src/sandbox/db/migrations/identity',
});

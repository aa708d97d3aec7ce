import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['./src/sandbox/db/schema/identity.ts', './src/sandbox/db/schema/people.ts'],
  out: './src/sandbox/db/migrations/identity',
});

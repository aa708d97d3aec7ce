import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './src/sandbox/db/schema/catalogue.ts',
    './src/sandbox/db/schema/memberships.ts',
    './src/sandbox/db/schema/billing.ts',
    './src/sandbox/db/schema/entitlements.ts',
    './src/sandbox/db/schema/card-provider.ts',
    './src/sandbox/db/schema/webhooks.ts',
  ],
  out: './src/sandbox/db/migrations/billing',
});

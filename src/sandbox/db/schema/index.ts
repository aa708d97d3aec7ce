export { apiKeys, audit, idempotencyRecords, oneTimeTokens, outbox, rateLimits, sessions, settings, signingKeys, users } from './identity.js';

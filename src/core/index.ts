export { session, createSession, type Session } from './session/session.js';
export { createProtocol, type Config, type Protocol, type SessionState } from './session/protocol.js';
export { decodeToken, isAuthorized, isParent, type Claims } from './session/claims.js';
export { configure } from './session/configure.js';
export { formatMoney, type Currency, type Money } from './money.js';
export { formatDate } from './dates.js';
export type { Failure, Result } from './contract/failure.js';
export type { Offer, Plan } from './contract/schemas/offers.js';
export type { Account, PaymentMethod, Quote, Subscription } from './contract/schemas/account.js';

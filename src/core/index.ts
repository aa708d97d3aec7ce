export { session, createSession, type Session } from './session/session.js';
export { createProtocol, type Config, type Protocol, type SessionState } from './session/protocol.js';
export { decodeToken, isAuthorized, isParent, type Claims } from './session/claims.js';
export { configure } from './session/configure.js';
export { formatMoney, type Currency, type Money } from './money.js';
export { formatDate } from './dates.js';
export { languageNamed, languages, localeFor, type LanguageName } from './languages.js';
export type { Failure, Result } from './contract/failure.js';
export type { Offer, Plan } from './contract/schemas/offers.js';
export type { Account, PaymentMethod, Subscription } from './contract/schemas/account.js';
export type { Quote } from './contract/schemas/quote.js';

// Calls that a site makes around the widgets, by `session().request`.
export { switchFamilyMember } from './contract/auth.js';
export { changeFamily, getFamily } from './contract/family.js';
export { resetPassword } from './contract/users.js';

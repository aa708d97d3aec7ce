export { session, createSession, type Session } from './session/session.js';
export { createProtocol, type Protocol, type SessionState } from './session/protocol.js';
export { type Config } from './session/config.js';
export { decodeToken, isAuthorized, isParent, type Claims } from './session/claims.js';
export { isSwitched } from './session/is-switched.js';
export { familyNames, type FamilyNames } from './session/family-names.js';
export { configure } from './session/configure.js';
export { memberAreas, type MemberArea, type MemberAudience } from './member-areas.js';
export { formatMoney, type Currency, type Money } from './money.js';
export { formatDate } from './dates.js';
export { languageNamed, languages, localeFor, type LanguageName } from './languages.js';
export type { Failure, Result } from './contract/failure.js';
// Its type alone: a site that makes this call by itself writes it down, and the bytes of the core stay as they are.
export type { listOffers } from './contract/offers.js';
export type { Offer, Plan } from './contract/schemas/offers.js';
export type { Account, PaymentMethod, Subscription } from './contract/schemas/account.js';
export type { Quote } from './contract/schemas/quote.js';

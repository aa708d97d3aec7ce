import { commercialRoles } from '../../core/contract/guards.js';

/** Where people with these roles sign in: who has business with locations and no membership does so among those pages. */
const signInPage = (roles: readonly string[]): string =>
  commercialRoles.some(role => roles.includes(role)) && !roles.includes('Member') ? '/commercial/login' : '/login';

/** The link in a mail by which somebody chooses a password. It leads to where they sign in with it then. */
export const resetLink = (portalUrl: string, roles: readonly string[], token: string): string =>
  `${portalUrl}${signInPage(roles)}?reset=${token}`;

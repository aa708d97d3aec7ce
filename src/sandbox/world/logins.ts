/** One for all of staff: a hash is slow by design, and every world needs them. */
const password = 'Help-4-members';

/** People that every seeded world knows, with the passwords they sign in by. Printed at the start; nothing here is secret. */
export const logins = {
  member: { email: 'member@echelon.test', password: 'Ride-2-gether' },
  /** Customer service. */
  staff: { email: 'staff@echelon.test', password },
  superAdmin: { email: 'super@echelon.test', password },
  admin: { email: 'admin@echelon.test', password },
  producer: { email: 'producer@echelon.test', password },
  customerServiceManager: { email: 'cs-manager@echelon.test', password },
  marketingManager: { email: 'marketing-manager@echelon.test', password },
  marketing: { email: 'marketing@echelon.test', password },
} as const;

/** People of dealers, owners and locations, in the worlds that have them. */
export const commercialLogins = {
  dealer: { email: 'dealer@echelon.test', password },
  owner: { email: 'owner@echelon.test', password },
  manager: { email: 'location-manager@echelon.test', password },
  clerk: { email: 'location-staff@echelon.test', password },
  otherOwner: { email: 'other-owner@echelon.test', password },
} as const;

/** Everybody that some world knows. */
export const everyLogin = { ...logins, ...commercialLogins } as const;

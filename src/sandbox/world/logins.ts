/** People that every seeded world knows, with the passwords they sign in by. Printed at the start; nothing here is secret. */
export const logins = {
  member: { email: 'member@echelon.test', password: 'Ride-2-gether' },
  staff: { email: 'staff@echelon.test', password: 'Help-4-members' },
} as const;

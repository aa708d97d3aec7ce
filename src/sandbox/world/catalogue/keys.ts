import type { NewApiKey } from '../seed.js';

const local = ['http://localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];

/** The keys of the sites that come with the sandbox. A page shows its key to everyone: none is a secret. */
export const demoApiKeys: NewApiKey[] = [
  { key: 'pk_echelon_portal', name: 'Portal', partnerId: null, service: false, origins: local },
  { key: 'pk_echelon_landing', name: 'Landing page', partnerId: null, service: false, origins: local },
  { key: 'pk_echelon_partner', name: 'Northside Gym', partnerId: 'northside', service: false, origins: local },
  { key: 'pk_echelon_retailer', name: 'Fitshop', partnerId: 'fitshop', service: false, origins: local },
];

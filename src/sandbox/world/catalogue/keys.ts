import type { NewApiKey } from '../seed.js';

/** Where the sites that come with the sandbox are: this machine, by any of its names (RFC 6761 keeps `*.localhost` to it). */
export const ownSites = ['http://localhost:*', 'http://*.localhost:*', 'http://127.0.0.1:*', 'http://[::1]:*'];

/** The keys of the sites that come with the sandbox, and of back ends beside them. A page shows its key to everyone, and these are known to all: none is a secret. */
export const demoApiKeys: NewApiKey[] = [
  { key: 'pk_echelon_portal', name: 'Portal', partnerId: null, service: false, origins: ownSites },
  { key: 'pk_echelon_landing', name: 'Landing page', partnerId: null, service: false, origins: ownSites },
  { key: 'pk_echelon_partner', name: 'Northside Gym', partnerId: 'northside', service: false, origins: ownSites },
  { key: 'pk_echelon_retailer', name: 'Fitshop', partnerId: 'fitshop', service: false, origins: ownSites },
  { key: 'sk_echelon_service', name: 'Back office', partnerId: null, service: true, origins: [] },
  { key: 'sk_echelon_lafitness', name: 'LA Fitness', partnerId: 'lafitness', service: true, origins: [] },
];

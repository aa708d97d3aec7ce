import type { Credential } from '../contract/call.js';

/** What a request can prove about its sender. */
export interface Credentials {
  apiKey?: string | undefined;
  jwt?: string | undefined;
}

/** The specification's sentence (s.8) for the first credential that is needed and not there. */
export function missingCredential(needs: readonly Credential[], have: Credentials): string | undefined {
  const lacking = needs.find(credential => !have[credential]);
  return lacking && `${lacking === 'jwt' ? 'JWT' : 'API key'} required for call...`;
}

/** Bearer and X-Api-Key (spec s.7), each only when there is one. */
export function credentialHeaders({ apiKey, jwt }: Credentials): Record<string, string> {
  return { ...(jwt && { Authorization: `Bearer ${jwt}` }), ...(apiKey && { 'X-Api-Key': apiKey }) };
}

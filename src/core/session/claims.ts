import { jwtDecode } from 'jwt-decode';

/** What the token says (spec s.3). */
export interface Claims {
  /** The session guid, by which the token is refreshed. */
  jti: string;
  sub: string;
  /** The parent; a user is a parent when `sub` equals `par` (spec s.6). */
  par: string;
  role: readonly string[];
  maxFamilyMembers: number;
  /** Unix seconds. */
  exp?: number;
  /** The staff member or parent who acts as this user. */
  act?: string;
}

interface RawClaims {
  jti?: unknown;
  sub?: unknown;
  par?: unknown;
  role?: unknown;
  exp?: unknown;
  act?: unknown;
  plan?: { features?: { maxFamilyMembers?: unknown } };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Reads a token without checking its signature: that is the server's to do.
 * Throws jwt-decode's errors (spec s.8): must be a string, missing part, invalid base64, invalid json.
 */
export function decodeToken(jwt: string): Claims {
  const raw = jwtDecode<RawClaims>(jwt);
  const sub = text(raw.sub);
  const max = raw.plan?.features?.maxFamilyMembers;
  return {
    jti: text(raw.jti),
    sub,
    par: text(raw.par) || sub,
    role: Array.isArray(raw.role) ? raw.role.filter(role => typeof role === 'string') : [],
    maxFamilyMembers: typeof max === 'number' ? max : 0,
    ...(typeof raw.exp === 'number' && { exp: raw.exp }),
    ...(typeof raw.act === 'string' && { act: raw.act }),
  };
}

/** The claims of a stored token, or nothing when it is damaged. */
export function tryDecodeToken(jwt: string | undefined): Claims | undefined {
  if (!jwt) return undefined;
  try {
    return decodeToken(jwt);
  } catch {
    return undefined;
  }
}

/** Spec s.6: SuperAdmin, Admin and Producer are the authorized roles. */
export const isAuthorized = (claims: Claims | undefined) =>
  claims?.role.some(role => role === 'SuperAdmin' || role === 'Admin' || role === 'Producer') ?? false;

export const isParent = (claims: Claims | undefined) => claims !== undefined && claims.sub === claims.par;

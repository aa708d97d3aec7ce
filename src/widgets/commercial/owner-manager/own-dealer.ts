import { jwtDecode } from 'jwt-decode';

/** The dealer whose people a token is for (domain 6.1, `scope`); nothing for everybody else. */
export function ownDealer(jwt: string | undefined): string | undefined {
  if (jwt === undefined) return undefined;
  try {
    const { scope } = jwtDecode<{ scope?: { dealerId?: unknown } | null }>(jwt);
    return typeof scope?.dealerId === 'string' ? scope.dealerId : undefined;
  } catch {
    // a token that cannot be read is refused with the first call
    return undefined;
  }
}

import { jwtDecode } from 'jwt-decode';

/** For which company a commercial user signs in (domain 6.1). */
export interface Company {
  dealerId?: string;
  ownerId?: string;
}

const idIn = (scope: object, name: string): string | undefined => {
  const value: unknown = Object.entries(scope).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : undefined;
};

/** The company in a stored token; none of a person without one, and none in a token that is damaged. */
export function companyIn(jwt: string | undefined): Company {
  if (!jwt) return {};
  try {
    const { scope } = jwtDecode<{ scope?: unknown }>(jwt);
    if (typeof scope !== 'object' || scope === null) return {};
    const [dealerId, ownerId] = [idIn(scope, 'dealerId'), idIn(scope, 'ownerId')];
    return { ...(dealerId !== undefined && { dealerId }), ...(ownerId !== undefined && { ownerId }) };
  } catch {
    return {};
  }
}

const NOT_BACK_TO = ['/login', '/logout'];

/** The sign-in page's address that leads back to where the visitor was going. */
export const signInThen = (path: string): string => (path === '/' ? '/login' : `/login?return=${encodeURIComponent(path)}`);

/** Where to go after signing in: a path of this site, whatever the address claims. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return') ?? '/';
  const target = URL.canParse(wanted, location.origin) ? new URL(wanted, location.origin) : undefined;
  if (!wanted.startsWith('/') || target?.origin !== location.origin || NOT_BACK_TO.includes(target.pathname)) return '/';
  return target.pathname + target.search + target.hash;
}

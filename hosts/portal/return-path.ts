const NOT_BACK_TO = ['/login', '/logout', '/commercial/login'];

const leadingBack = (page: string, path: string): string => {
  const [pathname = ''] = path.split(/[?#]/);
  return path === '/' || NOT_BACK_TO.includes(pathname) ? page : `${page}?return=${encodeURIComponent(path)}`;
};

/** The page that is shown, as a path of this site. */
export const herePath = (): string => location.pathname + location.search + location.hash;

/** The sign-in page's address that leads back to where the visitor was going. */
export const signInThen = (path: string): string =>
  leadingBack(/^\/(commercial|activate)/.test(path) ? '/commercial/login' : '/login', path);

/** Where a session that has ended leads; the way back to where it was is kept. */
export const signedOutThen = (path: string): string => leadingBack('/logout', path);

/** Where a page leads that is only on the way: always a path of this site, even if the address claims another. */
export function returnPath(search: string, otherwise = '/'): string {
  const wanted = new URLSearchParams(search).get('return') ?? otherwise;
  const target = URL.canParse(wanted, location.origin) ? new URL(wanted, location.origin) : undefined;
  if (!wanted.startsWith('/') || target?.origin !== location.origin || NOT_BACK_TO.includes(target.pathname))
    return otherwise;
  return target.pathname + target.search + target.hash;
}

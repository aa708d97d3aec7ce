const COOKIE_DAYS = 3;

/** Three days, path `/`, SameSite Lax (spec s.9); Secure wherever the page itself is. */
export function writeCookie(name: string, value: string | undefined): void {
  try {
    const age = value === undefined ? 0 : COOKIE_DAYS * 86_400;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Max-Age=${age}; Path=/; SameSite=Lax${secure}`;
  } catch {
    // A sandboxed page has no cookies, nor has a server.
  }
}

export function readCookie(name: string): string | undefined {
  try {
    const found = document.cookie.split('; ').find(pair => pair.startsWith(`${name}=`));
    // what is empty is not there
    return decodeURIComponent(found?.slice(name.length + 1) ?? '') || undefined;
  } catch {
    return undefined;
  }
}

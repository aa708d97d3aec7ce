/** What a link can carry that must not stay in the address, and the pages that take it: mailed links, and the code on a machine's screen. */
const pages = {
  reset: ['/login', '/commercial/login'],
  invitation: ['/login'],
  token: ['/login'],
  code: ['/activate', '/commercial/activate'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type TokenName = keyof typeof pages;

const names: readonly TokenName[] = ['reset', 'invitation', 'token', 'code'];

const keyOf = (name: TokenName): string => `portal-${name}`;

/** This tab's storage, so that a reload is still the arrival by that link; memory where a browser has none for us. */
const memory = new Map<string, string>();
const kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = storageOr({
  getItem: key => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: key => void memory.delete(key),
});

function storageOr<Other>(other: Other): Storage | Other {
  try {
    sessionStorage.setItem('portal', '');
    sessionStorage.removeItem('portal');
    return sessionStorage;
  } catch {
    return other;
  }
}

/**
 * Takes the tokens of mailed links out of the address before anything is shown, so that they stay in no history,
 * no bookmark and no referrer.
 */
export function takeTokens(): void {
  const address = new URL(location.href);
  for (const name of names) {
    if (!pages[name].some(page => page === address.pathname)) continue;
    const token = address.searchParams.get(name);
    if (token) kept.setItem(keyOf(name), token);
    address.searchParams.delete(name);
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

/** The token that the visitor arrived with, until it has been used. */
export const arrivedWith = (name: TokenName): string | undefined => kept.getItem(keyOf(name)) ?? undefined;

export function forgetToken(name: TokenName): void {
  kept.removeItem(keyOf(name));
}

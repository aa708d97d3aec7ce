/** What a mailed link to the sign-in page can carry. */
type TokenName = 'reset' | 'invitation';

const names: readonly TokenName[] = ['reset', 'invitation'];

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
  if (address.pathname !== '/login') return;
  for (const name of names) {
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

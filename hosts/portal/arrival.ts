/** What a mailed link to the sign-in page can carry. */
type TokenName = 'reset' | 'invitation';

const names: readonly TokenName[] = ['reset', 'invitation'];
const tokens = new Map<TokenName, string>();

/**
 * Takes the tokens of mailed links out of the address before anything is shown, so that they stay in no history,
 * no bookmark and no referrer.
 */
export function takeTokens(): void {
  const address = new URL(location.href);
  if (address.pathname !== '/login') return;
  for (const name of names) {
    const token = address.searchParams.get(name);
    if (token) tokens.set(name, token);
    address.searchParams.delete(name);
  }
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

/** The token that the visitor arrived with, until it has been used. */
export const arrivedWith = (name: TokenName): string | undefined => tokens.get(name);

export function forgetToken(name: TokenName): void {
  tokens.delete(name);
}

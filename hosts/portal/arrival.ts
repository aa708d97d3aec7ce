let resetToken: string | undefined;

/**
 * Takes the token of a reset link out of the address before anything is shown, so that it stays in no history,
 * no bookmark and no referrer.
 */
export function takeResetToken(): void {
  const address = new URL(location.href);
  const token = address.searchParams.get('reset');
  if (address.pathname !== '/login' || token === null) return;
  address.searchParams.delete('reset');
  history.replaceState(history.state, '', address);
  resetToken = token || undefined;
}

/** The token that the visitor arrived with, until it has been used. */
export const arrivedWithToken = (): string | undefined => resetToken;

export function forgetResetToken(): void {
  resetToken = undefined;
}

/** The address that a phone opens by the QR code: with the code in it. */
export function addressWithCode(verificationUri: string, userCode: string): string {
  const address = new URL(verificationUri);
  address.searchParams.set('code', userCode);
  return address.href;
}

/** The address as people type it. A line ends before the path rather than within a word. */
export function addressToType(verificationUri: string): string {
  const { host, pathname } = new URL(verificationUri);
  return `${host}\u200b${pathname}`;
}

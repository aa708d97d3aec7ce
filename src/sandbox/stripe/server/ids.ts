const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `prefix_` and 24 random letters and digits, as the provider's ids look. */
export function newId(prefix: 'pm' | 'seti'): string {
  let text = '';
  while (text.length < 24) {
    // 248 is the largest multiple of 62 in a byte: above it some letters would come up more often
    for (const byte of crypto.getRandomValues(new Uint8Array(32)))
      if (byte < 248 && text.length < 24) text += alphabet[byte % 62];
  }
  return `${prefix}_${text}`;
}

/** A new intent's id and the secret that belongs to it. */
export function newIntentIds(): { id: string; clientSecret: string } {
  const id = newId('seti');
  return { id, clientSecret: `${id}_secret_${newId('seti').slice(5)}` };
}

/** The intent that a client secret belongs to; undefined when it is no client secret. */
export const intentIdOf = (clientSecret: string): string | undefined =>
  /^(seti_[A-Za-z0-9]+)_secret_[A-Za-z0-9]+$/.exec(clientSecret)?.[1];

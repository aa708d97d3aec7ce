/** Whether the typed word is the requested one, ignoring spaces around it. */
export function isConfirmed(typed: string, word: string, ignoreCase = false): boolean {
  const [is, asked] = [typed, word].map(text => text.normalize('NFC').trim());
  return ignoreCase ? is?.toLowerCase() === asked?.toLowerCase() : is === asked;
}

/** Whether what was typed is the word that was asked for, spaces around it apart. */
export function isConfirmed(typed: string, word: string, ignoreCase = false): boolean {
  const [is, asked] = [typed, word].map(text => text.normalize('NFC').trim());
  return ignoreCase ? is?.toLowerCase() === asked?.toLowerCase() : is === asked;
}

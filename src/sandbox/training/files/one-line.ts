/** A title or a name without breaks and control characters, which no format keeps; null where nothing is left. */
export function oneLine(text: unknown): string | null {
  const line = typeof text === 'string' ? text.replaceAll(/[\p{Cc}\p{Cs}\s\uFFFD-\uFFFF]+/gu, ' ').trim() : '';
  return line === '' ? null : line;
}

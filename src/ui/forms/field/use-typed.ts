import { useState } from 'react';

/**
 * The text of a control whose value is something else than text. It stays as it was typed, however it was parsed; only
 * a value that comes from outside replaces it, or another way of writing (`notation`: a locale, a currency).
 */
export function useTyped<Value>(
  value: Value,
  notation: string,
  read: (text: string) => Value,
  write: (value: Value) => string,
) {
  const [text, setText] = useState(() => write(value));
  const [known, setKnown] = useState({ value, notation });
  if (value !== known.value || notation !== known.notation) {
    setKnown({ value, notation });
    if (notation !== known.notation || value !== read(text)) setText(write(value));
  }
  return [text, setText] as const;
}

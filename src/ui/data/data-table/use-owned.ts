import { useState } from 'react';

/** A value that the page may own: where it gives none, it is kept here. Either way the page hears of changes. */
export function useOwned<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, set: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  return [
    given ?? own,
    value => {
      if (given === undefined) setOwn(value);
      onChange?.(value);
    },
  ];
}

import { useState, type ReactNode } from 'react';
import { afterPress, noticePresses } from '../hooks/after-press.js';

/**
 * What a control itself has to say about what was typed: not while somebody types, only when they leave, and taken back
 * as soon as it is mended. What the form says (`given`) goes first. Put `onFocus` and `onBlur` on the control.
 */
export function useOwnError(problem: string | undefined, given: ReactNode) {
  const [left, setLeft] = useState(false);
  if (left && problem === undefined) setLeft(false);
  return {
    error: given || (left ? problem : undefined),
    onFocus: noticePresses,
    // A text that appears in the middle of a press would push away what was pressed.
    onBlur: () => afterPress(() => setLeft(true)),
  };
}

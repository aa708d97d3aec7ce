import { useState, type ReactNode } from 'react';
import { afterPress, noticePresses } from '../../hooks/after-press.js';

/**
 * A control's own error about what was typed: shown when the user leaves the field, never while they type, and removed
 * as soon as it is corrected. What the form says (`given`) goes first. Put `onFocus` and `onBlur` on the control.
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

import { useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.js';
import { useCountdown } from '../../hooks/use-countdown.js';
import { IconButton } from '../../actions/icon-button/icon-button.js';
import { Icon } from '../../icon/icon.js';
import { close, error, success } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { act, sign, text, toast } from './toast.css.js';
import { toastWords } from './words.js';

export interface ToastProps {
  tone: 'success' | 'error';
  children: ReactNode;
  onClose: () => void;
  /** Shows an Undo button in the place of the close icon. */
  onUndo?: (() => void) | undefined;
  /** Milliseconds until it closes by itself. Without one it stays, as every error should. */
  duration?: number | undefined;
  closeLabel?: string | undefined;
  undoLabel?: string | undefined;
  /** Waits its turn: announced to a screen reader, not shown, and its own time does not run yet. */
  waiting?: boolean | undefined;
}

/** A short word that something has happened. It waits while the pointer or the focus is on it. */
export function Toast({
  tone,
  children,
  onClose,
  onUndo,
  duration,
  closeLabel,
  undoLabel,
  waiting = false,
}: ToastProps) {
  const words = useWords(toastWords);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(duration, pointed || focused || waiting, onClose);
  // One tree for both: words that were read out once must not come into the page again.
  return (
    <div
      className={waiting ? unseen : toast}
      part={waiting ? undefined : 'toast'}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <span className={sign} data-tone={tone}>
        <Icon shape={tone === 'success' ? success : error} />
      </span>
      <span className={text}>{children}</span>
      {/* The mark is `wayBack`, written out: it is in every widget that tells what was done. */}
      {!waiting && (
        <span className={act} data-way-back={onUndo && ''}>
          {onUndo ? (
            <Button size="sm" type="ghost" onClick={onUndo}>
              {undoLabel ?? words.undo}
            </Button>
          ) : (
            <IconButton shape={close} label={closeLabel ?? words.close} size="sm" onClick={onClose} />
          )}
        </span>
      )}
    </div>
  );
}

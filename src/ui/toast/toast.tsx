import { useState, type ReactNode } from 'react';
import { Button } from '../button/button.js';
import { useCountdown } from '../hooks/use-countdown.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Icon } from '../icon/icon.js';
import { close, error, success } from '../icon/shapes.js';
import { sign, text, toast } from './toast.css.js';

export interface ToastProps {
  tone: 'success' | 'error';
  children: ReactNode;
  onClose: () => void;
  /** Shows an Undo button in the place of the close icon. */
  onUndo?: (() => void) | undefined;
  /** Milliseconds until it goes by itself. Without one it stays, as every error should. */
  duration?: number | undefined;
  closeLabel?: string | undefined;
  undoLabel?: string | undefined;
}

/** A short word that something has happened. It waits while the pointer or the focus is on it. */
export function Toast({ tone, children, onClose, onUndo, duration, closeLabel = 'Close', undoLabel = 'Undo' }: ToastProps) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useCountdown(duration, pointed || focused, onClose);
  return (
    <div
      className={toast} part="toast"
      onPointerEnter={() => setPointed(true)} onPointerLeave={() => setPointed(false)} onFocus={() => setFocused(true)} onBlur={() => setFocused(false)}
    >
      <span className={sign} data-tone={tone}><Icon shape={tone === 'success' ? success : error} /></span>
      <span className={text}>{children}</span>
      {onUndo
        ? <Button size="sm" type="ghost" onClick={onUndo}>{undoLabel}</Button>
        : <IconButton shape={close} label={closeLabel} size="sm" onClick={onClose} />}
    </div>
  );
}

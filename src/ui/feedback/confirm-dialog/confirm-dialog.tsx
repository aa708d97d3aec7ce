import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Banner } from '../banner/banner.js';
import type { ButtonType } from '../../actions/button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { useWords } from '../../language/language.js';
import { TextField } from '../../forms/text-field/text-field.js';
import { content } from './confirm-dialog.css.js';
import { isConfirmed } from './is-confirmed.js';
import { confirmDialogWords } from './words.js';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question, with the name of the thing. */
  title: ReactNode;
  /** What will happen, and what will not. */
  children: ReactNode;
  /** The action by its consequence: 'End membership on 12/03/2026', never 'OK'. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
  /** The action is under way: nothing else can be done, and the dialog stays. */
  loading?: boolean | undefined;
  /** Why the action failed, and the way out. */
  error?: ReactNode;
  /** A word to type first, for what cannot be taken back: the name of the thing. Spaces around it do not count. */
  confirmWord?: string | undefined;
  /** Takes the word in capitals or without. */
  ignoreCase?: boolean | undefined;
  /** 'Cancel' without one. */
  cancelLabel?: string | undefined;
  /** Warning for what takes something away; primary for what only needs a second thought. */
  type?: Extract<ButtonType, 'warning' | 'primary'> | undefined;
}

/** Asks before something that cannot be taken back, or that takes something away. */
export function ConfirmDialog({ open, ...shown }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...shown} /> : null;
}

function OpenConfirmDialog({
  title,
  children,
  action,
  onConfirm,
  onClose,
  loading = false,
  error,
  confirmWord,
  ignoreCase,
  cancelLabel,
  type = 'warning',
}: Omit<ConfirmDialogProps, 'open'>) {
  const words = useWords(confirmDialogWords);
  const form = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const ready = confirmWord === undefined || isConfirmed(typed, confirmWord, ignoreCase);
  // After the dialog has taken the focus.
  useEffect(() => input.current?.focus(), []);
  const close = () => {
    if (!loading) onClose();
  };
  const confirm = () => {
    if (ready && !loading) onConfirm();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={close}
      left={{ type: 'secondary', disabled: loading, ...(cancelLabel !== undefined && { label: cancelLabel }) }}
      right={{
        label: action,
        type,
        loading,
        disabled: !ready,
        tooltip: ready ? undefined : words.typeFirst(confirmWord),
        ...(confirmWord === undefined ? { onClick: confirm } : { form }),
      }}
    >
      <div className={content}>
        <div>{children}</div>
        {confirmWord !== undefined && (
          <form
            id={form}
            onSubmit={event => {
              event.preventDefault();
              confirm();
            }}
          >
            <TextField
              ref={input}
              label={words.typeLabel(confirmWord)}
              name="confirm"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={loading}
              value={typed}
              onChange={setTyped}
            />
          </form>
        )}
        {error && <Banner>{error}</Banner>}
      </div>
    </Dialog>
  );
}

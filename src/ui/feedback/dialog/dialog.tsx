import { useContext, useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { Button, type ButtonType } from '../../actions/button/button.js';
import { useBottomReached } from '../../hooks/use-bottom-reached.js';
import { useKeysFor } from '../../hooks/use-keys-for.js';
import { useOverflows } from '../../hooks/use-overflows.js';
import { IconButton } from '../../actions/icon-button/icon-button.js';
import { close } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { Tooltip } from '../tooltip/tooltip.js';
import { body, dialog, extra as extraClass, foot, head, title as titleClass } from './dialog.css.js';
import { NoticeInDialogs } from './notice-in-dialogs.js';
import { useModal, type DialogCloseReason, type ModalHandle } from './use-modal.js';
import { dialogWords } from './words.js';

export type { DialogCloseReason } from './use-modal.js';

export interface DialogButton {
  label?: ReactNode;
  type?: ButtonType | undefined;
  disabled?: boolean | undefined;
  loading?: boolean | undefined;
  /** A short remark, such as why it is disabled. */
  tooltip?: string | undefined;
  onClick?: (() => void) | undefined;
  /** Sends the form of this id. */
  form?: string | undefined;
}

export interface DialogHandle extends ModalHandle {
  /** Brings the end of the body into view, and the focus to the body. */
  scrollToBottom: () => void;
}

export interface DialogProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Called by Escape, a click beside it, the close icon or a left button of no other use. Set `open` to answer. */
  onClose: (reason: DialogCloseReason) => void;
  /** 'Cancel', warning (spec s.2); `false` for none. Without an `onClick` it closes. */
  left?: DialogButton | false | undefined;
  /** 'Submit', primary (spec s.2); `false` for none. Without an `onClick` or a form it closes. */
  right?: DialogButton | false | undefined;
  /** Something before the two buttons. */
  extra?: ReactNode;
  /** What the close icon is called; 'Close' without one. */
  closeLabel?: string | undefined;
  /** The end of the body came into view, within 5 px. Give it once the content is there. */
  onBottomReached?: (() => void) | undefined;
  ref?: Ref<DialogHandle> | undefined;
}

/** A modal dialog: the page behind neither scrolls nor answers. */
export function Dialog({ open, ...shown }: DialogProps) {
  return open ? <OpenDialog {...shown} /> : null;
}

function OpenDialog({
  title,
  children,
  onClose,
  left = {},
  right = {},
  extra,
  closeLabel,
  onBottomReached,
  ref,
}: Omit<DialogProps, 'open'>) {
  const words = useWords(dialogWords);
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const modal = useRef<ModalHandle>(null);
  const element = useModal({ onClose, handle: modal });
  const overflows = useOverflows(box);
  useKeysFor(box, overflows);
  useBottomReached(box, onBottomReached);
  useImperativeHandle(
    ref,
    () => ({
      suspend: () => modal.current?.suspend(),
      resume: () => modal.current?.resume(),
      scrollToBottom: () => {
        const scrolling = box.current;
        if (!scrolling) return;
        scrolling.scrollTop = scrolling.scrollHeight;
        scrolling.focus();
      },
    }),
    [],
  );
  return (
    <dialog ref={element} className={dialog} part="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <div className={head}>
        <h2 className={titleClass} id={titleId}>
          {title}
        </h2>
        <IconButton shape={close} label={closeLabel ?? words.close} onClick={() => onClose('icon')} part="close" />
      </div>
      <div
        ref={box}
        className={body}
        part="dialog-body"
        {...(overflows ? { tabIndex: 0, role: 'region', 'aria-labelledby': titleId } : {})}
      >
        {children}
      </div>
      {useContext(NoticeInDialogs)}
      {(left || right || extra) && (
        <div className={foot}>
          {extra && <span className={extraClass}>{extra}</span>}
          {left && (
            <FootButton
              {...left}
              label={left.label ?? words.cancel}
              type={left.type ?? 'warning'}
              onClick={left.onClick ?? (() => onClose('button'))}
            />
          )}
          {right && (
            <FootButton
              {...right}
              label={right.label ?? words.submit}
              type={right.type ?? 'primary'}
              onClick={right.onClick ?? (right.form === undefined ? () => onClose('button') : undefined)}
            />
          )}
        </div>
      )}
    </dialog>
  );
}

function FootButton({ label, form, tooltip, ...button }: DialogButton) {
  return (
    <Tooltip text={tooltip}>
      <Button {...button} form={form} submit={form !== undefined}>
        {label}
      </Button>
    </Tooltip>
  );
}

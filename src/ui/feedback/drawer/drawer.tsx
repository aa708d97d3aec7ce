import { useContext, useId, useRef, type ReactNode } from 'react';
import { NoticeInDialogs } from '../dialog/notice-in-dialogs.js';
import { useModal, type DialogCloseReason } from '../dialog/use-modal.js';
import { dialogWords } from '../dialog/words.js';
import { useKeysFor } from '../../hooks/use-keys-for.js';
import { useOverflows } from '../../hooks/use-overflows.js';
import { IconButton } from '../../actions/icon-button/icon-button.js';
import { close } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { body, drawer, foot, head, title as titleClass } from './drawer.css.js';

export interface DrawerProps {
  open: boolean;
  title: ReactNode;
  children: ReactNode;
  /** Called by Escape, a click beside it or the close icon. Set `open` to answer. */
  onClose: (reason: DialogCloseReason) => void;
  /** Buttons that stay in view below what scrolls. */
  footer?: ReactNode;
  /** The end of the line by default; the start is for navigation. */
  side?: 'start' | 'end' | undefined;
  /** A name for screen readers, where the title is a picture. */
  label?: string | undefined;
  closeLabel?: string | undefined;
}

/** A modal panel at the edge of the page: for what needs more height than a dialog has, beside what it is about. */
export function Drawer({ open, ...shown }: DrawerProps) {
  return open ? <OpenDrawer {...shown} /> : null;
}

function OpenDrawer({ title, children, onClose, footer, side = 'end', label, closeLabel }: Omit<DrawerProps, 'open'>) {
  const words = useWords(dialogWords);
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  const element = useModal({ onClose });
  const overflows = useOverflows(box);
  useKeysFor(box, overflows);
  return (
    <dialog
      ref={element}
      className={drawer}
      part="drawer"
      data-side={side}
      aria-label={label}
      aria-labelledby={label ? undefined : titleId}
      tabIndex={-1}
    >
      <div className={head}>
        <h2 className={titleClass} id={titleId}>
          {title}
        </h2>
        <IconButton shape={close} label={closeLabel ?? words.close} onClick={() => onClose('icon')} part="close" />
      </div>
      <div
        ref={box}
        className={body}
        part="drawer-body"
        {...(overflows ? { tabIndex: 0, role: 'region', 'aria-labelledby': titleId } : {})}
      >
        {children}
      </div>
      {useContext(NoticeInDialogs)}
      {footer && <div className={foot}>{footer}</div>}
    </dialog>
  );
}

import { useContext, useId, type ReactNode } from 'react';
import { NoticeInDialogs } from '../dialog/notice-in-dialogs.js';
import { useModal } from '../dialog/use-modal.js';
import { Icon } from '../../icon/icon.js';
import { success } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { heldBack } from '../said/held-back.js';
import { Spinner } from '../spinner/spinner.js';
import { content, overlay, sign, subtitle as subtitleClass, texts, title as titleClass } from './overlay.css.js';
import { overlayWords } from './words.js';

export interface OverlayProps {
  open: boolean;
  /** What was waited for has happened. */
  done?: boolean | undefined;
  /** Beside the spinner. */
  title: ReactNode;
  subtitle?: ReactNode;
  /** 'Success!' and 'Your subscription is activated.' without them (spec s.2). */
  doneTitle?: ReactNode;
  doneSubtitle?: ReactNode;
  /** What one has now and the next step, once done. */
  children?: ReactNode;
}

/** Covers the whole page while something must not be disturbed, and then says that it is done. */
export function Overlay({ open, ...shown }: OverlayProps) {
  return open ? <OpenOverlay {...shown} /> : null;
}

function OpenOverlay({ done = false, title, subtitle, doneTitle, doneSubtitle, children }: Omit<OverlayProps, 'open'>) {
  const words = useWords(overlayWords);
  const titleId = useId();
  // Escape has nothing to cancel here, so a wish to close is not an answer.
  const element = useModal({ onClose: () => undefined });
  return (
    <dialog ref={element} className={overlay} part="overlay" tabIndex={-1} aria-labelledby={titleId} aria-busy={!done}>
      <div className={content}>
        <span className={sign} data-done={done ? '' : undefined}>
          {done ? <Icon shape={success} size="3xl" /> : <Spinner size="lg" />}
        </span>
        <div className={texts} role="status">
          <p ref={heldBack} className={titleClass} id={titleId}>
            {done ? (doneTitle ?? words.doneTitle) : title}
          </p>
          <p ref={heldBack} className={subtitleClass}>
            {done ? (doneSubtitle ?? words.doneSubtitle) : subtitle}
          </p>
        </div>
        {useContext(NoticeInDialogs)}
        {done && children}
      </div>
    </dialog>
  );
}

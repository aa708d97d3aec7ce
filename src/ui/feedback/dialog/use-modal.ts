import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref, type RefObject } from 'react';
import { lockScroll } from '../../hooks/lock-scroll.js';

/** How a person asked to leave a dialog. */
export type DialogCloseReason = 'escape' | 'backdrop' | 'icon' | 'button';

export interface ModalHandle {
  /**
   * Lets the page be reached while the dialog stays in view. A modal dialog makes everything else inert, so a bank's
   * 3-D Secure overlay on the page's body could not be clicked.
   */
  suspend: () => void;
  /** Modal again, with the focus where it was. */
  resume: () => void;
}

interface ModalOptions {
  onClose: (reason: DialogCloseReason) => void;
  handle?: Ref<ModalHandle> | undefined;
}

function focused(dialog: HTMLElement): HTMLElement | undefined {
  const tree = dialog.getRootNode();
  const active = (tree instanceof ShadowRoot ? tree.activeElement : null) ?? document.activeElement;
  return active instanceof HTMLElement ? active : undefined;
}

/** Shows a `<dialog>` as a modal for as long as its component is mounted, and reports when a person wants it closed. */
export function useModal({ onClose, handle }: ModalOptions): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const newest = useRef(onClose);
  const changing = useRef(false);
  const [shownAgain, showAgain] = useState(0);

  useLayoutEffect(() => {
    newest.current = onClose;
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    const listening = new AbortController();
    const listen = { signal: listening.signal };
    let pressedBackdrop = false;
    const onBackdrop = (event: Event) => event.composedPath()[0] === dialog;
    // A press that began inside, to select text, may end outside.
    dialog.addEventListener(
      'pointerdown',
      event => {
        pressedBackdrop = onBackdrop(event);
      },
      listen,
    );
    dialog.addEventListener(
      'click',
      event => {
        if (pressedBackdrop && onBackdrop(event)) newest.current('backdrop');
      },
      listen,
    );
    dialog.addEventListener(
      'cancel',
      event => {
        // A file field's cancel bubbles up to here.
        if (event.target !== dialog) return;
        event.preventDefault();
        newest.current('escape');
      },
      listen,
    );
    dialog.addEventListener(
      'close',
      event => {
        // Changing, or open again when the event arrives: it was closed to be suspended or resumed.
        if (event.target !== dialog || changing.current || dialog.open) return;
        // A browser closes on the second Escape in any case. If the owner does not agree, it opens again.
        newest.current('escape');
        showAgain(times => times + 1);
      },
      listen,
    );
    const release = lockScroll();
    dialog.showModal();
    dialog.focus();
    return () => {
      listening.abort();
      dialog.close();
      release();
    };
  }, [shownAgain]);

  useImperativeHandle(handle, () => {
    const change = (show: (dialog: HTMLDialogElement) => void) => {
      const dialog = ref.current;
      if (!dialog?.open) return;
      const active = focused(dialog);
      changing.current = true;
      // It has entered already; being shown again is no news.
      dialog.dataset['still'] = '';
      dialog.close();
      show(dialog);
      changing.current = false;
      active?.focus();
    };
    return {
      suspend: () => change(dialog => dialog.show()),
      resume: () => change(dialog => dialog.showModal()),
    };
  }, []);

  return ref;
}

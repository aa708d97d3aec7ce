import { useEffect, useRef } from 'react';
import { Toast, type ToastProps } from './toast.js';
import { toasts as toastsClass } from './toast.css.js';

export interface ToastItem extends Pick<ToastProps, 'tone' | 'duration'> {
  id: string;
  text: string;
  /** Whether it can be undone. */
  undo?: boolean | undefined;
}

export interface ToastListProps {
  toasts: readonly ToastItem[];
  onClose: (id: string) => void;
  onUndo?: ((id: string) => void) | undefined;
  closeLabel?: string | undefined;
  undoLabel?: string | undefined;
}

/** The toasts of a page, the newest last, read out as they come. Keep it rendered while there are none. */
export function ToastList({ toasts, onClose, onUndo, closeLabel, undoLabel }: ToastListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    const list = ref.current;
    // The top layer, not a z-index: a widget may stand in any stacking context of the page. Shown anew to lie on top.
    if (!list || !('showPopover' in list)) return;
    if (list.matches(':popover-open')) list.hidePopover();
    list.showPopover();
  }, [newest]);
  return (
    <div ref={ref} className={toastsClass} popover="manual" role="log" aria-live="polite" aria-relevant="additions" part="toasts">
      {toasts.map(({ id, text, tone, duration, undo }) => (
        <Toast
          key={id} tone={tone} duration={duration} closeLabel={closeLabel} undoLabel={undoLabel}
          onClose={() => onClose(id)} onUndo={undo && onUndo ? () => onUndo(id) : undefined}
        >
          {text}
        </Toast>
      ))}
    </div>
  );
}

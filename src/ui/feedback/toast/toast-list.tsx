import { useEffect, useRef, useState } from 'react';
import { Button } from '../../actions/button/button.js';
import { chevronDown, chevronUp } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { Toast, type ToastProps } from './toast.js';
import { more, toasts as toastsClass } from './toast.css.js';
import { toastWords } from './words.js';

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
  /** How many are shown at once, the newest; the others wait behind a button. */
  max?: number | undefined;
}

/** The toasts of a page, the newest last, read out as they come. Keep it rendered while there are none. */
export function ToastList({ toasts, onClose, onUndo, closeLabel, undoLabel, max = 4 }: ToastListProps) {
  const words = useWords(toastWords);
  const ref = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const over = Math.max(0, toasts.length - max);
  const newest = toasts.at(-1)?.id;
  if (all && over === 0) setAll(false);
  useEffect(() => {
    const list = ref.current;
    // The top layer, not a z-index: a widget may be in any stacking context of the page. Shown again to lie on top.
    // What came later may come into a page that has let go of it.
    if (!list?.isConnected || !('showPopover' in list)) return;
    if (list.matches(':popover-open')) list.hidePopover();
    list.showPopover();
    list.scrollTop = list.scrollHeight;
  }, [newest, all]);
  return (
    <div
      ref={ref}
      className={toastsClass}
      popover="manual"
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      part="toasts"
    >
      {over > 0 && (
        <div className={more}>
          <Button size="sm" type="secondary" icon={all ? chevronDown : chevronUp} onClick={() => setAll(!all)}>
            {all ? words.fewer : words.more(over)}
          </Button>
        </div>
      )}
      {toasts.map(({ id, text, tone, duration, undo }, index) => (
        <Toast
          key={id}
          tone={tone}
          duration={duration}
          closeLabel={closeLabel}
          undoLabel={undoLabel}
          waiting={!all && index < over}
          onClose={() => onClose(id)}
          onUndo={undo && onUndo ? () => onUndo(id) : undefined}
        >
          {text}
        </Toast>
      ))}
    </div>
  );
}

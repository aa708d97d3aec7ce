import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { AnchoredSide } from '../../hooks/anchored.js';
import { tooltip, trigger as triggerClass } from './tooltip.css.js';
import { useHoverIntent } from './use-hover-intent.js';

export interface TooltipProps {
  /** A short remark. Without one only the children are rendered; they stay the same elements when it comes or goes. */
  text?: string | undefined;
  /** One control that can be focused. */
  children: ReactNode;
  /** Preferred; the opposite one is taken where there is no room. */
  side?: AnchoredSide | undefined;
  /** Off where the remark only repeats the control's name: a screen reader would say it twice. */
  describes?: boolean | undefined;
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** A short remark on a control, on hover and on keyboard focus. Never the only place where something is said. */
export function Tooltip({ text, children, side = 'block-start', describes = true }: TooltipProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const control = useRef<HTMLElement>(null);
  const popover = useRef<HTMLSpanElement>(null);
  const { shown, hide, events } = useHoverIntent(!text);
  const described = Boolean(text) && describes;

  // In every render: the control may be another one, or have been given ids of its own.
  useLayoutEffect(() => {
    const found = box.current?.querySelector<HTMLElement>(controls) ?? null;
    control.current = found;
    if (!found || !described) return undefined;
    const others = (found.getAttribute('aria-describedby') ?? '').split(' ').filter(other => other && other !== id);
    found.setAttribute('aria-describedby', [...others, id].join(' '));
    return () => {
      const left = (found.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter(other => other && other !== id)
        .join(' ');
      if (left) found.setAttribute('aria-describedby', left);
      else found.removeAttribute('aria-describedby');
    };
  });
  const open = shown && Boolean(text);
  const dismissed = useRef(hide);
  useLayoutEffect(() => {
    dismissed.current = hide;
  });
  useEffect(() => {
    if (!open) return undefined;
    let wanted = true;
    let close: (() => void) | undefined;
    // Most people never point at one. Code that does not load is requested again with the next remark.
    import('../../hooks/anchored.js').then(
      ({ showAnchored }) => {
        const [at, remark] = [control.current, popover.current];
        if (wanted && at && remark)
          close = showAnchored(at, remark, { side, align: 'center', gap: 6 }, () => dismissed.current());
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      close?.();
    };
  }, [open, side]);

  // The remark inside the box: pointing at it is still pointing.
  return (
    <span ref={box} className={triggerClass} {...events}>
      {children}
      {text && (
        <span ref={popover} className={tooltip} id={id} role="tooltip" popover="hint" part="tooltip">
          {text}
        </span>
      )}
    </span>
  );
}

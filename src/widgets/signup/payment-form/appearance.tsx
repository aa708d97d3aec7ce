import type { Appearance } from '@stripe/stripe-js';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { probe as probeClass } from './appearance.css.js';
import { stripeAppearance } from './stripe-appearance.js';

/** `color(srgb 0.5 0 1)` → `rgb(128, 0, 255)`, the one notation that the frames are sure to know. */
const rgb = (computed: string) => {
  const channels = computed.startsWith('color(') ? computed.match(/[\d.]+/g)?.slice(0, 3) : undefined;
  return channels ? `rgb(${channels.map(value => Math.round(Number(value) * 255)).join(', ')})` : computed;
};

function readAppearance(probe: Element): Appearance {
  const style = getComputedStyle(probe);
  return stripeAppearance({
    text: rgb(style.color),
    textMuted: rgb(style.caretColor),
    surface: rgb(style.backgroundColor),
    lineStrong: rgb(style.borderTopColor),
    focus: rgb(style.outlineColor),
    critical: rgb(style.textDecorationColor),
    success: rgb(style.columnRuleColor),
    fontFamily: style.fontFamily,
    fontBody: style.fontSize,
    fontSmall: style.letterSpacing,
    weightMedium: style.fontWeight,
    radiusControl: style.borderTopLeftRadius,
    space1: style.width,
  });
}

/** The look of the provider's frames, read at their place, and again whenever scheme or brand change there. */
export function useAppearance(at: RefObject<HTMLElement | null>, theme: string | undefined): Appearance | undefined {
  const [appearance, setAppearance] = useState<Appearance>();
  useLayoutEffect(() => {
    const probe = document.createElement('span');
    probe.className = probeClass;
    at.current?.append(probe);
    const read = () => {
      if (!probe.isConnected) return;
      const next = readAppearance(probe);
      setAppearance(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    read();
    probe.addEventListener('transitionend', read);
    // What is not rendered has no transitions; when it comes back it has a size again.
    const back = new ResizeObserver(read);
    back.observe(probe);
    return () => {
      back.disconnect();
      probe.remove();
    };
  }, [at, theme]);
  return appearance;
}

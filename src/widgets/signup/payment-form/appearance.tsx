import type { Appearance } from '@stripe/stripe-js';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { readColor, readToken } from '../../../ui/tokens/read-token.js';

const darkScheme = '(prefers-color-scheme: dark)';

function isDark(at: Element): boolean {
  const probe = document.createElement('span');
  probe.style.setProperty('color', 'light-dark(rgb(255 255 255), rgb(0 0 0))');
  probe.style.setProperty('display', 'none');
  at.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color === 'rgb(0, 0, 0)';
}

/** Our tokens, as the provider's frames take them. */
function readAppearance(at: Element): Appearance {
  const line = readColor(at, 'colorLineStrong');
  const radius = readToken(at, 'radiusControl');
  return {
    theme: isDark(at) ? 'night' : 'stripe',
    variables: {
      colorPrimary: readColor(at, 'colorFocus'),
      colorBackground: readColor(at, 'colorSurface'),
      colorText: readColor(at, 'colorText'),
      colorTextSecondary: readColor(at, 'colorTextMuted'),
      colorTextPlaceholder: readColor(at, 'colorTextMuted'),
      colorDanger: readColor(at, 'colorCritical'),
      inputColorBorder: line,
      fontFamily: readToken(at, 'fontFamily'),
      fontSizeBase: readToken(at, 'fontBody'),
      labelFontWeight: readToken(at, 'weightMedium'),
      borderRadius: radius,
      spacingUnit: readToken(at, 'space1'),
    },
    rules: {
      '.Input': { boxShadow: 'none', border: `1px solid ${line}` },
      '.Label': { fontSize: readToken(at, 'fontSmall') },
    },
  };
}

/** The look of the provider's frames, read where they stand; read again when page, system or widget changes its scheme. */
export function useAppearance(at: RefObject<HTMLElement | null>, theme: string | undefined): Appearance | undefined {
  const [appearance, setAppearance] = useState<Appearance>();
  useLayoutEffect(() => {
    const read = () => {
      if (!at.current?.isConnected) return;
      const next = readAppearance(at.current);
      setAppearance(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    read();
    // Pages change scheme and brand by an attribute of one of these.
    const attributes = new MutationObserver(read);
    for (const element of [document.documentElement, document.body]) attributes.observe(element, { attributes: true });
    const system = matchMedia(darkScheme);
    system.addEventListener('change', read);
    return () => {
      attributes.disconnect();
      system.removeEventListener('change', read);
    };
  }, [at, theme]);
  return appearance;
}

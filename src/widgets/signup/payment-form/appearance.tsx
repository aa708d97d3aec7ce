import type { Appearance } from '@stripe/stripe-js';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { readToken } from '../../../ui/tokens/read-token.js';
import { tokens } from './appearance.css.js';

const darkScheme = '(prefers-color-scheme: dark)';

const isDark = (at: Element): boolean => readToken(at, 'color', 'light-dark(rgb(255 255 255), rgb(0 0 0))') === 'rgb(0, 0, 0)';

/** Our tokens, as the provider's frames take them. */
function readAppearance(at: Element): Appearance {
  const color = (token: string) => readToken(at, 'color', token);
  const line = color(tokens.line);
  const muted = color(tokens.textMuted);
  return {
    theme: isDark(at) ? 'night' : 'stripe',
    variables: {
      colorPrimary: color(tokens.primary),
      colorBackground: color(tokens.background),
      colorText: color(tokens.text),
      colorTextSecondary: muted,
      colorTextPlaceholder: muted,
      colorDanger: color(tokens.danger),
      inputColorBorder: line,
      fontFamily: readToken(at, 'font-family', tokens.fontFamily),
      fontSizeBase: readToken(at, 'font-size', tokens.fontBody),
      labelFontWeight: readToken(at, 'font-weight', tokens.labelWeight),
      borderRadius: readToken(at, 'border-top-left-radius', tokens.radius),
      spacingUnit: readToken(at, 'width', tokens.unit),
    },
    rules: {
      '.Input': { boxShadow: 'none', border: `1px solid ${line}` },
      '.Label': { fontSize: readToken(at, 'font-size', tokens.fontSmall) },
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

import type { BrandSeed } from '../../ui/tokens/brand.js';
import { defaultSeed, deriveBrand } from '../../ui/tokens/derive-brand.js';
import { readColor } from '../../ui/tokens/oklch.js';
import { propertyOf } from '../../ui/tokens/property.js';
import { makeTheme, type TokenName } from '../../ui/tokens/theme.js';

// Fetched when a widget is first given an appearance, and never before.

/** The `--echelon-*` properties of an appearance by name, and `background` where it has a paper of its own. */
export type Look = Readonly<Record<string, string>>;

const isColor = (value: unknown): boolean => typeof value === 'string' && readColor(value) !== undefined;
const isRadius = (value: unknown): boolean => typeof value === 'number' && value >= 0 && Number.isFinite(value);

/** What each part must be, and how to write it. */
const parts: Record<keyof BrandSeed, { is: (value: unknown) => boolean; write: string }> = {
  accent: { is: isColor, write: 'a colour as #rrggbb, rgb(…), oklch(…) or a CSS name' },
  ink: { is: isColor, write: 'a colour as #rrggbb, rgb(…), oklch(…) or a CSS name' },
  paper: { is: isColor, write: 'a colour as #rrggbb, rgb(…), oklch(…) or a CSS name' },
  radius: { is: isRadius, write: 'a number of px, 0 or more' },
  fontFamily: { is: value => typeof value === 'string' && value.trim() !== '', write: 'a CSS font-family list' },
};

const warn = (problem: string) => console.warn(`Echelon: ${problem} The default look is kept for it.`);
const isPart = (name: string): name is keyof BrandSeed => name in parts;

/** The usable part of an appearance. Pages are written by hand: the rest is reported on the console. */
function usable(appearance: object): Partial<BrandSeed> {
  const good = Object.entries(appearance).filter(([name, value]) => {
    if (value === undefined) return false;
    if (!isPart(name))
      warn(`the appearance has a part "${name}", which is unknown. Write ${Object.keys(parts).join(', ')}.`);
    else if (parts[name].is(value)) return true;
    else warn(`the appearance has ${JSON.stringify(value)} as its ${name}. Write ${parts[name].write}.`);
    return false;
  });
  return Object.fromEntries(good);
}

const isColorToken = (name: string) => name.startsWith('color');

function derive(appearance: object): Look {
  const given = usable(appearance);
  const theme = makeTheme(deriveBrand({ ...defaultSeed, ...given }));
  const changes = (name: string) =>
    (isColorToken(name) && (given.accent ?? given.ink ?? given.paper) !== undefined) ||
    (name.startsWith('radiusC') && given.radius !== undefined) ||
    (name === 'fontFamily' && given.fontFamily !== undefined);
  const isToken = (name: string): name is TokenName => name in theme;
  const look: Record<string, string> = Object.fromEntries(
    Object.keys(theme)
      .filter(isToken)
      .filter(changes)
      .map(name => [propertyOf(name), theme[name]]),
  );
  // Text of another ink cannot be read on a page that we do not know. On a page of the same paper nobody sees this.
  if ((given.ink ?? given.paper) !== undefined) look['background'] = theme.colorSurface;
  return look;
}

const known = new Map<string, Look>();

/** What an appearance makes of the tokens; the same object for the same appearance. Nothing for what is no appearance. */
export function lookOf(appearance: unknown): Look {
  const key = JSON.stringify(appearance) ?? '';
  const found = known.get(key);
  if (found) return found;
  const isGiven = typeof appearance === 'object' && appearance !== null && !Array.isArray(appearance);
  if (!isGiven && appearance !== undefined)
    warn(`the appearance is ${key}. Write an object such as { "accent": "#1f5a3d", "radius": 4 }.`);
  const look = isGiven ? derive(appearance) : {};
  known.set(key, look);
  return look;
}

const sheetOf = new WeakMap<ShadowRoot, CSSStyleSheet>();

/**
 * Applies an appearance to an element, or removes it. It is a rule of the element's own for `:host`: it wins over what
 * the element inherits from the page, and loses to what the page says about that element.
 */
export function applyAppearance(root: ShadowRoot, appearance: unknown): void {
  const page = root.ownerDocument.defaultView ?? window;
  let sheet = sheetOf.get(root);
  if (!sheet || !root.adoptedStyleSheets.includes(sheet)) {
    sheet = new page.CSSStyleSheet();
    sheet.replaceSync(':host{}');
    sheetOf.set(root, sheet);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }
  const [rule] = sheet.cssRules;
  if (!(rule instanceof page.CSSStyleRule)) return;
  // One by one: a font's name cannot become a rule.
  for (const name of Array.from(rule.style)) rule.style.removeProperty(name);
  for (const [name, value] of Object.entries(lookOf(appearance))) rule.style.setProperty(name, value);
}

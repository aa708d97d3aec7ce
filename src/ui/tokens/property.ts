import type { TokenName } from './theme.js';

/** `colorTextMuted` → `color-text-muted`, `space3` → `space-3`. */
export const kebabToken = (name: string): string => name.replace(/([A-Z]|\d+)/g, part => `-${part.toLowerCase()}`);

/** The custom property that a page sets for a token: `colorTextMuted` → `--echelon-color-text-muted`. */
export const propertyOf = (name: TokenName): `--echelon-${string}` => `--echelon-${kebabToken(name)}`;

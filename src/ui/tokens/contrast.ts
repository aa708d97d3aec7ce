const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Red, green and blue of a `#rrggbb` colour, 0 to 1. Throws on any other notation. */
export function channels(color: string): [red: number, green: number, blue: number] {
  const [, red, green, blue] = HEX.exec(color) ?? [];
  if (!red || !green || !blue)
    throw new Error(`contrast() was given "${color}". It compares opaque colours only: write #rrggbb.`);
  return [Number.parseInt(red, 16) / 255, Number.parseInt(green, 16) / 255, Number.parseInt(blue, 16) / 255];
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** WCAG 2.2 relative luminance of red, green and blue, all 0 to 1. */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2.2 relative luminance of a `#rrggbb` colour, 0 to 1. */
export const luminance = (color: string): number => luminanceOf(...channels(color));

/** WCAG 2.2 contrast ratio of two relative luminances, 1 to 21. */
export const ratioOf = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export const contrast = (one: string, other: string): number => ratioOf(luminance(one), luminance(other));

/** A tenth of one `#rrggbb` colour in another, as `color-mix(in srgb, one 10%, other)` draws it. */
export function tenthOf(one: string, other: string): string {
  const rest = channels(other);
  const mixed = channels(one).map((value, at) => Math.round(255 * (value * 0.1 + (rest[at] ?? 0) * 0.9)));
  return `#${mixed.map(value => value.toString(16).padStart(2, '0')).join('')}`;
}

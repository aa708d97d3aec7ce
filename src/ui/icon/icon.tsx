import { cx } from '../style/cx.js';
import { icon, sizes } from './icon.css.js';
import type { IconShape } from './shapes.js';

/** Edge in px: 12, 16, 20, 24, 32, 40, 48, 62 (spec s.9: 2xs to 3xl up to 62 px). */
export type IconSize = keyof typeof sizes;

export interface IconProps {
  shape: IconShape;
  size?: IconSize | undefined;
  /** What it says, when no word beside it does. Without a label it is decoration to a screen reader. */
  label?: string | undefined;
}

/** A small drawing in the colour of its text. */
export function Icon({ shape, size = 'sm', label }: IconProps) {
  return (
    <svg
      className={cx(icon, sizes[size])}
      viewBox="0 0 24 24"
      data-flips={typeof shape === 'string' ? undefined : ''}
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path d={String(shape)} />
    </svg>
  );
}

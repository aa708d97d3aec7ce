import { useOncePer } from '../../hooks/use-once-per.js';
import { Icon, type IconSize } from '../../icon/icon.js';
import type { IconShape } from '../../icon/shapes.js';
import { cx } from '../../style/cx.js';
import { iconButton, sizes } from './icon-button.css.js';

/** Edge 24, 28, 32, 36, 44 px (spec s.9: 3xs to md). */
export type IconButtonSize = keyof typeof sizes;

export interface IconButtonProps {
  shape: IconShape;
  /** Its name: an icon alone says nothing to a screen reader. */
  label: string;
  size?: IconButtonSize | undefined;
  disabled?: boolean | undefined;
  /** For a button that stays pressed. */
  pressed?: boolean | undefined;
  /** Id of what it acts on. */
  controls?: string | undefined;
  /** Called at most once per 500 ms (spec s.4). */
  onClick: () => void;
  part?: string | undefined;
}

const drawing: Record<IconButtonSize, IconSize> = { '3xs': 'xs', '2xs': 'xs', xs: 'sm', sm: 'sm', md: 'md' };

/** A button that is only an icon. */
export function IconButton({
  shape,
  label,
  size = 'md',
  disabled = false,
  pressed,
  controls,
  onClick,
  part = 'icon-button',
}: IconButtonProps) {
  const press = useOncePer(500, onClick);
  return (
    <button
      type="button"
      className={cx(iconButton, sizes[size])}
      part={part}
      aria-label={label}
      aria-pressed={pressed}
      aria-controls={controls}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) press();
      }}
    >
      <Icon shape={shape} size={drawing[size]} />
    </button>
  );
}

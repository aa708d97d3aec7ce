import type { ButtonSize, ButtonType } from '../button/button.js';
import { button, sizes, types } from '../button/button.css.js';
import type { AnchoredAlign } from '../../hooks/use-anchored.js';
import { Icon } from '../../icon/icon.js';
import { chevronDown, more, type IconShape } from '../../icon/shapes.js';
import { iconButton, sizes as iconSizes } from '../icon-button/icon-button.css.js';
import { useWords } from '../../language/language.js';
import { cx } from '../../style/cx.js';
import { Tooltip } from '../../feedback/tooltip/tooltip.js';
import { Menu, type MenuGroup } from './menu.js';
import { arrow } from './menu.css.js';
import { menuWords } from './words.js';

interface Shared {
  groups: readonly MenuGroup[];
  align?: AnchoredAlign | undefined;
  /** Why it cannot be opened now. The button can still be reached, so that it can say so. */
  disabled?: string | undefined;
}

/** A button that does nothing but say why. */
const stopped = { onClick: () => undefined, onKeyDown: () => undefined, 'aria-disabled': true } as const;

export interface MenuButtonProps extends Shared {
  /** The words on the button. */
  label: string;
  icon?: IconShape | undefined;
  type?: ButtonType | undefined;
  size?: ButtonSize | undefined;
}

/** A button with words and an arrow that opens a menu. */
export function MenuButton({ label, icon, type = 'secondary', size = 'md', disabled, ...menu }: MenuButtonProps) {
  return (
    <Menu label={label} {...menu}>
      {trigger => (
        <Tooltip text={disabled}>
          <button
            type="button"
            className={cx(button, sizes[size], types[type])}
            part="button"
            {...trigger}
            {...(disabled ? stopped : {})}
          >
            {icon && <Icon shape={icon} />}
            {label}
            <span className={arrow}>
              <Icon shape={chevronDown} />
            </span>
          </button>
        </Tooltip>
      )}
    </Menu>
  );
}

export interface MenuIconButtonProps extends Shared {
  /** What the button is called; 'More actions' without one. Where a page has several, say of what. */
  label?: string | undefined;
  shape?: IconShape | undefined;
  size?: keyof typeof iconSizes | undefined;
}

/** A button that is only an icon, three dots if not said otherwise, and opens a menu. */
export function MenuIconButton({
  label,
  shape = more,
  size = 'md',
  align = 'end',
  disabled,
  groups,
}: MenuIconButtonProps) {
  const words = useWords(menuWords);
  const name = label ?? words.actions;
  return (
    <Menu label={name} groups={groups} align={align}>
      {(trigger, open) => (
        <Tooltip text={open ? undefined : (disabled ?? name)} describes={disabled !== undefined}>
          <button
            type="button"
            className={cx(iconButton, iconSizes[size])}
            part="icon-button"
            aria-label={name}
            {...trigger}
            {...(disabled ? stopped : {})}
          >
            <Icon shape={shape} />
          </button>
        </Tooltip>
      )}
    </Menu>
  );
}

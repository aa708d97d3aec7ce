import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconSize } from '../../icon/icon.js';
import type { IconShape } from '../../icon/shapes.js';
import { Said } from '../../feedback/said/said.js';
import { Spinner } from '../../feedback/spinner/spinner.js';
import { cx } from '../../style/cx.js';
import { button, content, sizes, types, waiting } from './button.css.js';

/** Spec s.9. `primary` once per view, as `start` where it joins, pays or goes live; `warning` for what takes something away. */
export type ButtonType = keyof typeof types;
/** Heights 36, 44, 52 px (spec s.9). */
export type ButtonSize = keyof typeof sizes;

export interface ButtonProps {
  children: ReactNode;
  type?: ButtonType | undefined;
  size?: ButtonSize | undefined;
  icon?: IconShape | undefined;
  iconSize?: IconSize | undefined;
  iconPosition?: 'start' | 'end' | undefined;
  /** Ignores clicks. The button can still be reached, so that a `Tooltip` around it can say why. */
  disabled?: boolean | undefined;
  /** Shows a spinner in the button's own width and ignores clicks. */
  loading?: boolean | undefined;
  /** What a screen reader says when loading begins; without it 'Loading'. */
  loadingLabel?: string | undefined;
  /** As wide as the box it is in. */
  full?: boolean | undefined;
  /** Sends the form it is in. */
  submit?: boolean | undefined;
  /** The form it belongs to when it is outside, by id. */
  form?: string | undefined;
  /** Makes it a link of the same look. */
  href?: string | undefined;
  target?: string | undefined;
  /** Not called while disabled or loading. */
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  /** For `::part()`. */
  part?: string | undefined;
  /** A name for screen readers that says more than the words shown. */
  label?: string | undefined;
}

/**
 * A button, or with `href` a link that looks like one. The specification's option `tooltip` (s.3) is a `Tooltip` around it,
 * `showButton` is whether it is rendered.
 */
export function Button({
  children,
  type = 'primary',
  size = 'md',
  icon,
  iconSize = 'sm',
  iconPosition = 'start',
  disabled = false,
  loading = false,
  loadingLabel,
  full,
  submit = false,
  form,
  href,
  target,
  onClick,
  part = 'button',
  label,
}: ButtonProps) {
  const blocked = disabled || loading;
  const shared = {
    className: cx(button, sizes[size], types[type]),
    part,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Not the disabled attribute: that would drop the focus and hide the reason.
      if (blocked) event.preventDefault();
      else onClick?.(event);
    },
    'aria-disabled': blocked || undefined,
    'aria-busy': loading || undefined,
    'aria-label': label,
    'data-full': full ? '' : undefined,
    'data-icon-end': iconPosition === 'end' ? '' : undefined,
  };
  const inside = (
    <>
      {icon && (
        <span className={content}>
          <Icon shape={icon} size={iconSize} />
        </span>
      )}
      <span className={content}>{children}</span>
      {loading && (
        <span className={waiting}>
          <Spinner />
        </span>
      )}
    </>
  );
  const control =
    href === undefined ? (
      <button type={submit ? 'submit' : 'button'} form={form} {...shared}>
        {inside}
      </button>
    ) : (
      <a
        href={blocked ? undefined : href}
        role={blocked ? 'link' : undefined}
        target={target}
        rel={target === '_blank' ? 'noopener' : undefined}
        {...shared}
      >
        {inside}
      </a>
    );
  return (
    <>
      {control}
      {loading && <Said>{loadingLabel}</Said>}
    </>
  );
}

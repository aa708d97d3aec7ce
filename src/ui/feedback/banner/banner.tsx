import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import { error, info, success, warning, type IconShape } from '../../icon/shapes.js';
import { cx } from '../../style/cx.js';
import { tones } from '../../style/tones.css.js';
import { heldBack } from '../said/held-back.js';
import { actions as actionsClass, banner, content, title as titleClass } from './banner.css.js';

export type BannerTone = keyof typeof tones;

export interface BannerProps {
  tone?: BannerTone | undefined;
  title?: ReactNode;
  /** The message. */
  children?: ReactNode;
  /** The way out: buttons or links. */
  actions?: ReactNode;
  /** Read out when it appears. Off for what is on a page from the beginning. */
  announced?: boolean | undefined;
}

const shapes: Record<BannerTone, IconShape> = { info, success, warning, critical: error };

/** A message about the view it is in; icon, words and tone say what it means. */
export function Banner({ tone = 'critical', title, children, actions, announced = true }: BannerProps) {
  // An alert is read out by its coming.
  const isPolite = announced && tone !== 'critical';
  const held = isPolite ? heldBack : undefined;
  return (
    <div className={cx(banner, tones[tone])} part="banner" role={isPolite ? 'status' : announced ? 'alert' : undefined}>
      <Icon shape={shapes[tone]} />
      <div className={content}>
        {title && (
          <p ref={held} className={titleClass}>
            {title}
          </p>
        )}
        {children && <div ref={held}>{children}</div>}
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
    </div>
  );
}

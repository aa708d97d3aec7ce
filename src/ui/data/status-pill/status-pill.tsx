import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import type { IconShape } from '../../icon/shapes.js';
import { cx } from '../../style/cx.js';
import { pill, tones } from './status-pill.css.js';

export type PillTone = keyof typeof tones;

export interface StatusPillProps {
  children: ReactNode;
  tone?: PillTone | undefined;
  /** A status carries an icon, so that its tone is not its only sign; a mere remark may do without. */
  icon?: IconShape | undefined;
}

/** One word about a thing's state. */
export function StatusPill({ children, tone = 'neutral', icon }: StatusPillProps) {
  return (
    <span className={cx(pill, tones[tone])} part="pill">
      {icon && <Icon shape={icon} size="2xs" />}
      {children}
    </span>
  );
}

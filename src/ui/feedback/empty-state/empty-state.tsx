import type { ReactNode } from 'react';
import { Icon } from '../../icon/icon.js';
import type { IconShape } from '../../icon/shapes.js';
import { empty, sign, text, title as titleClass } from './empty-state.css.js';

export interface EmptyStateProps {
  icon?: IconShape | undefined;
  title: ReactNode;
  /** What will be here. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
}

/** Where there is nothing yet: what will be here, and the one next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={empty} part="empty">
      {icon && (
        <span className={sign}>
          <Icon shape={icon} size="lg" />
        </span>
      )}
      <p className={titleClass}>{title}</p>
      {children && <div className={text}>{children}</div>}
      {action}
    </div>
  );
}

import { useRef } from 'react';
import { useOverflows } from '../../hooks/use-overflows.js';
import { Icon } from '../../icon/icon.js';
import { check } from '../../icon/shapes.js';
import { benefit } from './pricing-card.css.js';

export interface BenefitsProps {
  texts: readonly string[];
  /** What the list is called for a screen reader. */
  label: string;
  className: string;
}

/** What a plan includes, ticked. Where there is more than fits, it scrolls, and says so. */
export function Benefits({ texts, label, className }: BenefitsProps) {
  const list = useRef<HTMLUListElement>(null);
  // A card out of sight is not laid out, and must be reachable all the same.
  const overflows = useOverflows(list, true);
  return (
    <ul
      ref={list}
      className={className}
      role="list"
      part="benefits"
      aria-label={label}
      tabIndex={overflows ? 0 : undefined}
      data-more={overflows ? '' : undefined}
    >
      {texts.map((text, index) => (
        <li key={index} className={benefit}>
          <Icon shape={check} size="xs" />
          {text}
        </li>
      ))}
    </ul>
  );
}

import { apps } from './apps.js';
import { StoreBadge } from './store-badge.js';
import { badges } from './store-badge.css.js';

/** Both stores side by side, as wide as they need. */
export function StoreBadges() {
  return (
    <div className={badges}>
      <StoreBadge store="apple" href={apps.apple} />
      <StoreBadge store="google" href={apps.google} />
    </div>
  );
}

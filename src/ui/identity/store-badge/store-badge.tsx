import { Icon } from '../../icon/icon.js';
import { device, download, external } from '../../icon/shapes.js';
import { useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import { badge, lead, lines, store as storeClass } from './store-badge.css.js';
import { storeBadgeWords } from './words.js';

export interface StoreBadgeProps {
  /** Whose store it is (spec s.2). */
  store: 'apple' | 'google';
  /** The mobile app's page there. */
  href: string;
}

/** Opens the mobile app's page in its store, in a new tab. Drawn plainly: the stores' own badges are theirs. */
export function StoreBadge({ store, href }: StoreBadgeProps) {
  const words = useWords(storeBadgeWords);
  return (
    <a className={badge} href={href} target="_blank" rel="noopener" part="store-badge">
      <Icon shape={store === 'apple' ? device : download} size="md" />
      <span className={lines}>
        <span className={lead}>{store === 'apple' ? words.leadApple : words.leadGoogle}</span>{' '}
        <span className={storeClass}>
          {words[store]}
          <span className={unseen}> ({words.newTab})</span>
        </span>
      </span>
      <Icon shape={external} size="xs" />
    </a>
  );
}

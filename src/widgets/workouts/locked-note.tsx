import type { Locked } from '../../core/contract/schemas/access.js';
import { Skeleton } from '../../ui/feedback/skeleton/skeleton.js';
import { LazyView } from '../element/lazy-view.js';
import type { LockedTextProps } from './locked-text.js';

const loadText = () => import('./locked-text.tsx?widget');

/** What is missing to what is sold, and the way to it; nothing where nothing is, and nothing is fetched for it. */
export function LockedNote({ locked, ...props }: Omit<LockedTextProps, 'locked'> & { locked: Locked }) {
  return locked && <LazyView load={loadText} props={{ locked, ...props }} waiting={<Skeleton shape="control" />} />;
}

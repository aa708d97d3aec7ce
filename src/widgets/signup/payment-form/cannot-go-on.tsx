import { BulletList } from '../../../ui/data/bullet-list/bullet-list.js';
import { useWords } from '../../../ui/language/language.js';
import { TryAgain } from '../../screen/failure.js';
import { useTold } from '../../screen/use-told.js';
import { words } from './copy.js';
import type { CannotGoOn } from './screen.js';

interface Props {
  is: CannotGoOn['is'];
  onRetry: () => void;
}

/** What keeps the fields away, or takes them apart: few ever see it. */
export function View({ is, onRetry }: Props) {
  const copy = useWords(words);
  return is === 'unreachable' ? (
    <Unreachable onRetry={onRetry} />
  ) : (
    <TryAgain tone="warning" onRetry={onRetry}>
      {copy.removed}
    </TryAgain>
  );
}

/** The card provider's script or fields did not come: what may keep them away. The page's engineers are told, too. */
function Unreachable({ onRetry }: Pick<Props, 'onRetry'>) {
  const { title, lead, issues, retry: label, isolated, sandboxed } = useWords(words).unreachable;
  useTold('cardProviderBlocked');
  const likely = [globalThis.crossOriginIsolated && isolated, globalThis.origin === 'null' && sandboxed].filter(
    issue => issue !== false,
  );
  return (
    <TryAgain tone="warning" title={title} label={label} onRetry={onRetry}>
      {lead}
      <BulletList items={[...likely, ...issues]} />
    </TryAgain>
  );
}

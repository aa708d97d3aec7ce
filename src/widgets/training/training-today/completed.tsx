import { Button } from '../../../ui/actions/button/button.js';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { useWords } from '../../../ui/language/language.js';
import { words } from './copy.js';
import type { Completed } from './model.js';

export interface CompletedProps {
  completed: readonly Completed[];
  badgesHref: string | undefined;
  onClose: () => void;
}

/** Challenges that were finished since the last visit. Each is said once. */
export function View({ completed, badgesHref, onClose }: CompletedProps) {
  const copy = useWords(words);
  return (
    <div part="completed">
      <Banner
        tone="success"
        title={completed.map(({ name }) => copy.finished(name)).join(' ')}
        actions={
          <>
            {badgesHref !== undefined && (
              <Button type="secondary" size="sm" href={badgesHref}>
                {copy.seeBadges}
              </Button>
            )}
            <Button type="ghost" size="sm" onClick={onClose}>
              {copy.close}
            </Button>
          </>
        }
      >
        {copy.finishedText(completed.length)}
      </Banner>
    </div>
  );
}

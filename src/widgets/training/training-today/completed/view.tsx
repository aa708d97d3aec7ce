import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { useWords } from '../../../../ui/language/language.js';
import { useModel } from '../../../screen/use-model.js';
import { useStore } from '../../../screen/use-store.js';
import { completedWords } from './copy.js';
import { createCompleted } from './model.js';

/** Challenges that were finished since the last visit. */
export function View({ badgesHref }: { badgesHref: string | undefined }) {
  const copy = useWords(completedWords);
  const model = useModel(createCompleted, []);
  const completed = useStore(model.$completed);
  if (completed.length === 0) return null;
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
            <Button type="ghost" size="sm" onClick={model.close}>
              {copy.close}
            </Button>
          </>
        }
      >
        {copy.badges(completed.length)}
      </Banner>
    </div>
  );
}

import type { MouseEvent } from 'react';
import { Button } from '../../../ui/actions/button/button.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { useWords } from '../../../ui/language/language.js';
import { cx } from '../../../ui/style/cx.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { useStore } from '../../screen/use-store.js';
import { Card } from './card.js';
import { Classes, type ClassLinks } from './classes.js';
import { words } from './copy.js';
import { JoinButton } from './join.js';
import { Leave } from './leave.js';
import type { ChallengesModel } from './model.js';
import { card, cardName, paper, panel } from './view.css.js';

interface DetailProps extends ClassLinks {
  model: ChallengesModel;
  listHref: string | undefined;
  onBack: (event: MouseEvent<HTMLElement>) => void;
}

/** One challenge with its classes, and the ways in and out. */
export function Detail({ model, listHref, onBack, ...links }: DetailProps) {
  const copy = useWords(words);
  return (
    <div className={panel}>
      <div>
        <Button type="secondary" size="sm" href={listHref} onClick={onBack}>
          {copy.back}
        </Button>
      </div>
      <Challenge model={model} {...links} />
    </div>
  );
}

function Challenge({ model, ...links }: ClassLinks & { model: ChallengesModel }) {
  const copy = useWords(words);
  const progress = useStore(model.detail.$progress);
  const content = useStore(model.detail.$content);
  const settings = useStore(model.$settings);
  if (progress.is === 'failed')
    return <NotLoaded what={copy.challengeWhat} why={progress} onRetry={model.detail.retry} />;
  if (progress.is === 'loading')
    return (
      <div className={cx(card, paper)} aria-busy="true">
        <Skeleton shape="title" width="medium" />
        <Skeleton shape="figure" width="short" />
        <Skeleton width="long" />
      </div>
    );
  return (
    <>
      <Card
        challenge={progress}
        place={{ is: 'known', progress }}
        settings={settings}
        name={
          <h3 className={cardName}>
            <bdi>{progress.name}</bdi>
          </h3>
        }
        failed={null}
      >
        <JoinButton model={model} challenge={progress} type="start" />
        <Leave model={model} challenge={progress} />
      </Card>
      {progress.classes > 0 && content.is === 'loading' && <ListSkeleton items={2} label={copy.classesTitle} />}
      {content.is === 'failed' && <NotLoaded what={copy.classesWhat} why={content} onRetry={model.detail.retry} />}
      {content.is === 'known' && content.items.length > 0 && (
        <Classes items={content.items} isIn={progress.membership !== null} settings={settings} {...links} />
      )}
    </>
  );
}

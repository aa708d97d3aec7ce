import type { MouseEvent } from 'react';
import type { Collection } from '../../../core/contract/schemas/training/collections.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { flag } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { Pagination } from '../../../ui/navigation/pagination/pagination.js';
import { Tabs } from '../../../ui/navigation/tabs/tabs.js';
import type { ListState } from '../../list/model.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { useStore } from '../../screen/use-store.js';
import { Card } from './card.js';
import { words } from './copy.js';
import { JoinButton } from './join.js';
import { shows, type ChallengesModel } from './model.js';
import { Opener } from '../../workouts/opener.js';
import { cardName, list as listClass, panel, opener } from './view.css.js';

export interface ListProps {
  model: ChallengesModel;
  state: ListState<Collection>;
  hrefOf: (challengeId: string) => string | undefined;
  onOpen: (challengeId: string, event: MouseEvent) => void;
}

/** The challenges, by tabs. */
export function List(props: ListProps) {
  const copy = useWords(words);
  const { model, state } = props;
  const shown = shows.find(show => show === state.query.filters['show']) ?? 'joined';
  return (
    <Tabs
      label={copy.title}
      value={shown}
      activation="manual"
      onChange={id => void model.filter('show', id === 'joined' ? undefined : id)}
      tabs={shows.map(id => ({ id, label: copy.tabs[id], content: id === shown && <Panel {...props} shown={id} /> }))}
    />
  );
}

function Panel({ model, state, shown, hrefOf, onOpen }: ListProps & { shown: (typeof shows)[number] }) {
  const copy = useWords(words);
  const settings = useStore(model.$settings);
  const places = useStore(model.$places);
  const { items, total, waiting, failure, query } = state;
  const pages = Math.max(1, Math.ceil(total / model.pageSize));
  if (failure) return <NotLoaded what={copy.screen.what} why={{ code: failure }} onRetry={model.retry} />;
  // those of another tab are none of this one
  if (!items || waiting) return <ListSkeleton items={2} label={copy.tabs[shown]} />;
  if (total === 0) return <Empty model={model} shown={shown} />;
  return (
    <div className={panel}>
      <ul className={listClass} role="list">
        {items.map(challenge => (
          <li key={challenge.id}>
            <Card
              challenge={challenge}
              place={places[challenge.id]}
              settings={settings}
              name={
                <h3 className={cardName}>
                  <Opener className={opener} href={hrefOf(challenge.id)} onOpen={event => onOpen(challenge.id, event)}>
                    <bdi>{challenge.name}</bdi>
                  </Opener>
                </h3>
              }
              failed={<PlaceFailed model={model} challengeId={challenge.id} />}
            >
              <JoinButton model={model} challenge={challenge} type="secondary" />
            </Card>
          </li>
        ))}
      </ul>
      {pages > 1 && <Pagination page={query.page} pages={pages} onPage={page => void model.turnTo(page)} />}
    </div>
  );
}

/** Only where they stand did not come. */
export function PlaceFailed({ model, challengeId }: { model: ChallengesModel; challengeId: string }) {
  const copy = useWords(words);
  const place = useStore(model.$places)[challengeId];
  if (place?.is !== 'failed') return null;
  return <NotLoaded what={copy.standing} why={place} onRetry={() => model.retryPlace(challengeId)} />;
}

function Empty({ model, shown }: { model: ChallengesModel; shown: (typeof shows)[number] }) {
  const copy = useWords(words);
  return (
    <EmptyState
      icon={flag}
      title={copy.empty[shown].title}
      action={shown === 'joined' && <Button onClick={() => void model.filter('show', 'open')}>{copy.seeOpen}</Button>}
    >
      {copy.empty[shown].text}
    </EmptyState>
  );
}

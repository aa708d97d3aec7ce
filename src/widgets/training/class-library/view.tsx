import { useState, type MouseEvent } from 'react';
import { Banner } from '../../../ui/feedback/banner/banner.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { useWords } from '../../../ui/language/language.js';
import { Tabs } from '../../../ui/navigation/tabs/tabs.js';
import { failureText } from '../../copy.js';
import type { PropsOf } from '../../element/define.js';
import { LazyView } from '../../element/lazy-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { classWay } from '../../workouts/class-way.js';
import { notDone } from '../../workouts/not-done.js';
import { AllClasses } from './all-classes.js';
import { words } from './copy.js';
import { Favorites } from './favorites.js';
import { createHearts } from './hearts.js';
import type { classLibrary } from './index.js';
import type { Opening } from './opening.js';
import { readPlace, tabs, writePlace, type Place, type Tab } from './place.js';
import { box, stack, title } from './view.css.js';

type Props = PropsOf<typeof classLibrary>;

const loadSchedule = () => import('./schedule.tsx?widget');
const loadPlaylists = () => import('./playlists.tsx?widget');

const waiting = (
  <div className={stack}>
    <ListSkeleton items={4} />
  </div>
);

/** The library: all classes, the schedule, favourites and playlists. */
export function View(props: Props) {
  const {
    query = '',
    contentHref,
    liveHref,
    membershipHref,
    onQueryChanged,
    onContentRequested,
    onSignInRequested,
  } = props;
  const copy = useWords(words);
  const { $userId, hearts } = useModel(session => ({ $userId: session.$userId, hearts: createHearts(session) }), []);
  const userId = useStore($userId);
  const problem = useStore(hearts.$problem);
  const [place, setPlace] = useState(() => readPlace(query));
  const [followed, setFollowed] = useState(query);
  // the address says something else now
  if (followed !== query) {
    setFollowed(query);
    setPlace(readPlace(query));
  }
  const go = (to: Place, typing = false) => {
    setPlace(to);
    onQueryChanged?.({ query: writePlace(to), typing });
  };
  const opening: Opening = {
    hrefOf: (contentId, slotId) => classWay({ contentHref, liveHref }, contentId, slotId),
    onOpen(contentId: string, event: MouseEvent<HTMLElement>) {
      if (onContentRequested?.({ contentId }) === false) event.preventDefault();
    },
  };
  const all = (
    <AllClasses
      {...opening}
      query={place.rest}
      hearts={hearts}
      onQuery={(rest, typing) => go({ tab: 'all', playlist: undefined, rest }, typing)}
      onSignIn={onSignInRequested}
    />
  );
  const contents = {
    all,
    schedule: <LazyView load={loadSchedule} waiting={waiting} props={{ ...opening, membershipHref }} />,
    favorites: <Favorites {...opening} hearts={hearts} />,
    playlists: (
      <LazyView
        load={loadPlaylists}
        waiting={waiting}
        props={{
          ...opening,
          playlistId: place.playlist,
          onPlaylist: (playlist: string | undefined) => go({ tab: 'playlists', playlist, rest: '' }),
        }}
      />
    ),
  } satisfies Record<Tab, unknown>;
  return (
    <div className={box}>
      <h2 className={title}>{copy.title}</h2>
      {problem && (
        <Banner title={notDone(problem.code, copy.heart(problem.title))}>{failureText(problem, copy)}</Banner>
      )}
      {userId === undefined ? (
        all
      ) : (
        <Tabs
          label={copy.views}
          value={place.tab}
          activation="manual"
          onChange={id => go({ tab: tabs.find(tab => tab === id) ?? 'all', playlist: undefined, rest: '' })}
          tabs={tabs.map(id => ({ id, label: copy.tabs[id], content: contents[id] }))}
        />
      )}
    </div>
  );
}

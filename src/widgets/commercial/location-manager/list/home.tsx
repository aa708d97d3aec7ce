import { useEffect, useState } from 'react';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { useWords } from '../../../../ui/language/language.js';
import { Tabs } from '../../../../ui/navigation/tabs/tabs.js';
import { LazyView } from '../../../element/lazy-view.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import type { AlarmsProps } from '../alarms/view.js';
import { words } from '../copy.js';
import { title, view } from '../view.css.js';
import { Locations } from './view.js';
import { createViews } from './views-model.js';

const loadAlarms = () => import('../alarms/view.tsx?widget');

export interface HomeProps extends Pick<
  AlarmsProps,
  'query' | 'equipmentHref' | 'licensesHref' | 'onQuery' | 'onOpen' | 'onSignIn'
> {
  /** One that was closed a moment ago. */
  closed: string | undefined;
  onCreated: (locationId: string) => void;
}

/** All locations that somebody sees, and what is wrong at any of them. */
export function Home({ query, equipmentHref, licensesHref, closed, onQuery, onOpen, onCreated, onSignIn }: HomeProps) {
  const copy = useWords(words);
  const model = useWorkModel(session => createViews({ session, query, onQuery }), []);
  const { open, queries } = useStore(model.$views);
  const alarms = useStore(model.$alarms);
  const userId = useStore(model.$userId);
  /** How often an alarm was silenced or woken: what the locations say of theirs is old then. */
  const [changes, setChanges] = useState(0);
  useEffect(() => model.follow(query), [model, query]);
  const shared = { onOpen, onSignIn };
  const lists = {
    locations: (
      <Locations
        {...shared}
        query={queries.locations}
        changes={changes}
        onQuery={(to, typing) => model.set('locations', to, typing)}
        onCreated={onCreated}
      />
    ),
    alerts: (
      <LazyView<AlarmsProps>
        load={loadAlarms}
        props={{
          ...shared,
          query: queries.alerts,
          equipmentHref,
          licensesHref,
          onQuery: (to, typing) => model.set('alerts', to, typing),
          onChanged: () => {
            model.recount();
            setChanges(before => before + 1);
          },
        }}
        waiting={<ListSkeleton />}
      />
    ),
  };
  return (
    <div className={view}>
      <h2 className={title}>{copy.title}</h2>
      {closed !== undefined && <Banner tone="success">{copy.wasClosed(closed)}</Banner>}
      {userId === undefined ? (
        lists[open]
      ) : (
        <Tabs
          label={copy.views.label}
          tabs={[
            { id: 'locations', label: copy.title, content: lists.locations },
            {
              id: 'alerts',
              label: copy.views.alerts,
              count: alarms.is === 'known' ? alarms.data.total : undefined,
              content: lists.alerts,
            },
          ]}
          value={open}
          onChange={model.open}
          activation="manual"
        />
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { PropsOf } from '../../element/define.js';
import type { locationManager } from './index.js';
import { Home } from './list/home.js';
import { Place } from './place/view.js';
import { box } from './view.css.js';

type Props = PropsOf<typeof locationManager>;

/** The locations that somebody may see, or one of them. */
export function View({
  query = '',
  locationId,
  tab,
  equipmentHref,
  machinesHref,
  licensesHref,
  onQueryChanged,
  onLocationOpened,
  onListOpened,
  onTabChanged,
  onMachinesRequested,
  onLicensesRequested,
  onLocationCreated,
  onLocationDeleted,
  onSignInRequested,
}: Props) {
  const [opened, setOpened] = useState(locationId);
  const [pressed, setPressed] = useState(false);
  const [closed, setClosed] = useState<string>();
  useEffect(() => setOpened(locationId), [locationId]);
  const open = (id: string) => {
    setClosed(undefined);
    setPressed(true);
    if (onLocationOpened?.({ locationId: id }) !== false) setOpened(id);
  };
  const toList = () => {
    if (onListOpened?.() !== false) setOpened(undefined);
  };
  const to = (href: string | undefined, id: string) => href?.replace('{locationId}', encodeURIComponent(id));
  return (
    <div className={box} data-one={opened ? '' : undefined}>
      {opened ? (
        <Place
          key={opened}
          locationId={opened}
          tab={tab}
          machinesHref={to(machinesHref, opened)}
          licensesHref={to(licensesHref, opened)}
          onTab={next => onTabChanged?.({ tab: next })}
          onMachines={() => onMachinesRequested?.({ locationId: opened })}
          onLicenses={() => onLicensesRequested?.({ locationId: opened })}
          onList={toList}
          onClosed={name => {
            setClosed(name);
            onLocationDeleted?.({ locationId: opened });
            setOpened(undefined);
          }}
          onSignIn={onSignInRequested}
          takesFocus={pressed}
        />
      ) : (
        <Home
          query={query}
          equipmentHref={equipmentHref}
          licensesHref={licensesHref}
          closed={closed}
          onQuery={(changed, typing) => onQueryChanged?.({ query: changed, typing })}
          onOpen={open}
          onCreated={id => {
            onLocationCreated?.({ locationId: id });
            open(id);
          }}
          onSignIn={onSignInRequested}
        />
      )}
    </div>
  );
}

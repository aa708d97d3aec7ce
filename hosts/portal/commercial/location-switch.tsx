import type { loadPlaceSwitch } from '@echelon/membership/commercial';
import { session } from '@echelon/membership/core';
import { Combobox, SidebarSection, useSidebar, useWords } from '@echelon/membership/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useRoute, useSearch } from 'wouter';
import { commercialWords } from './commercial-words.js';

const PATH = '/commercial/locations';

interface Store<Value> {
  get: () => Value;
  listen: (told: () => void) => () => void;
}

const useStore = <Value,>(store: Store<Value>): Value =>
  useSyncExternalStore(
    told => store.listen(told),
    () => store.get(),
  );

interface LocationSwitchProps {
  create: Awaited<ReturnType<typeof loadPlaceSwitch>>['createPlaceSwitch'];
}

/** Goes to the same part of another location; nothing for who has only one. */
export function LocationSwitch({ create }: LocationSwitchProps) {
  const { switch: words } = useWords(commercialWords);
  const [model] = useState(() => create(session()));
  const [, params] = useRoute(`${PATH}/:locationId`);
  const [, navigate] = useLocation();
  const tab = new URLSearchParams(useSearch()).get('tab');
  const { collapsed, leave } = useSidebar();
  const several = useStore(model.$several);
  const current = useStore(model.$current);
  const places = useStore(model.$places);
  /** What is typed to find another; undefined while nobody looks for one. */
  const [typed, setTyped] = useState<string>();
  const locationId = params?.locationId;
  useEffect(() => {
    void model.begin();
    return model.stop;
  }, [model]);
  useEffect(() => void model.follow(locationId), [model, locationId]);
  if (!several || collapsed) return null;
  const look = (sought: string) => {
    setTyped(sought);
    model.search(sought);
  };
  const go = (id: string) => {
    setTyped(undefined);
    leave();
    navigate(`${PATH}/${id}${params && tab ? `?tab=${tab}` : ''}`);
    // a page that stays is given the focus
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <SidebarSection title={words.title} quiet>
      <li>
        <div
          onFocus={() => {
            // with the name of this one in it, nothing else would be found
            if (typed === undefined) look('');
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setTyped(undefined);
          }}
        >
          <Combobox
            name="location-switch"
            label={words.label}
            value={typed ?? current?.name ?? ''}
            placeholder={current?.name}
            emptyText={words.none}
            suggestions={
              typeof places === 'string'
                ? places
                : places.map(({ id, name, city }) => ({
                    value: id,
                    label: name,
                    note: id === locationId ? words.here : (city ?? undefined),
                    disabled: id === locationId,
                  }))
            }
            onChange={look}
            onChoose={({ value }) => go(value)}
            onRetry={() => void model.retry()}
          />
        </div>
      </li>
    </SidebarSection>
  );
}

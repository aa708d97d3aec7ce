import { useState, type ReactNode } from 'react';
import { useWords } from '../../ui/language/language.js';
import { LazyView } from '../element/lazy-view.js';
import { listWords } from '../list/copy.js';
import type { ListFilter } from '../list/filter-menu.js';
import { useStore } from '../screen/use-store.js';
import type { PlaceFilterModel } from './filter.js';
import type { FindPlaceProps } from './find-place.js';

const loadFindPlace = () => import('./find-place.tsx?widget');

/** As the calls of lists name it. */
const NAME = 'locationId';

interface Inputs {
  places: PlaceFilterModel;
  /** What the list calls it: `Location`. */
  label: string;
  /** Sets the filter of the list. */
  filter: (name: string, value: string) => unknown;
}

/** A list's filter by location: a choice in its menu, or, of many, a dialog that finds one. */
export function usePlaceFilter({ places, label, filter }: Inputs): { filter: ListFilter; dialog: ReactNode } {
  const words = useWords(listWords);
  const { named, isMany } = useStore(places.$places);
  const [finding, setFinding] = useState(false);
  const dialog: FindPlaceProps = {
    onChoose(place) {
      setFinding(false);
      places.name(place);
      filter(NAME, place.id);
    },
    onClose: () => setFinding(false),
  };
  return {
    filter: {
      name: NAME,
      label,
      options: named.map(({ id, name }) => ({ value: id, label: name })),
      ...(isMany && { find: { label: words.findPlace, onSelect: () => setFinding(true) } }),
    },
    dialog: finding && <LazyView load={loadFindPlace} props={dialog} waiting={null} />,
  };
}

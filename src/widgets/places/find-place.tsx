import { useEffect, useRef, useState } from 'react';
import type { Named } from '../../core/contract/schemas/commercial/common.js';
import { Dialog } from '../../ui/feedback/dialog/dialog.js';
import { useWords } from '../../ui/language/language.js';
import { useWorkModel } from '../screen/use-work-model.js';
import { useStore } from '../screen/use-store.js';
import { placeFilterWords } from './copy.js';
import { PlaceField } from './field.js';
import { createPlaces } from './model.js';

export interface FindPlaceProps {
  onChoose: (place: Named) => void;
  onClose: () => void;
}

/** Finds one location of many, a closed one too: what was there is still listed. The choice is the answer. */
export function View({ onChoose, onClose }: FindPlaceProps) {
  const copy = useWords(placeFilterWords);
  const model = useWorkModel(session => createPlaces(session, () => true), []);
  const places = useStore(model.$places);
  const [typed, setTyped] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('input')?.focus();
    void model.fetch();
    return model.stop;
  }, [model]);
  return (
    <Dialog open title={copy.title} onClose={onClose} left={{ type: 'secondary' }} right={false}>
      <div ref={box}>
        <PlaceField
          label={copy.label}
          helper={copy.helper}
          noneText={copy.none}
          typed={typed}
          error={undefined}
          places={places}
          onSeek={sought => {
            setTyped(sought);
            model.search(sought);
          }}
          onChoose={onChoose}
          onRetry={() => void model.fetch()}
        />
      </div>
    </Dialog>
  );
}

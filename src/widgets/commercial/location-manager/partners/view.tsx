import { useEffect, useRef } from 'react';
import type { Location } from '../../../../core/contract/schemas/commercial/locations.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { users } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { personWords } from '../../../screen/person-screen-copy.js';
import { useWorkModel } from '../../../screen/use-work-model.js';
import { useStore } from '../../../screen/use-store.js';
import { isOffered } from '../may.js';
import { bar, columns, heading, muted, name as nameClass, row, sheet } from '../view.css.js';
import { placeWords } from '../place/copy.js';
import { AddPartner } from './add.js';
import { partnersWords } from './copy.js';
import { createPartners, MOST_PARTNERS, type PartnersModel } from './model.js';

export interface PartnersProps {
  place: Location;
  /** What the location is after a change. */
  onChanged: (location: Location) => void;
  /** Somebody else has changed it: it is to be read again. */
  onStale: () => Promise<void>;
}

/** Whose members train here; who edits the location adds and removes them. */
export function View({ place, onChanged, onStale }: PartnersProps) {
  const copy = useWords(partnersWords);
  const { tabs } = useWords(placeWords);
  const { loading } = useWords(personWords);
  const locationId = place.id;
  const model = useWorkModel(session => createPartners({ session, locationId, onChanged, onStale }), [locationId]);
  const loaded = useStore(model.$loaded);
  if (loaded.is === 'loading') return <ListSkeleton label={loading(copy.what)} items={2} />;
  if (loaded.is === 'failed') return <NotLoaded what={copy.what} why={loaded} onRetry={model.retry} />;
  const { items } = loaded.data;
  const isEditor = isOffered(place, 'edit');
  return (
    <div className={isEditor ? columns : undefined}>
      <section className={sheet}>
        <Said model={model} place={place} />
        {items.length === 0 ? (
          <EmptyState icon={users} title={copy.empty}>
            {copy.emptyText}
          </EmptyState>
        ) : (
          <>
            <div>
              <h3 className={heading}>{tabs.partners}</h3>
              <p className={muted}>{copy.text}</p>
            </div>
            <ul role="list">
              {items.map(partner => (
                <li key={partner.id} className={row}>
                  <div className={bar}>
                    <span className={nameClass}>{partner.name}</span>
                    {isEditor && (
                      <Button
                        type="secondary"
                        size="sm"
                        label={copy.removeOf(partner.name)}
                        onClick={() => void model.make(place, { partner, to: 'out' })}
                      >
                        {copy.remove}
                      </Button>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      {isEditor && (
        <section className={sheet}>
          <h3 className={heading}>{copy.add}</h3>
          {items.length < MOST_PARTNERS ? (
            <AddPartner model={model} place={place} />
          ) : (
            <p className={muted}>{copy.full}</p>
          )}
        </section>
      )}
    </div>
  );
}

/** What the last press came to. It takes the focus, because what was pressed is gone. */
function Said({ model, place }: { model: PartnersModel; place: Location }) {
  const copy = useWords(partnersWords);
  const refusals = useWords(placeWords);
  const done = useStore(model.$done);
  const press = useStore(model.$press);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (done?.to === 'out') box.current?.querySelector('button')?.focus();
  }, [done]);
  return (
    <div ref={box} hidden={!done && press.is !== 'refused'}>
      {done && (
        <Banner
          tone="success"
          actions={
            done.to === 'out' && (
              <Button
                type="secondary"
                size="sm"
                onClick={() => void model.make(place, { partner: done.partner, to: 'in' })}
              >
                {copy.undo}
              </Button>
            )
          }
        >
          {copy.done[done.to](done.partner.name)}
        </Banner>
      )}
      {press.is === 'refused' && <Banner>{failureText(press.failure, refusals)}</Banner>}
    </div>
  );
}

import { EmptyState } from '../../../../ui/feedback/empty-state/empty-state.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { users } from '../../../../ui/icon/shapes.js';
import { useWords } from '../../../../ui/language/language.js';
import { NotLoaded } from '../../../not-loaded.js';
import { personWords } from '../../../person-screen-copy.js';
import { useModel } from '../../../use-model.js';
import { useStore } from '../../../use-store.js';
import { heading, muted, name as nameClass, row, sheet } from '../view.css.js';
import { placeWords } from './copy.js';
import { createPartners } from './partners-model.js';

/** Whose members train here. */
export function Partners({ locationId }: { locationId: string }) {
  const { partners: copy } = useWords(placeWords);
  const { loading } = useWords(personWords);
  const model = useModel(session => createPartners(session, locationId), [locationId]);
  const loaded = useStore(model.$loaded);
  if (loaded.is === 'loading') return <ListSkeleton label={loading(copy.what)} items={2} />;
  if (loaded.is === 'failed') return <NotLoaded what={copy.what} why={loaded} onRetry={model.retry} />;
  const { items } = loaded.data;
  if (items.length === 0)
    return (
      <div className={sheet}>
        <EmptyState icon={users} title={copy.empty}>
          {copy.emptyText}
        </EmptyState>
      </div>
    );
  return (
    <section className={sheet}>
      <div>
        <h3 className={heading}>{copy.title}</h3>
        <p className={muted}>{copy.text}</p>
      </div>
      <ul role="list">
        {items.map(({ id, name }) => (
          <li key={id} className={row}>
            <span className={nameClass}>{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { heart } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { unseen } from '../../../ui/style/unseen.css.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { CardsSkeleton } from './cards-skeleton.js';
import { ClassCard } from './class-card.js';
import { words } from './copy.js';
import { createFavoriteClasses } from './favorites-model.js';
import { Foot } from './foot.js';
import type { Hearts } from './hearts.js';
import type { Opening } from './opening.js';
import { cards, stack } from './view.css.js';

/** A member's favourites. One whose heart is taken away stays until the next visit, so that it can be pressed again. */
export function Favorites(props: Opening & { hearts: Hearts }) {
  const copy = useWords(words);
  const model = useModel(createFavoriteClasses, []);
  const screen = useStore(model.$screen);
  return (
    <PersonView screen={screen} texts={{ what: copy.pieces.favorites }} onRetry={model.retry}>
      {({ items, total, waiting, failure }) => (
        <div className={stack}>
          <h3 className={unseen}>{copy.tabs.favorites}</h3>
          {waiting && !items && <CardsSkeleton />}
          {items && total === 0 && !waiting && (
            <EmptyState icon={heart} title={copy.noFavorites}>
              {copy.noFavoritesText}
            </EmptyState>
          )}
          {items && total > 0 && (
            <ul className={cards} role="list">
              {items.map(({ content }) => (
                <ClassCard {...props} key={content.id} content={content} />
              ))}
            </ul>
          )}
          {failure ? (
            <NotLoaded what={copy.pieces.favorites} why={{ code: failure }} onRetry={model.retry} />
          ) : (
            items &&
            total > 0 && <Foot shown={items.length} total={total} waiting={waiting} onMore={() => void model.more()} />
          )}
        </div>
      )}
    </PersonView>
  );
}

import { useEffect } from 'react';
import type { ContentItem } from '../../../core/contract/schemas/content/library.js';
import { Button } from '../../../ui/actions/button/button.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { play, search } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import type { ListState } from '../../list/model.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { PersonView } from '../../screen/person-view.js';
import { useModel } from '../../screen/use-model.js';
import { useStore } from '../../screen/use-store.js';
import { createAllClasses, type AllClassesModel } from './all-model.js';
import { CardsSkeleton } from './cards-skeleton.js';
import { ClassCard } from './class-card.js';
import { words } from './copy.js';
import { Foot } from './foot.js';
import type { Hearts } from './hearts.js';
import type { Opening } from './opening.js';
import { Suggestions } from './suggestions.js';
import { Toolbar } from './toolbar.js';
import { cards, name, section, stack } from './view.css.js';

interface AllClassesProps extends Opening {
  query: string;
  hearts: Hearts;
  onQuery: (query: string, typing: boolean) => void;
  onSignIn: (() => unknown) | undefined;
}

/** All classes: searched, filtered, as many as somebody wants to see. */
export function AllClasses({ query, onQuery, onSignIn, ...props }: AllClassesProps) {
  const copy = useWords(words);
  const model = useModel(session => createAllClasses({ session, query, onQuery }), []);
  const screen = useStore(model.$screen);
  useEffect(() => model.follow(query), [model, query]);
  return (
    <PersonView screen={screen} texts={copy.screen} onRetry={model.retry} onSignIn={onSignIn}>
      {state => <Shown {...props} model={model} state={state} />}
    </PersonView>
  );
}

interface ShownProps extends Opening {
  hearts: Hearts;
  model: AllClassesModel;
  state: ListState<ContentItem>;
}

function Shown({ model, state, ...cardProps }: ShownProps) {
  const copy = useWords(words);
  const known = useStore(model.$known);
  const { items, total, waiting, failure, query } = state;
  const isFiltered = query.q !== '' || Object.keys(query.filters).length > 0;
  const isNone = items !== undefined && total === 0 && !waiting && !failure;
  return (
    <div className={stack}>
      <Toolbar model={model} state={state} known={known} />
      {!isFiltered && query.sort === undefined && <Suggestions {...cardProps} {...known.recommended} />}
      <section className={section}>
        {items && total > 0 && <h3 className={name}>{copy.classes}</h3>}
        {isNone && (
          <EmptyState
            icon={isFiltered ? search : play}
            title={isFiltered ? copy.noneTitle : copy.emptyTitle}
            action={
              isFiltered && (
                <Button type="secondary" onClick={() => void model.filterOnly({})}>
                  {copy.showAll}
                </Button>
              )
            }
          >
            {isFiltered ? copy.noneText : copy.emptyText}
          </EmptyState>
        )}
        {items && total > 0 && (
          <ul className={cards} role="list" aria-busy={waiting}>
            {items.map(content => (
              <ClassCard {...cardProps} key={content.id} content={content} />
            ))}
          </ul>
        )}
        {waiting && !items && <CardsSkeleton />}
      </section>
      {failure ? (
        <NotLoaded what={copy.screen.what} why={{ code: failure }} onRetry={model.retry} />
      ) : (
        items &&
        total > 0 && <Foot shown={items.length} total={total} waiting={waiting} onMore={() => void model.more()} />
      )}
    </div>
  );
}

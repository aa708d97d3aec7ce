import { useState } from 'react';
import { SearchField } from '../../../ui/forms/search-field/search-field.js';
import { Skeleton } from '../../../ui/feedback/skeleton/skeleton.js';
import { SeenAndSaid } from '../../../ui/feedback/said/seen-and-said.js';
import { useWords } from '../../../ui/language/language.js';
import { LazyView } from '../../element/lazy-view.js';
import { workoutWords } from '../../workouts/copy.js';
import { classesOf, type ClassRecords } from './board.js';
import { ListFoot } from '../../workouts/list-foot.js';
import { words } from './copy.js';
import type { Bests, PersonalBestsModel } from './model.js';
import { Record, type RecordContext } from './record.js';
import {
  board,
  cellName,
  classRecord,
  classRecords,
  classRow,
  classTitle,
  heading,
  muted,
  search,
  section,
  triesBox,
  triesSummary,
} from './view.css.js';

// Few people open the tries of a class.
const loadTries = () => import('./class-tries.tsx?widget');

/** Classes that are shown at first, and with each press more. */
const PAGE = 5;

interface ClassListProps {
  model: PersonalBestsModel;
  state: Bests;
  context: RecordContext;
}

/** The records of single classes, the latest first. */
export function ClassList({ model, state: { bests, q, pages }, context }: ClassListProps) {
  const copy = useWords(words);
  const found = classesOf(bests, q);
  const shown = found.slice(0, pages * PAGE);
  return (
    <section className={section} part="classes">
      <h3 className={heading}>{copy.classes}</h3>
      {(found.length > 0 || q !== '') && (
        <div className={search}>
          <SearchField dense value={q} label={copy.searched} placeholder={copy.searched} onChange={model.search} />
        </div>
      )}
      {found.length === 0 ? (
        <SeenAndSaid className={muted}>{q === '' ? copy.noClasses : copy.noneFound(q)}</SeenAndSaid>
      ) : (
        <>
          <ul className={board} role="list">
            {shown.map(one => (
              <ClassRow key={one.contentId} records={one} context={context} />
            ))}
          </ul>
          <ListFoot
            shown={shown.length}
            total={found.length}
            texts={{ more: copy.more, shown: copy.classesShown }}
            onMore={model.more}
          />
        </>
      )}
    </section>
  );
}

function ClassRow({
  records: { contentId, title, bests },
  context,
}: {
  records: ClassRecords;
  context: RecordContext;
}) {
  const copy = useWords(words);
  const terms = useWords(workoutWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <li className={classRow}>
      <h4 className={classTitle}>
        <bdi>{title}</bdi>
      </h4>
      <div className={classRecords}>
        {bests.map(best => (
          <div key={best.id} className={classRecord}>
            <span className={cellName}>{terms.metrics[best.metric]}</span>
            <Record {...context} best={best} />
          </div>
        ))}
      </div>
      <details className={triesBox} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary className={triesSummary}>{copy.tries(title)}</summary>
        {isOpen && (
          <LazyView load={loadTries} props={{ contentId, title, ...context }} waiting={<Skeleton shape="control" />} />
        )}
      </details>
    </li>
  );
}

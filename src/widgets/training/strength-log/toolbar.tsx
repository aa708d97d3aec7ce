import type { RoutineLine } from '../../../core/contract/schemas/strength/routines.js';
import { Button } from '../../../ui/actions/button/button.js';
import { FilterChips } from '../../../ui/data/filter-chips/filter-chips.js';
import { SearchField } from '../../../ui/forms/search-field/search-field.js';
import { plus, upload } from '../../../ui/icon/shapes.js';
import { useWords } from '../../../ui/language/language.js';
import { FilterMenu } from '../../list/filter-menu.js';
import type { ListState } from '../../list/model.js';
import { classWords } from '../../workouts/class-copy.js';
import { words } from './copy.js';
import { levels } from './levels.js';
import type { RoutineListModel } from './list-model.js';
import type { Opening } from './opening.js';
import type { Place } from './place.js';
import { search, tools } from './view.css.js';

interface ToolbarProps {
  model: RoutineListModel;
  state: ListState<RoutineLine>;
}

/** Search, and the level as a chip. */
export function Toolbar({ model, state: { query } }: ToolbarProps) {
  const copy = useWords(words);
  const classTerms = useWords(classWords);
  const chosen = levels.find(level => level === query.filters['level']);
  const options = levels.map(value => ({ value, label: classTerms.levels[value] }));
  return (
    <div className={tools}>
      <div className={search}>
        <SearchField dense value={query.q} label={copy.searched} placeholder={copy.searched} onChange={model.search} />
      </div>
      <FilterChips
        filters={chosen ? [{ id: 'level', field: copy.level, value: classTerms.levels[chosen] }] : []}
        onRemove={name => void model.filter(name, undefined)}
        onClear={() => void model.clearFilters()}
        add={
          <FilterMenu model={model} filters={[{ name: 'level', label: copy.level, options }]} chosen={query.filters} />
        }
      />
    </div>
  );
}

/** The ways to a routine of one's own, and to a session without one. */
export function Actions({ onPlace, sessionHrefOf, onSession }: Opening & { onPlace: (place: Place) => void }) {
  const copy = useWords(words);
  return (
    <div className={tools}>
      <Button type="secondary" size="sm" icon={plus} onClick={() => onPlace({ show: 'own', task: 'new', rest: '' })}>
        {copy.create}
      </Button>
      <Button
        type="secondary"
        size="sm"
        icon={upload}
        onClick={() => onPlace({ show: 'own', task: 'import', rest: '' })}
      >
        {copy.import}
      </Button>
      <Button type="secondary" size="sm" href={sessionHrefOf('', 1)} onClick={event => onSession('', 1, event)}>
        {copy.free}
      </Button>
    </div>
  );
}

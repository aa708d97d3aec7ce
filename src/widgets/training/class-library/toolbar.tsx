import type { ContentItem } from '../../../core/contract/schemas/content/library.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import type { ListState } from '../../list/model.js';
import { classWords } from '../../workouts/class-copy.js';
import { workoutWords } from '../../workouts/copy.js';
import { ListToolbar } from '../../workouts/list-toolbar.js';
import type { AllClassesModel, Known } from './all-model.js';
import { words, type Copy } from './copy.js';
import { filtersOf } from './filters.js';

const orders = [
  'newest',
  '-rating',
  '-taken',
  'durationSeconds',
  '-durationSeconds',
] as const satisfies readonly (keyof Copy['orders'])[];

interface ToolbarProps {
  model: AllClassesModel;
  state: ListState<ContentItem>;
  known: Known;
}

/** Search, filters as chips, and the order. */
export function Toolbar({ model, state: { query }, known }: ToolbarProps) {
  const copy = useWords(words);
  const terms = useWords(workoutWords);
  const classTerms = useWords(classWords);
  const locale = useLocale();
  const filters = filtersOf({ known, copy, terms, classTerms, locale });
  return <ListToolbar model={model} query={query} filters={filters} orders={orders} texts={copy} />;
}

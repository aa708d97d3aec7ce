import type { DraftState } from '../../core/contract/schemas/drafts.js';
import { useWords } from '../../ui/language/language.js';
import { stateWords } from './state-copy.js';
import { dot } from './state-dot.css.js';

/** Where something stands that is written as a draft and published, in a table: a dot and a word. */
export function StateDot({ state }: { state: DraftState }) {
  const { states } = useWords(stateWords);
  return (
    <span>
      <span className={dot} data-state={state} />
      {states[state]}
    </span>
  );
}

import type { DraftState } from '../../core/contract/schemas/drafts.js';
import { check, edit, minus, type IconShape } from '../../ui/icon/shapes.js';
import { useWords } from '../../ui/language/language.js';
import { StatusPill, type PillTone } from '../../ui/status-pill/status-pill.js';
import { draftWords } from './copy.js';
import { dot } from './state.css.js';

const looks: Readonly<Record<DraftState, { tone: PillTone; icon: IconShape }>> = {
  draft: { tone: 'neutral', icon: edit },
  published: { tone: 'success', icon: check },
  changed: { tone: 'info', icon: edit },
  unpublished: { tone: 'neutral', icon: minus },
};

/** Where something stands that is written as a draft and published: at the head of its page. */
export function StatePill({ state }: { state: DraftState }) {
  const { states } = useWords(draftWords);
  return <StatusPill {...looks[state]}>{states[state]}</StatusPill>;
}

/** The same in a table: a dot and a word. */
export function StateDot({ state }: { state: DraftState }) {
  const { states } = useWords(draftWords);
  return (
    <span>
      <span className={dot} data-state={state} />
      {states[state]}
    </span>
  );
}

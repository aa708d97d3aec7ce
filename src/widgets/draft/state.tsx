import type { DraftState } from '../../core/contract/schemas/drafts.js';
import { check, edit, minus, type IconShape } from '../../ui/icon/shapes.js';
import { useWords } from '../../ui/language/language.js';
import { StatusPill, type PillTone } from '../../ui/data/status-pill/status-pill.js';
import { stateWords } from './state-copy.js';

const looks: Readonly<Record<DraftState, { tone: PillTone; icon: IconShape }>> = {
  draft: { tone: 'neutral', icon: edit },
  published: { tone: 'success', icon: check },
  changed: { tone: 'info', icon: edit },
  unpublished: { tone: 'neutral', icon: minus },
};

/** Where something stands that is written as a draft and published: at the head of its page. */
export function StatePill({ state }: { state: DraftState }) {
  const { states } = useWords(stateWords);
  return <StatusPill {...looks[state]}>{states[state]}</StatusPill>;
}

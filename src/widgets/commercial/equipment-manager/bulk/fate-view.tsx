import { formatList } from '../../../../core/lists.js';
import { SeenAndSaid } from '../../../../ui/feedback/said/seen-and-said.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { bulkWords } from './bulk-copy.js';
import { figure, figures, groups as groupsClass, names as namesClass, why } from './bulk.css.js';
import type { BulkName, Fate, Group } from './model.js';
import { reasonWords } from '../reason-copy.js';

/** Names that are told before the rest is a number. */
const TOLD = 8;

interface FateViewProps {
  fate: Fate;
  action: BulkName;
  isDone: boolean;
}

/** How many change and how many do not, and why not, reason by reason. */
export function FateView({ fate: { changed, refused, groups }, action, isDone }: FateViewProps) {
  const copy = useWords(bulkWords);
  const { will, did } = copy.actions[action];
  return (
    <SeenAndSaid className={groupsClass}>
      <div className={figures}>
        <p className={figure} data-none={changed === 0 ? '' : undefined}>
          {(isDone ? did : will)(changed)}
        </p>
        {refused > 0 && <p className={figure}>{(isDone ? copy.didNot : copy.wont)(refused)}</p>}
      </div>
      {groups.map(group => (
        <Reason key={group.code} group={group} />
      ))}
    </SeenAndSaid>
  );
}

function Reason({ group: { code, names } }: { group: Group }) {
  const copy = useWords(bulkWords);
  const { failures } = useWords(reasonWords);
  const locale = useLocale();
  const known: Readonly<Record<string, string>> = failures;
  const left = names.length - TOLD;
  const told = names.slice(0, TOLD);
  return (
    <div>
      <p className={why}>{copy.because(known[code] ?? copy.other, names.length)}</p>
      <p className={namesClass}>
        {left > 0 ? [told.join(', '), copy.andMore(left)].join(' ') : formatList(told, locale)}
      </p>
    </div>
  );
}

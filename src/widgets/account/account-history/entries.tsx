import type { HistoryEntry, HistoryType } from '../../../core/contract/schemas/account-history.js';
import { sayDate } from '../../../core/figures.js';
import { formatNumber } from '../../../core/numbers.js';
import { Button } from '../../../ui/actions/button/button.js';
import { DescriptionList } from '../../../ui/data/description-list/description-list.js';
import { EmptyState } from '../../../ui/feedback/empty-state/empty-state.js';
import { creditCard, gift, history, pause, tag, users, type IconShape } from '../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { SegmentedControl } from '../../../ui/forms/segmented-control/segmented-control.js';
import { ListSkeleton } from '../../../ui/feedback/skeletons/skeletons.js';
import { Timeline } from '../../../ui/data/timeline/timeline.js';
import type { TimelineEntry } from '../../../ui/data/timeline/timeline-item.js';
import { NotLoaded } from '../../screen/not-loaded.js';
import { words } from './copy.js';
import { kindOf, kinds, type Kind } from './kinds.js';
import type { AccountHistoryModel, Screen } from './model.js';
import { describeEntry, type EntryText, type Telling } from './describe-entry.js';
import { runsOf } from './runs.js';
import { amount as amountClass, comment as commentClass } from './view.css.js';

const icons: Record<Kind, IconShape> = { plan: tag, payments: creditCard, pauses: pause, credit: gift, family: users };

const tones: { readonly [Type in HistoryType]?: TimelineEntry['tone'] } = {
  paymentFailed: 'critical',
  confirmationAsked: 'warning',
  terminated: 'critical',
  expired: 'critical',
  cardExpiring: 'warning',
  canceled: 'warning',
  paymentSucceeded: 'success',
  credited: 'success',
  redeemed: 'success',
  refunded: 'success',
  created: 'success',
};

function entryOf(
  { id, at, type }: HistoryEntry,
  { title, amount, who, facts, changes, comment }: EntryText,
): TimelineEntry {
  return {
    id,
    at,
    icon: icons[kindOf[type]],
    tone: tones[type],
    actor: title,
    action: amount && <span className={amountClass}>{amount}</span>,
    changes,
    note: (
      <>
        {[who, ...facts].join(' · ')}
        {comment && <q className={commentClass}>{comment}</q>}
      </>
    ),
  };
}

/** Renewals that nothing came between: how many and from when to when; each is a press away. */
function runOf(run: readonly HistoryEntry[], telling: Telling): TimelineEntry | undefined {
  const [newest, oldest] = [run[0], run.at(-1)];
  if (!newest || !oldest) return undefined;
  const single = entryOf(newest, describeEntry(newest, telling));
  if (run.length === 1) return single;
  const { copy, locale } = telling;
  const day = (at: number) => sayDate(at, locale, { is: 'told' });
  return {
    ...single,
    actor: copy.renewals(formatNumber(run.length, locale)),
    action: null,
    changes: undefined,
    note: copy.between(day(oldest.at), day(newest.at)),
    inside: {
      summary: copy.each,
      content: (
        <DescriptionList
          rows={run.map(entry => ({ term: day(entry.at), value: describeEntry(entry, telling).amount }))}
        />
      ),
    },
  };
}

/** What happened, month by month; of one kind, if it is chosen. */
export function Entries({ model, screen }: { model: AccountHistoryModel; screen: Extract<Screen, { is: 'list' }> }) {
  const copy = useWords(words);
  const locale = useLocale();
  const { entries, total, kind, userId, names, now, more, failure } = screen;
  const options = [{ value: '', label: copy.all }, ...kinds.map(value => ({ value, label: copy.kinds[value] }))];
  return (
    <>
      <div part="filter">
        <SegmentedControl
          legend={copy.filter}
          options={options}
          value={kind ?? ''}
          onChange={value => void model.show(kinds.find(one => one === value))}
        />
      </div>
      {entries && (
        <Timeline
          entries={runsOf(entries).flatMap(run => runOf(run, { userId, names, copy, locale }) ?? [])}
          label={copy.title}
          now={now}
          by="month"
          loadingMore={more}
          onMore={entries.length < total && !failure ? () => void model.more() : undefined}
          empty={
            <EmptyState
              icon={history}
              title={copy.noneTitle}
              action={
                <Button type="secondary" onClick={() => void model.show(undefined)}>
                  {copy.showAll}
                </Button>
              }
            >
              {copy.noneText}
            </EmptyState>
          }
        />
      )}
      {!entries && !failure && <ListSkeleton items={4} />}
      {failure && <NotLoaded what={copy.entries} why={{ code: failure }} onRetry={model.retry} />}
    </>
  );
}

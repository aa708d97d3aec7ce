import { formatInstant } from '../../../../core/instants.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { NotLoaded } from '../../../screen/not-loaded.js';
import { personWords } from '../../../screen/person-screen-copy.js';
import { useStore } from '../../../screen/use-store.js';
import { SnoozeMenu } from '../alarms/snooze-menu.js';
import { SnoozeSaid } from '../alarms/snooze-said.js';
import { titleOf } from '../alarm-title.js';
import { bar, heading, muted, name, row, sheet } from '../view.css.js';
import { summaryWords } from './copy.js';
import type { SummaryModel } from './model.js';

interface AlarmsProps {
  model: SummaryModel;
}

/** What is wrong here, what to do about each, and the way to be left alone with it for a while. */
export function Alarms({ model }: AlarmsProps) {
  const { alarms: copy } = useWords(summaryWords);
  const { loading } = useWords(personWords);
  const locale = useLocale();
  const loaded = useStore(model.$alarms);
  const left = loaded.is === 'known' ? loaded.data.total - loaded.data.items.length : 0;
  return (
    <section className={sheet}>
      <h3 className={heading}>{copy.title}</h3>
      <SnoozeSaid model={model} now={loaded.is === 'known' ? loaded.now : 0} />
      {loaded.is === 'loading' && <ListSkeleton label={loading(copy.what)} items={2} />}
      {loaded.is === 'failed' && <NotLoaded what={copy.what} why={loaded} onRetry={model.retryAlarms} />}
      {loaded.is === 'known' && loaded.data.items.length === 0 && <p className={muted}>{copy.none}</p>}
      {loaded.is === 'known' && loaded.data.items.length > 0 && (
        <ul role="list">
          {loaded.data.items.map(alarm => (
            <li key={alarm.id} className={row}>
              <div className={bar}>
                <p className={name}>{titleOf(alarm, copy)}</p>
                {alarm.actions.snooze === 'ok' && <SnoozeMenu model={model} alarm={alarm} />}
              </div>
              <p className={muted}>{copy.advice[alarm.kind]}</p>
              <p className={muted}>
                {alarm.activated
                  ? copy.activated(
                      formatInstant(alarm.activated.first, locale),
                      formatInstant(alarm.activated.again, locale),
                    )
                  : copy.since(formatInstant(alarm.raisedAt, locale))}
              </p>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <p className={muted}>{copy.more(left)}</p>}
    </section>
  );
}

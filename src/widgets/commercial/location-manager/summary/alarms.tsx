import type { Alarm } from '../../../../core/contract/schemas/commercial/alarms.js';
import { formatInstant } from '../../../../core/instants.js';
import { Button } from '../../../../ui/actions/button/button.js';
import { MenuButton } from '../../../../ui/actions/menu/menu-button.js';
import { Banner } from '../../../../ui/feedback/banner/banner.js';
import { ListSkeleton } from '../../../../ui/feedback/skeletons/skeletons.js';
import { bell } from '../../../../ui/icon/shapes.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { failureText } from '../../../copy.js';
import { NotLoaded } from '../../../not-loaded.js';
import { personWords } from '../../../person-screen-copy.js';
import { useStore } from '../../../use-store.js';
import { DAY } from '../../../../core/dates.js';
import { bar, heading, muted, name, row, sheet } from '../view.css.js';
import { summaryWords } from './copy.js';
import { snoozes, type SummaryModel } from './model.js';

interface AlarmsProps {
  model: SummaryModel;
  /** Whether this reader may silence them. */
  maySnooze: boolean;
}

/** What is wrong here, what to do about each, and the way to be left alone with it for a while. */
export function Alarms({ model, maySnooze }: AlarmsProps) {
  const words = useWords(summaryWords);
  const { alarms: copy } = words;
  const { loading } = useWords(personWords);
  const locale = useLocale();
  const loaded = useStore(model.$alarms);
  const snoozing = useStore(model.$snoozing);
  const titleOf = ({ kind, equipment, detail }: Alarm) =>
    copy.titles[kind](equipment?.name ?? copy.machine, detail ?? '');
  const left = loaded.is === 'known' ? loaded.data.total - loaded.data.items.length : 0;
  return (
    <section className={sheet}>
      <h3 className={heading}>{copy.title}</h3>
      {snoozing.is === 'done' && snoozing.of.days > 0 && loaded.is === 'known' && (
        <Banner
          tone="success"
          actions={
            <Button type="secondary" onClick={() => void model.wake(snoozing.of.alarm)}>
              {copy.undo}
            </Button>
          }
        >
          {copy.snoozed(titleOf(snoozing.of.alarm), formatInstant(loaded.now + snoozing.of.days * DAY, locale))}
        </Banner>
      )}
      {snoozing.is === 'refused' && <Banner>{failureText(snoozing.failure, words)}</Banner>}
      {loaded.is === 'loading' && <ListSkeleton label={loading(copy.what)} items={2} />}
      {loaded.is === 'failed' && <NotLoaded what={copy.what} why={loaded} onRetry={model.retryAlarms} />}
      {loaded.is === 'known' && loaded.data.items.length === 0 && <p className={muted}>{copy.none}</p>}
      {loaded.is === 'known' && loaded.data.items.length > 0 && (
        <ul role="list">
          {loaded.data.items.map(alarm => (
            <li key={alarm.id} className={row}>
              <div className={bar}>
                <p className={name}>{titleOf(alarm)}</p>
                {maySnooze && (
                  <MenuButton
                    label={copy.snooze}
                    icon={bell}
                    groups={[
                      {
                        label: copy.snoozeOf(titleOf(alarm)),
                        items: snoozes.map(days => ({
                          id: String(days),
                          label: copy.days(days),
                          onSelect: () => void model.snooze(alarm, days),
                        })),
                      },
                    ]}
                  />
                )}
              </div>
              <p className={muted}>{copy.advice[alarm.kind]}</p>
              <p className={muted}>{copy.since(formatInstant(alarm.raisedAt, locale))}</p>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && <p className={muted}>{copy.more(left)}</p>}
    </section>
  );
}
